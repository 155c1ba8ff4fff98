import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check-content.ts";
import { fromPointer, toPointer, valueAt } from "../../scripts/content/diagnostic/path.ts";
import type { OpenFile } from "../../scripts/editor/session/open-file.ts";
import { contentModel } from "../content/memory-site.ts";
import { isFull, runs } from "../support/system/is-full.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { pathsIn } from "./changed.ts";
import { type EditedFolder, editFolder, save } from "./editor-session.ts";

// With facts, parts, tables and dates, and in several languages: the other sites add nothing to these.
const sites = isFull ? readdirSync(join(projectRoot, "tests/fixtures")) : ["bakery-site", "boatyard-site"];

/** Numbers that choose from the available options: the file, the value, the kind of change, and the replacement. */
const choices = fc.record({
  file: fc.nat(),
  at: fc.nat(),
  what: fc.nat(),
  text: fc.string({ unit: "grapheme", maxLength: 40 }),
});
type Choices = typeof choices extends fc.Arbitrary<infer Chosen> ? Chosen : never;

/** A list with an entry removed, doubled or moved. */
function changedList(list: readonly unknown[], { at, what }: Choices): readonly unknown[] {
  const index = at % list.length;
  const others = list.toSpliced(index, 1);
  if (what % 3 === 0) return others;
  if (what % 3 === 1) return list.toSpliced(index, 0, list[index]);
  return others.toSpliced(what % list.length, 0, list[index]);
}

/** The change of a file that some choices make, as the panel would send it; a key is removed, a list rearranged, a text replaced. */
function changeIn({ data }: OpenFile, chosen: Choices): { pointer: string; value?: unknown } {
  const paths = pathsIn(data).slice(1);
  const path = paths[chosen.at % paths.length] ?? [];
  const value = valueAt(data, path);
  const pointer = toPointer(path);
  if (Array.isArray(value) && value.length > 0) return { pointer, value: changedList(value, chosen) };
  if (typeof path.at(-1) === "string" && chosen.what % 4 === 0) return { pointer };
  return { pointer, value: typeof value === "number" ? chosen.what : chosen.text };
}

function edit(site: EditedFolder, chosen: Choices): OpenFile {
  const { editor } = site;
  const { pages } = editor.site({});
  const path = ["_site.yaml", ...pages.map((page) => page.path)][chosen.file % (pages.length + 1)] ?? "";
  const file = editor.open({ path });
  // Nothing is left to change.
  if (pathsIn(file.data).length === 1) return file;
  const change = changeIn(file, chosen);
  const saved = save(site, path, change);
  expect(valueAt(saved.data, fromPointer(change.pointer))).toEqual(change.value);
  return saved;
}

/** The report of the check on a file, as the panel gets it. */
function reported(pages: string, file: string): readonly string[] {
  const { diagnostics, sources } = checkContent(contentModel(), pages, process.cwd());
  const shown = sources.find(({ path }) => path === file)?.displayPath;
  return diagnostics
    .filter((one) => one.file === shown)
    .map(({ code, line, column, pointer }) => `${code} ${pointer} ${line}:${column}`);
}

describe.each(sites)("random edits of %s", (name) => {
  test("leave the check and the panel of one opinion, and undo of all gives the first bytes", () => {
    const count = runs(200);
    const site = editFolder(name);
    const first = site.all();
    let files = 0;
    for (const chosen of fc.sample(choices, { numRuns: count, seed: 1 })) {
      const file = edit(site, chosen);
      const panel = file.mistakes.map(({ code, line, column, pointer }) => `${code} ${pointer} ${line}:${column}`);
      expect(panel).toEqual(reported(site.pages, file.path));
      files++;
    }
    expect(files).toBe(count);
    while (site.editor.undo({}).label !== undefined);
    expect(site.all()).toEqual(first);
  });
});
