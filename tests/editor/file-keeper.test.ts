import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fromPointer } from "../../scripts/content/diagnostic/path.ts";
import { dataIn } from "../../scripts/content/yaml/data-in.ts";
import type { Answer, Call, Request } from "../../scripts/editor/panel/state/call-server.ts";
import type { FileKeeper } from "../../scripts/editor/panel/state/file-keeper.ts";
import type { OpenFile } from "../../scripts/editor/session/open-file.ts";
import { page, startFiles } from "../support/build/edited-site.ts";
import { type EditedFolder, editFolder } from "./editor-session.ts";

/** What the panel has asked, each with the function that answers it. */
let asked: {
  readonly call: string;
  readonly request: Request<"write">;
  answer(value: OpenFile | Answer<"write">): void;
}[] = [];
/** The editor that answers at once, where there is one. */
let site: EditedFolder | undefined;
let Keeper: typeof FileKeeper;

beforeAll(async () => {
  vi.stubGlobal("location", { search: "?token=t", pathname: "/__edit/" });
  vi.stubGlobal("fetch", (address: string, { body }: { readonly body: string }) => {
    const call = address.split("/").at(-1) ?? "";
    const edited = site;
    if (edited) return { ok: true, json: async () => answerOf(edited, call as Call, JSON.parse(body)) };
    return new Promise((resolve) => {
      const answer = (value: unknown) => resolve({ ok: true, json: async () => value });
      asked.push({ call, request: JSON.parse(body), answer });
    });
  });
  ({ FileKeeper: Keeper } = await import("../../scripts/editor/panel/state/file-keeper.ts"));
});
beforeEach(() => {
  asked = [];
  site = undefined;
});

function answerOf({ editor }: EditedFolder, call: Call, request: unknown): unknown {
  return (editor[call] as (request: unknown) => unknown)(request);
}

function file(version: string, ...titles: readonly string[]): OpenFile {
  const data = { blocks: titles.map((title) => ({ type: "hero", title })) };
  return { path: "index.yaml", route: "/", pages: 1, version, data, text: "", mistakes: [], shown: [] };
}

function type(keeper: FileKeeper, pointer: string, value: string): void {
  keeper.change(fromPointer(pointer), value, { label: "Title", group: "g" });
}

function titles({ kept }: FileKeeper): readonly string[] {
  return (kept.data as { readonly blocks: readonly { readonly title: string }[] }).blocks.map(({ title }) => title);
}

describe("what is typed while the server answers", () => {
  test.each([
    ["has got a block above", ["NEW", "A", "B", "C1"], ["NEW", "A", "B", "C12"]],
    ["has lost a block above", ["B", "C1"], ["B", "C12"]],
  ])("stands in its own block where the file %s", async (_name, theirs, wanted) => {
    const keeper = new Keeper(file("1", "A", "B", "C"), () => {});
    type(keeper, "/blocks/2/title", "C1");
    void keeper.flush();
    await expect.poll(() => asked.length).toBe(1);
    type(keeper, "/blocks/2/title", "C12");
    asked[0]?.answer({ isWritten: true, file: file("2", ...theirs) });
    await expect.poll(() => asked.length).toBe(2);
    expect(titles(keeper)).toEqual(wanted);
    const { data } = file("", ...wanted);
    expect(asked[1]?.request).toMatchObject({ version: "2", wanted: { data } });
  });

  test("stays where the file is read anew at the same time", async () => {
    const keeper = new Keeper(file("1", "A"), () => {});
    void keeper.refresh();
    await expect.poll(() => asked.length).toBe(1);
    type(keeper, "/blocks/0/title", "A1");
    const saved = keeper.flush();
    asked[0]?.answer(file("1", "A"));
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.answer({ isWritten: true, file: file("2", "A1") });
    await saved;
    expect([keeper.kept.file.version, titles(keeper), keeper.isSaved]).toEqual(["2", ["A1"], true]);
  });
});

test("the text that somebody types stays where a mistake is mended by a button", () => {
  const keeper = new Keeper(file("1", "A"), () => {});
  keeper.typeText("title: Mine");
  keeper.take(file("2", "B"));
  expect(keeper.kept.typed).toEqual({ text: "title: Mine", version: "1" });
  keeper.takeText({ isWritten: false, file: { ...file("2", "B"), text: "title: Theirs" } });
  expect(keeper.kept.conflicts).toEqual([{ pointer: "", mine: "title: Mine", theirs: "title: Theirs" }]);
  keeper.takeText({ isWritten: true, file: file("3", "C") });
  expect(keeper.kept.typed).toBeUndefined();
});

describe("a second writer", () => {
  const path = "prices.yaml";
  /** Opens a file, which somebody else then writes anew. */
  function open(text: string, theirs: string): FileKeeper {
    site = editFolder({ ...startFiles, [path]: text });
    const keeper = new Keeper(site.editor.open({ path }), () => {});
    writeFileSync(join(site.pages, path), theirs);
    return keeper;
  }
  const prices = page("Prices", "  - { type: prose, body: Old } # kept\n");

  test("loses nothing where another value was changed", async () => {
    const keeper = open(prices, prices.replace("Old", "Theirs"));
    type(keeper, "/title", "Mine");
    await keeper.flush();
    expect(site?.text(path)).toBe(prices.replace("Old", "Theirs").replace("title: Prices", "title: Mine"));
    expect(keeper.isSaved).toBe(true);
  });

  test("is asked about where the same value was changed: theirs stays in the file until mine is taken", async () => {
    const theirs = prices.replace("Old", "Theirs");
    const keeper = open(prices, theirs);
    type(keeper, "/blocks/1/body", "Mine");
    type(keeper, "/title", "Costs");
    await keeper.flush();
    const both = theirs.replace("title: Prices", "title: Costs");
    expect(site?.text(path)).toBe(both);
    const [conflict] = keeper.kept.conflicts;
    expect(conflict).toEqual({ pointer: "/blocks/1/body", mine: "Mine", theirs: "Theirs" });
    if (conflict) keeper.settle(conflict, "mine");
    await keeper.flush();
    expect(site?.text(path)).toBe(both.replace("Theirs", "Mine"));
  });

  test("who leaves a file that cannot be read takes nothing of what was typed", async () => {
    const keeper = open(prices, "title: [\n");
    type(keeper, "/title", "Mine");
    await keeper.flush();
    expect([site?.text(path), keeper.kept.data]).toMatchObject(["title: [\n", { title: "Mine" }]);
    expect(keeper.kept.refusal).toContain("can no longer be read as YAML");
    writeFileSync(join(site?.pages ?? "", path), prices.replace("Old", "Theirs"));
    await keeper.flush();
    expect(site?.text(path)).toBe(prices.replace("Old", "Theirs").replace("title: Prices", "title: Mine"));
  });

  test("changes the file fifty times, and nothing of either is lost", async () => {
    const keeper = open(prices, prices);
    for (let time = 1; time <= 50; time++) {
      const before = site?.text(path) ?? "";
      const theirs = before.replace(/^# \d+\n/, "").replace(/^description: .*/m, `description: Theirs ${time}.`);
      writeFileSync(join(site?.pages ?? "", path), `# ${time}\n${theirs}`);
      type(keeper, "/title", `Mine ${time}`);
      await keeper.flush();
      expect(keeper.isSaved).toBe(true);
      expect(site?.text(path)).toMatch(`# ${time}\n`);
      expect(dataIn(site?.text(path) ?? "")).toMatchObject({ title: `Mine ${time}`, description: `Theirs ${time}.` });
    }
  });
});
