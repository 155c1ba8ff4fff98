import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNode, isScalar, parseDocument } from "yaml";
import { isRecord, toPointer, valueAt, type ValuePath } from "../../scripts/content/diagnostic/path.ts";
import { dataIn } from "../../scripts/content/yaml/data-in.ts";
import { runs } from "../support/system/is-full.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { applyChanges, changedText, pathsIn } from "./changed.ts";

const files = ["tests/fixtures", "pages"].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(projectRoot, folder, name), "utf8") })),
);

const choices = fc.record({
  file: fc.nat(),
  at: fc.nat(),
  what: fc.nat(),
  to: fc.nat(),
  value: fc.oneof(fc.string({ unit: "grapheme" }), fc.lorem({ maxCount: 40 }), fc.jsonValue({ maxDepth: 2 })),
  lines: fc.array(fc.nat(), { maxLength: 8 }),
  isWindows: fc.boolean(),
  isEnded: fc.boolean(),
  hasMark: fc.boolean(),
});
type Choices = typeof choices extends fc.Arbitrary<infer Chosen> ? Chosen : never;

/** A file with the same data, with comments above and after lines, and any kind of line ends, beginning and end. */
function writtenOtherwise({ file, lines, isWindows, isEnded, hasMark }: Choices) {
  const { name, text: first } = files[file % files.length] ?? { name: "", text: "" };
  const data = dataIn(first);
  let text = first;
  for (const [index, line] of lines.entries()) {
    const all = text.split("\n");
    const at = line % all.length;
    const old = all[at] ?? "";
    const indentation = /^ */.exec(old)?.[0] ?? "";
    const now = [`${indentation}# note ${index}\n${old}`, `${old} # note ${index}`, `\n${old}`][line % 3] ?? "";
    const tried = all.with(at, now).join("\n");
    if (isDeepStrictEqual(dataIn(tried), data)) text = tried;
  }
  if (!isEnded && isDeepStrictEqual(dataIn(text.trimEnd()), data)) text = text.trimEnd();
  if (isWindows) text = text.replaceAll("\n", "\r\n");
  return { name, text: (hasMark ? "\ufeff" : "") + text, data };
}

function notesIn(text: string): readonly string[] {
  return (text.match(/# note \d/g) ?? []).toSorted();
}

function linesOf(text: string): readonly string[] {
  return text.split("\n").map((line) => line.trimEnd());
}

/** The texts above and below the lines of a value. */
function around(text: string, path: ValuePath): readonly [string, string] {
  const node = parseDocument(text, { stringKeys: true }).getIn(path, true);
  const [start = 0, end = 0] = (isNode(node) && node.range) || [];
  const last = isScalar(node) && /^BLOCK/.test(node.type ?? "") ? text.slice(0, end).trimEnd().length : end;
  const below = text.indexOf("\n", last);
  return [text.slice(0, text.lastIndexOf("\n", start - 1) + 1), below < 0 ? "" : text.slice(below + 1)];
}

describe("in files with comments anywhere", () => {
  const cases = (seed: number) => fc.sample(choices, { numRuns: runs(1000), seed });

  test("nothing changes where no value does", () => {
    for (const chosen of cases(3)) {
      const { name, text, data } = writtenOtherwise(chosen);
      expect([name, changedText(text, [{ pointer: "", value: data }])]).toEqual([name, text]);
    }
  });

  test("a new value in place of a text, a number or a yes changes its own lines and no comment", () => {
    for (const chosen of cases(4)) {
      const { name, text, data } = writtenOtherwise(chosen);
      const paths = pathsIn(data).filter((one) => !isRecord(valueAt(data, one)) && !Array.isArray(valueAt(data, one)));
      const path = paths[chosen.at % paths.length] ?? [];
      const changes = [{ pointer: toPointer(path), value: chosen.value }];
      const after = changedText(text, changes);
      const [above, below] = around(text, path);
      const seen = { name, changes, text };
      expect({ ...seen, data: dataIn(after) }).toEqual({ ...seen, data: applyChanges(data, changes) });
      expect({ ...seen, above: after.slice(0, above.length) }).toEqual({ ...seen, above });
      expect({ ...seen, below: after.slice(after.length - below.length) }).toEqual({ ...seen, below });
      expect({ ...seen, notes: notesIn(after) }).toEqual({ ...seen, notes: notesIn(text) });
      const back = changedText(after, [{ pointer: "", value: data }]);
      expect({ ...seen, back: dataIn(back) }).toEqual({ ...seen, back: data });
    }
  });

  test("entries of a list that move, come or are doubled keep all lines and comments of all", () => {
    for (const chosen of cases(5)) {
      const { name, text, data } = writtenOtherwise(chosen);
      const lists = pathsIn(data).filter((one) => Array.isArray(valueAt(data, one)));
      const path = lists[chosen.at % lists.length];
      const list = path && (valueAt(data, path) as readonly unknown[]);
      if (!list || list.length === 0) continue;
      const [from, to] = [chosen.what % list.length, chosen.to % list.length];
      const moved = list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
      const value = [moved, list.toSpliced(to, 0, list[from]), list.toSpliced(to, 0, { type: "new" })][chosen.what % 3];
      const changes = [{ pointer: toPointer(path), value }];
      const after = changedText(text, changes);
      const seen = { name, changes, text };
      expect({ ...seen, data: dataIn(after) }).toEqual({ ...seen, data: applyChanges(data, changes) });
      expect({ ...seen, notes: notesIn(after) }).toEqual({ ...seen, notes: notesIn(text) });
      const back = changedText(after, [{ pointer: toPointer(path), value: list }]);
      expect({ ...seen, back: dataIn(back) }).toEqual({ ...seen, back: data });
      const filled = (one: string) => linesOf(one).filter((line) => line !== "");
      const isBracketed = /[[{]/.test(text.replaceAll(/# note.*/g, ""));
      if (!isBracketed) expect({ ...seen, lines: filled(back) }).toEqual({ ...seen, lines: filled(text) });
    }
  });

  test("keys and entries that go take only their own comments, and keys that come take none", () => {
    for (const chosen of cases(6)) {
      const { name, text, data } = writtenOtherwise(chosen);
      const paths = pathsIn(data).slice(1);
      const path = paths[chosen.at % paths.length] ?? [];
      const parent = path.slice(0, -1);
      const isAdded = chosen.what % 2 === 0 && isRecord(valueAt(data, parent));
      const pointer = toPointer(isAdded ? [...parent, "added"] : path);
      const changes = [isAdded ? { pointer, value: chosen.value } : { pointer }];
      const order = chosen.to % 2 ? ["added"] : [];
      const after = changedText(text, changes, order);
      const seen = { name, changes, text };
      expect({ ...seen, data: dataIn(after) }).toEqual({ ...seen, data: applyChanges(data, changes) });
      if (isAdded) {
        expect({ ...seen, notes: notesIn(after) }).toEqual({ ...seen, notes: notesIn(text) });
        expect({ ...seen, text: changedText(after, [{ pointer }]) }).toEqual(seen);
      } else {
        const [above, below] = around(text, path);
        const own = above.replace(/[^\n]*:(?:\s*# note \d)*\s*$/, "").replace(/(?:\s*# note \d)+\s*$/, "");
        const kept = [...notesIn(own), ...notesIn(below.replace(/^(?:\s*# note \d)+/, ""))];
        expect({ ...seen, notes: kept.filter((note) => !notesIn(after).includes(note)) }).toEqual({
          ...seen,
          notes: [],
        });
      }
    }
  });
});
