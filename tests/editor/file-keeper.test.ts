import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { fromPointer } from "../../scripts/content/diagnostic/path.ts";
import { dataIn } from "../../scripts/content/yaml/data-in.ts";
import type { Answer, Call, Request } from "../../scripts/editor/panel/state/call-server.ts";
import { followPointer, keepKeys } from "../../scripts/editor/panel/state/entry-keys.ts";
import type { FileKeeper } from "../../scripts/editor/panel/state/file-keeper.ts";
import type { OpenFile } from "../../scripts/editor/session/open-file.ts";
import { page, startFiles } from "../support/build/edited-site.ts";
import { type EditedFolder, editFolder } from "./editor-session.ts";

/** The requests of the panel, each with the function that answers it. */
let asked: {
  readonly call: string;
  readonly request: Request<"write">;
  answer(value: OpenFile | Answer<"write">): void;
}[] = [];
/** The editor that answers at once, if there is one. */
let site: EditedFolder | undefined;
let Keeper: typeof FileKeeper;

beforeAll(async () => {
  vi.stubGlobal("location", { search: "?token=t", pathname: "/__edit/" });
  vi.stubGlobal("fetch", (address: string, { body }: { readonly body: string }) => {
    const call = address.split("/").at(-1) ?? "";
    const edited = site;
    if (edited) return answerOf(edited, call as Call, JSON.parse(body));
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

function answerOf({ editor }: EditedFolder, call: Call, request: unknown) {
  try {
    const answer = (editor[call] as (request: unknown) => unknown)(request);
    return { ok: true, json: async () => answer };
  } catch (error) {
    return { ok: false, json: async () => ({ error: (error as Error).message }) };
  }
}

function file(...titles: readonly string[]): OpenFile {
  const data = { blocks: titles.map((title) => ({ type: "hero", title })) };
  return { path: "index.yaml", route: "/", pages: 1, data, text: titles.join(), mistakes: [], facts: [], shown: [] };
}

function type(keeper: FileKeeper, pointer: string, value: string): void {
  keeper.change(fromPointer(pointer), value, { label: "Title", group: "g" });
}

function titles({ kept }: FileKeeper): readonly string[] {
  return (kept.data as { readonly blocks: readonly { readonly title: string }[] }).blocks.map(({ title }) => title);
}

test("what is typed while the server answers is sent with what it was made of, and shown until then", async () => {
  const keeper = new Keeper(file("A", "B"), () => {});
  type(keeper, "/blocks/1/title", "B1");
  void keeper.flush();
  await expect.poll(() => asked.length).toBe(1);
  type(keeper, "/blocks/1/title", "B12");
  asked[0]?.answer({ file: file("NEW", "A", "B1"), conflicts: [] });
  await expect.poll(() => asked.length).toBe(2);
  expect(titles(keeper)).toEqual(["A", "B12"]);
  const [data, base] = [file("A", "B12").data, file("A", "B1").data];
  expect(asked[1]?.request.wanted).toEqual({ data, base });
  asked[1]?.answer({ file: file("NEW", "A", "B12"), conflicts: [] });
  await expect.poll(() => titles(keeper)).toEqual(["NEW", "A", "B12"]);
  expect(keeper.isSaved).toBe(true);
});

test("what is typed while the server answers stays where the file is read anew at the same time", async () => {
  const keeper = new Keeper(file("A"), () => {});
  void keeper.refresh();
  await expect.poll(() => asked.length).toBe(1);
  type(keeper, "/blocks/0/title", "A1");
  const saved = keeper.flush();
  asked[0]?.answer(file("A"));
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.answer({ file: file("A1"), conflicts: [] });
  await saved;
  expect([titles(keeper), keeper.isSaved]).toEqual([["A1"], true]);
});

test("the text that somebody types stays where a mistake is mended by a button, and is asked about where others have written", async () => {
  const keeper = new Keeper(file("A"), () => {});
  keeper.changeText("title: Mine");
  keeper.take(file("B"));
  expect([keeper.kept.text, keeper.isSaved]).toEqual(["title: Mine", false]);
  const saved = keeper.flush();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.request.wanted).toEqual({ text: "title: Mine", base: "A" });
  const conflict = { pointer: "", mine: "title: Mine", theirs: "B" };
  asked[0]?.answer({ file: file("B"), conflicts: [conflict] });
  await saved;
  expect([keeper.kept.text, keeper.kept.conflicts]).toEqual(["B", [conflict]]);
  keeper.settle(conflict, "mine");
  void keeper.flush();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.request.wanted).toEqual({ text: "title: Mine", base: "B" });
});

describe("a second writer", () => {
  const path = "prices.yaml";
  /** Opens a file, which someone else then overwrites. */
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

describe("what is open stays with its entry, or is closed", () => {
  const [one, two] = ["One", "Two"].map((question) => ({ question, answer: `${question}, yes.` }));
  const [other, banner] = [
    { question: "Three", answer: "No." },
    { type: "banner", text: "Closed." },
  ];
  const changed = { question: "Two", answer: "Perhaps." };
  test.each([
    ["above which one is put", [one, two], [other, one, two], "/2"],
    ["above which equal ones are put", ["a", "a"], ["b", "a", "a"], "/2"],
    ["that is moved", [one, two, other], [two, one, other], "/0"],
    ["that is changed while one is put above it", [one, two], [one, other, changed], "/2"],
    ["that alone is changed throughout", [one, two], [one, other], "/1"],
    ["that is removed", [other, two, one], [other, one], undefined],
    ["of another kind in its place", [one, banner], [one, { type: "quote", text: "Closed." }], undefined],
    ["of which two may be the one", [one, "a"], [one, "b", "c"], undefined],
    ["of which both are changed throughout", [one, two], [other, { question: "Four", answer: "So." }], undefined],
  ])("an entry %s", (_, before, after, now) => {
    const [was, is] = [{ items: before }, structuredClone({ items: after })];
    keepKeys(was, is);
    expect(followPointer("/items/1/answer", was, is)).toBe(now && `/items${now}/answer`);
  });

  test("in a list within another, and after changes by hand", () => {
    const before = { blocks: [banner, { type: "faq", title: "Asked", items: [one, two] }] };
    const typed = { blocks: [banner, { type: "faq", title: "Asked", items: [one, one] }] };
    const theirs = { blocks: [{ type: "faq", title: "Asked", items: [other, one, one] }, banner] };
    keepKeys(before, typed);
    keepKeys(typed, theirs);
    expect(followPointer("/blocks/1/items/1/answer", before, theirs)).toBe("/blocks/0/items/2/answer");
  });

  test("and a value that is taken after it was asked about goes where it belongs, or nowhere", () => {
    const keeper = new Keeper(file("A", "B"), () => {});
    keeper.take(file("A", "Theirs"), undefined, [{ pointer: "/blocks/1/title", mine: "Mine", theirs: "Theirs" }]);
    keeper.take(file("New", "A", "Theirs"));
    expect(keeper.kept.conflicts[0]?.pointer).toBe("/blocks/2/title");
    keeper.take(file("New"));
    const [conflict] = keeper.kept.conflicts;
    if (conflict) keeper.settle(conflict, "mine");
    expect([titles(keeper), keeper.kept.conflicts]).toEqual([["New"], []]);
  });
});
