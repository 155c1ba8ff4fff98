import { expect, test } from "vitest";
import type { Diagnostic } from "../../scripts/content/diagnostic/diagnostic.ts";
import { shownPart } from "../../scripts/content/report/shown-part.ts";

const mistakes = (file: string, count: number): Diagnostic[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ code: "unknown-key", message: "Unexpected.", file, pointer: "" },
    ...{ line: at + 1, column: 1, endLine: at + 1, endColumn: 2 },
  }));

const shown = (diagnostics: readonly Diagnostic[], most?: number) => {
  const { files, others } = shownPart(diagnostics, most);
  return { files: files.map((each) => [each.file, each.count, each.shown.length]), others };
};

test("a report shows the first 20 mistakes of a file, and of all as many as it may", () => {
  expect(shown([...mistakes("a.yaml", 21), ...mistakes("b.yaml", 20)])).toEqual({
    files: [
      ["a.yaml", 21, 20],
      ["b.yaml", 20, 20],
    ],
    others: { mistakes: 0, files: 0 },
  });
});

test("files behind the last mistake that is shown are counted", () => {
  const all = [...mistakes("a.yaml", 3), ...mistakes("b.yaml", 4), ...mistakes("c.yaml", 5), ...mistakes("d.yaml", 6)];
  expect(shown(all, 5)).toEqual({
    files: [
      ["a.yaml", 3, 3],
      ["b.yaml", 4, 2],
    ],
    others: { mistakes: 11, files: 2 },
  });
});
