import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { OpenFile, SaveAnswer } from "../../scripts/editor/api/api.ts";
import type { Request } from "../../scripts/editor/api/requests.ts";
import type { FileKeeper } from "../../scripts/editor/panel/state/file-keeper.ts";

/** What the panel has asked, each with the function that answers it. */
let asked: { readonly call: string; readonly request: Request<"save">; answer(value: OpenFile | SaveAnswer): void }[] =
  [];
let Keeper: typeof FileKeeper;

beforeAll(async () => {
  vi.stubGlobal("location", { search: "?token=t", pathname: "/__edit/" });
  vi.stubGlobal("fetch", (address: string, { body }: { readonly body: string }) => {
    const call = address.split("/").at(-1) ?? "";
    return new Promise((resolve) => {
      const answer = (value: unknown) => resolve({ ok: true, json: async () => value });
      asked.push({ call, request: JSON.parse(body), answer });
    });
  });
  ({ FileKeeper: Keeper } = await import("../../scripts/editor/panel/state/file-keeper.ts"));
});
beforeEach(() => {
  asked = [];
});

function file(version: string, ...titles: readonly string[]): OpenFile {
  const data = { blocks: titles.map((title) => ({ type: "hero", title })) };
  return { path: "index.yaml", route: "/", version, data, text: "", mistakes: [], shown: [] };
}

function type(keeper: FileKeeper, pointer: string, value: string): void {
  keeper.change([{ pointer, value }], { label: "Title", group: "g" });
}

function titles({ kept }: FileKeeper): readonly string[] {
  return (kept.data as { readonly blocks: readonly { readonly title: string }[] }).blocks.map(({ title }) => title);
}

describe("what is typed while the server answers", () => {
  test.each([
    ["has got a block above", ["NEW", "A", "B", "C1"], ["NEW", "A", "B", "C12"], "/blocks/3/title"],
    ["has lost a block above", ["B", "C1"], ["B", "C12"], "/blocks/1/title"],
  ])("stands in its own block where the file %s", async (_name, theirs, wanted, pointer) => {
    const keeper = new Keeper(file("1", "A", "B", "C"), () => {});
    type(keeper, "/blocks/2/title", "C1");
    void keeper.flush();
    await expect.poll(() => asked.length).toBe(1);
    type(keeper, "/blocks/2/title", "C12");
    asked[0]?.answer({ kind: "saved", isMerged: true, file: file("2", ...theirs) });
    await expect.poll(() => asked.length).toBe(2);
    expect(titles(keeper)).toEqual(wanted);
    expect(asked[1]?.request).toMatchObject({ version: "2", changes: [{ pointer, value: "C12" }] });
  });

  test("stays where an older state of the file comes after it", async () => {
    const keeper = new Keeper(file("1", "A"), () => {});
    void keeper.refresh();
    await expect.poll(() => asked.length).toBe(1);
    type(keeper, "/blocks/0/title", "A1");
    const saved = keeper.flush();
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.answer({ kind: "saved", isMerged: false, file: file("2", "A1") });
    await saved;
    asked[0]?.answer(file("1", "A"));
    await keeper.flush();
    expect([keeper.kept.file.version, titles(keeper), keeper.kept.saving]).toEqual(["2", ["A1"], "saved"]);
  });
});
