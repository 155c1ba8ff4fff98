import type { ViteDevServer } from "vite";
import { expect, test } from "vitest";
import type { AnswerPage, PageAnswer } from "../../scripts/dev-server/answer-page.ts";
import { followBrowsers } from "../../scripts/dev-server/open-browsers.ts";
import { devEvents } from "../../src/dev/dev-data.ts";

type Listener = (data: unknown, client: unknown) => void;

/** Follows the browsers of a server that is none: `show` stands for a browser that says what it shows, `got` for what each has got. */
function follow(answer: AnswerPage) {
  const listeners = new Map<string, Listener>();
  const got: string[] = [];
  const ws = {
    clients: new Set(),
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    send: (message: string | { err: { message: string } }) => {
      if (typeof message !== "string") got.push(`all: ${message.err.message}`);
    },
  };
  const config = { logger: { error: () => {} } };
  // What of the server is used stands here.
  const browsers = followBrowsers({ ws, config } as unknown as ViteDevServer, { base: "", answer });
  const client = (name: string) => {
    const self = { send: (_event: string, html: string) => got.push(`${name}: ${html}`) };
    return (address: string) => listeners.get(devEvents.show)?.(address, self);
  };
  return { browsers, client, got };
}

const document = (html: string): PageAnswer => ({
  kind: "document",
  status: 200,
  html,
  isSettled: true,
  policy: "",
  isStyled: true,
});

test("a browser gets its newest page last, however long an earlier answer takes", async () => {
  const answers: ((answer: PageAnswer) => void)[] = [];
  const { browsers, client, got } = follow(() => new Promise((resolve) => answers.push(resolve)));
  client("one")("/");
  browsers.update();
  browsers.settle();
  // Where both have been asked for, the second one comes first.
  answers[1]?.(document("new"));
  answers[0]?.(document("old"));
  await expect.poll(() => got).toContain("one: old");
  answers[1]?.(document("new"));
  await expect.poll(() => got).toEqual(["one: old", "one: new"]);
  expect(answers).toHaveLength(2);
});
