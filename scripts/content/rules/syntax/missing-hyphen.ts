import { isScalar, isSeq, type Scalar, visit, type YAMLMap } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";
import { indentOf, lineAbove, lineEntry } from "./line-entry.ts";

/** Entries of a list that begin with nothing, or with another mark than a hyphen. */
export const missingHyphen: SyntaxRule = {
  code: "missing-hyphen",
  isOneByForm: true,
  meaning: "An entry of a list does not begin with a hyphen and a space. Every entry does, in the same column.",
  bad: `${examplePage}    «type»: check-list
    title: What we bake
    items:
      - Bread
`,
  says: {
    message: 'A hyphen is missing before "type": a new entry begins here.',
    hint: "Write - type, with the hyphen below that of the entry above.",
  },
  good: `${examplePage}  - type: check-list
    title: What we bake
    items:
      - Bread
`,
  explain({ lines, line }) {
    const { key, start, value, valueEnd } = lineEntry(lines, line);
    const text = lines.lineText(line).trim();
    const place = { start: lines.start(line) + indentOf(lines, line), end: lines.end(line) };
    const [, mark, rest = ""] = /^([*•–—·])[ \t]+(\S.*)$/.exec(text) ?? [];
    if (mark !== undefined) {
      return { ...place, message: `A list entry begins with a hyphen, not with ${mark}.`, hint: `Write - ${rest}` };
    }
    if (key !== undefined || text.startsWith("-") || !isBesideEntry(lines, line)) return undefined;
    const [word] = value.split(/\s/);
    return {
      start,
      end: valueEnd,
      message: `A hyphen is missing before "${excerpt(word ?? "")}": in this column list entries begin.`,
      hint: `Write - ${text}, put more spaces before it if it belongs to the entry above, or remove it.`,
    };
  },
  scan: (file) => (file.errors.some(({ code }) => code === "DUPLICATE_KEY") ? entriesIn(file) : []),
};

/** Whether the nearest line above that does not stand further in is an entry of a list, in the same column. */
function isBesideEntry(lines: LineIndex, line: number): boolean {
  const column = indentOf(lines, line);
  let above = lineAbove(lines, line);
  while (above >= 0 && indentOf(lines, above) > column) above = lineAbove(lines, above);
  return above >= 0 && indentOf(lines, above) === column && /^ *- /.test(lines.lineText(above));
}

function entriesIn({ lines, document }: ParsedText): SyntaxFinding[] {
  const found: SyntaxFinding[] = [];
  visit(document, {
    Map(_, map, ancestors) {
      for (const { key } of map.items) {
        if (!isScalar(key) || !key.range || !isNewEntry(map, key, { lines, ancestors })) continue;
        const [start, end] = key.range;
        const name = excerpt(String(key.value));
        found.push({
          start,
          end,
          message: `A hyphen is missing before "${name}": a new entry begins here.`,
          hint: `Write - ${name}, with the hyphen below that of the entry above.`,
          until: map.range?.[1] ?? end,
        });
        return;
      }
    },
  });
  return found;
}

/** Where a mapping stands. */
interface Surroundings {
  readonly lines: LineIndex;
  readonly ancestors: readonly unknown[];
}

/** Whether a key of an entry of a list repeats its first key, so that another entry begins there whose hyphen is missing. */
export function isNewEntry(map: YAMLMap, key: Scalar, { lines, ancestors }: Surroundings): boolean {
  const [first] = map.items;
  const at = map.items.findIndex((pair) => pair.key === key);
  // With nothing between them, or nothing below, it is a key that is there twice.
  if (at < 2 || at === map.items.length - 1) return false;
  if (!isSeq(ancestors.at(-1)) || !isScalar(first?.key) || first.key.value !== key.value) return false;
  const [from = 0] = first.key.range ?? [];
  return /^ *(?:- +)+$/.test(lines.text.slice(lines.start(lines.lineAt(from)), from));
}
