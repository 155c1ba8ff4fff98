import type { ViteDevServer } from "vite";
import { expect, test } from "vitest";
import type { PageAnswer } from "../../scripts/dev-server/answer-page.ts";
import { followBrowsers } from "../../scripts/dev-server/open-browsers.ts";
import { devEvents } from "../../src/dev/dev-data.ts";

const document = (html: string): PageAnswer => ({
  ...{ kind: "document", status: 200, policy: "" },
  ...{ html, isSettled: true, isStyled: true },
});

test("a browser gets its newest page last, however long an earlier answer takes", async () => {
  const [got, answers]: [string[], ((answer: PageAnswer) => void)[]] = [[], []];
  let show = (_address: string, _browser: unknown): void => {};
  const ws = {
    on: (event: string, listener: typeof show) => {
      if (event === devEvents.show) show = listener;
    },
  };
  // What of the server is used stands here.
  const server = { ws, config: { logger: { error: () => {} } } } as unknown as ViteDevServer;
  const answer = () => new Promise<PageAnswer>((resolve) => answers.push(resolve));
  const browsers = followBrowsers(server, { base: "", answer });
  show("/", { send: (_event: string, html: string) => got.push(html) });
  browsers.update();
  browsers.settle();
  // Where both have been asked for, the second one comes first.
  answers[1]?.(document("new"));
  answers[0]?.(document("old"));
  await expect.poll(() => got).toContain("old");
  answers[1]?.(document("new"));
  await expect.poll(() => got).toEqual(["old", "new"]);
  expect(answers).toHaveLength(2);
});
