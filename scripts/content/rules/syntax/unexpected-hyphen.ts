import type { LineIndex } from "../../diagnostic/line-index.ts";
import { parseText, possibleDataOf } from "../../yaml/parse-text.ts";
import type { SyntaxProblem, SyntaxRule } from "../kinds/syntax-rule.ts";
import { indentOf } from "../lines/find-indentation.ts";
import { lineEntry } from "../lines/line-entry.ts";
import { pathOfKey } from "../lines/path-of-key.ts";
import { excerpt } from "../words/describe-value.ts";

/** Hyphens before the first key of a mapping that is no entry of a list. */
export const unexpectedHyphen: SyntaxRule = {
  code: "unexpected-hyphen",
  meaning:
    "A hyphen stands before the first key of a mapping, so that YAML takes it for a list, to which the next key cannot belong. Only entries of lists begin with a hyphen.",
  bad: `title: Home
description: Fresh bread every morning.
nav:
  «-» label: Home
  order: 10
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: 'Unexpected hyphen: "nav" is a mapping of keys to values and no list.',
    hint: 'Remove the hyphen, and begin "label" in column 3, like the keys below.',
  },
  good: `title: Home
description: Fresh bread every morning.
nav:
  label: Home
  order: 10
blocks:
  - type: hero
    title: Fresh bread
`,
  find(problem) {
    const { lines } = problem;
    const line = hyphenLine(lines, lines.lineAt(problem.start));
    if (line === undefined) return undefined;
    const start = lines.start(line) + indentOf(lines, line);
    const end = start + (/^- */.exec(lines.text.slice(start))?.[0].length ?? 1);
    const owner = mappingWithout(problem, { start, end });
    if (owner === undefined) return undefined;
    return {
      start,
      end: start + 1,
      message: `Unexpected hyphen: "${excerpt(owner)}" is a mapping of keys to values and no list.`,
      hint: `Remove the hyphen, and begin "${lineEntry(lines, line).key}" in column ${indentOf(lines, line) + 1}, like the keys below.`,
      repair: [{ start, end, text: "" }],
    };
  },
};

/** The line of the hyphen that stands above a key, in its column, with nothing between them that is further out. */
function hyphenLine(lines: LineIndex, errorLine: number): number | undefined {
  let line = errorLine;
  while (line < lines.count && lines.lineText(line).trim() === "") line++;
  const column = indentOf(lines, line);
  for (let above = line; above >= 0; above--) {
    const text = lines.lineText(above);
    if (text.trim() === "" || indentOf(lines, above) > column) continue;
    if (indentOf(lines, above) < column) return undefined;
    if (text.startsWith("- ", column)) return isFirst(lines, above) ? above : undefined;
  }
  return undefined;
}

/** Whether a line has a key, and is the first below another key. */
function isFirst(lines: LineIndex, line: number): boolean {
  let above = line - 1;
  while (above >= 0 && /^ *(?:#|$)/.test(lines.lineText(above))) above--;
  return above >= 0 && indentOf(lines, above) < indentOf(lines, line) && lineEntry(lines, line).key !== undefined;
}

/** The key below which the schema wants a mapping, where the mapping would stand there without the hyphen. */
function mappingWithout({ lines, shape }: SyntaxProblem, hyphen: { start: number; end: number }): string | undefined {
  const document = parseText(lines.text.slice(0, hyphen.start) + lines.text.slice(hyphen.end));
  const path = pathOfKey(document, hyphen.start)?.slice(0, -1) ?? [];
  const owner = path.at(-1);
  const isMapping = shape.at(possibleDataOf(document), path)?.schema.type === "object";
  return isMapping && typeof owner === "string" ? owner : undefined;
}
