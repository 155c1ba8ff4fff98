import { expect, test, vi } from "vitest";
import { openIndex } from "../../src/behaviours/search-index.ts";

interface Asked {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

test("of the queries that come while one is searched for, the newest alone is", async () => {
  const asked: Asked[] = [];
  let answer = (_: { readonly data: { readonly id: number; readonly result: unknown } }) => {};
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", async () => Response.json({ languages: { en: {} } }));
  vi.stubGlobal(
    "Worker",
    class {
      postMessage = (message: Asked) => asked.push(message);
      addEventListener = (type: string, listener: typeof answer) => {
        if (type === "message") answer = listener;
      };
    },
  );
  const answerLast = (result: unknown) => answer({ data: { id: asked.at(-1)?.id ?? 0, result } });
  const queries = () => asked.filter(({ method }) => method === "search").map(({ args }) => args[0]);

  const find = openIndex("/_search/", "en");
  answerLast(true);
  const first = find("r");
  await vi.waitFor(() => expect(queries()).toEqual(["r"]));
  const [second, third] = [find("ry"), find("rye")];
  answerLast({ results: [] });
  expect([await first, await second]).toEqual([{ count: 0, read: expect.any(Function) }, undefined]);
  await vi.waitFor(() => expect(queries()).toEqual(["r", "rye"]));
  answerLast({ results: [] });
  expect(await third).toEqual({ count: 0, read: expect.any(Function) });
  vi.unstubAllGlobals();
});
