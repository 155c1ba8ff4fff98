import { visit } from "yaml";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";
import { newEntries } from "../lines/new-entries.ts";
import { orList } from "../words/or-list.ts";

/** Blocks, and entries of menus, whose first line is missing, so that they run into the one above. */
export const missingType: SyntaxRule = {
  code: "missing-type",
  meaning:
    "The line with the hyphen and the type is missing above the keys of a block, so that they are keys of the block above, which has some of them already.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread

    «title»: What we bake
    body: Rye and oats.
`,
  says: {
    message: 'A new block begins here, expected its type above "title".',
    hint: 'Write "- type:" with prose or rich-text in a line of its own above it, with the hyphen below that of the block above.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread

  - type: prose
    title: What we bake
    body: Rye and oats.
`,
  scan: (file) => (file.errors.some(({ code }) => code === "DUPLICATE_KEY") ? blocksIn(file) : []),
};

function blocksIn(file: ParsedText): SyntaxFinding[] {
  const { lines, document } = file;
  const found: SyntaxFinding[] = [];
  visit(document, {
    Map(_, map, ancestors) {
      for (const { start, end, hyphen, types } of newEntries({ file, map, ancestors })) {
        if (!types) continue;
        const [only, another] = types;
        const line = another === undefined ? `"- type: ${only}"` : `"- type:" with ${orList(types)}`;
        found.push({
          start,
          end,
          message: `A new block begins here, expected its type above "${lines.text.slice(start, end)}".`,
          hint: `Write ${line} in a line of its own above it, with the hyphen below that of the block above.`,
          repair: [{ start: hyphen, end: hyphen + 1, text: "-" }],
        });
      }
    },
  });
  return found;
}
