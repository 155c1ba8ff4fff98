import { isScalar, visit } from "yaml";
import { examplePage, withTopLines } from "../toolkit/examples.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

/** Keys that a mapping has twice. */
export const duplicateKey: SyntaxRule = {
  code: "duplicate-key",
  meaning:
    "A mapping has the same key twice, so that one of the two values would be lost. Mostly the hyphen of a new entry is missing.",
  bad: withTopLines("«title»: The bakery"),
  says: {
    message: 'The key "title" is already there, expected each key once.',
    hint: "Remove one of the two, or write a hyphen before the first line of a new entry, below that of the entry above.",
  },
  good: examplePage,
  scan: (file) => (file.errors.some(({ code }) => code === "DUPLICATE_KEY") ? duplicates(file) : []),
};

function duplicates({ document }: ParsedText): SyntaxFinding[] {
  const found: SyntaxFinding[] = [];
  visit(document, {
    Map(_, map) {
      const first = new Map<string, number>();
      let wasRepeated = false;
      for (const { key } of map.items) {
        if (!isScalar(key) || !key.range) continue;
        const [start, end] = key.range;
        const name = String(key.value);
        const offset = first.get(name);
        // Of several in a row the first is told: they were copied together, or begin a new entry.
        if (offset !== undefined && !wasRepeated) {
          found.push({
            start,
            end,
            message: `The key "${excerpt(name)}" is already there, expected each key once.`,
            hint: duplicateKey.says.hint,
            related: { offset, message: `"${excerpt(name)}" stands here first.` },
            // Where the first line of a block is missing, its other keys are in the one above.
            until: map.range?.[1] ?? end,
          });
        }
        wasRepeated = offset !== undefined;
        if (!first.has(name)) first.set(name, start);
      }
    },
  });
  return found;
}
