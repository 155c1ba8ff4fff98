import { isScalar, visit } from "yaml";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";
import { newEntries } from "../lines/new-entries.ts";
import { excerpt } from "../words/describe-value.ts";

/** Keys that a mapping has twice. */
export const duplicateKey: SyntaxRule = {
  code: "duplicate-key",
  meaning: "A mapping has the same key twice, so that one of the two values would be lost.",
  bad: `title: Home
description: Fresh bread every morning.
«title»: The bakery
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: 'The key "title" is already there, expected each key once.',
    hint: "Remove one of the two, or indent this one if it belongs to the entry above.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  scan: (file) => (file.errors.some(({ code }) => code === "DUPLICATE_KEY") ? duplicates(file) : []),
};

function duplicates(file: ParsedText): SyntaxFinding[] {
  const { document } = file;
  const found: SyntaxFinding[] = [];
  visit(document, {
    Map(_, map, ancestors) {
      const entries = newEntries({ file, map, ancestors });
      const first = new Map<string, number>();
      for (const { key } of map.items) {
        if (entries.some((entry) => entry.key === key)) first.clear();
        if (!isScalar(key) || !key.range) continue;
        const [start, end] = key.range;
        const name = String(key.value);
        const offset = first.get(name);
        if (offset === undefined) first.set(name, start);
        else {
          found.push({
            start,
            end,
            message: `The key "${excerpt(name)}" is already there, expected each key once.`,
            hint: "Remove one of the two, or indent this one if it belongs to the entry above.",
            related: { offset, message: `"${excerpt(name)}" stands here first.` },
          });
        }
      }
    },
  });
  return found;
}
