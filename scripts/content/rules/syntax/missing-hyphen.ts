import { visit } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";
import { indentOf } from "../lines/find-indentation.ts";
import { lineEntry } from "../lines/line-entry.ts";
import { newEntries } from "../lines/new-entries.ts";
import { excerpt } from "../words/describe-value.ts";
import { moreBelow } from "../words/more-below.ts";

/** Entries of a list that begin with nothing, or with another mark than a hyphen. */
export const missingHyphen: SyntaxRule = {
  code: "missing-hyphen",
  isOneByForm: true,
  meaning: "An entry of a list does not begin with a hyphen and a space. Every entry does, in the same column.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    «type»: check-list
    title: What we bake
    items:
      - Bread
`,
  says: {
    message: 'A hyphen is missing before "type": a new entry begins here.',
    hint: "Write - type, with the hyphen below that of the entry above.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: check-list
    title: What we bake
    items:
      - Bread
`,
  find({ lines, start, shape }) {
    let line = lines.lineAt(start);
    // Errors can stand on the empty lines before the line that they are about.
    while (line + 1 < lines.count && lines.lineText(line).trim() === "") line++;
    return bulletAt(lines, line) ?? numberNear(lines, line, shape.keys) ?? unmarkedEntry(lines, line);
  },
  scan: (file) => (file.errors.some(({ code }) => code === "DUPLICATE_KEY") ? entriesIn(file) : []),
};

function entriesIn(file: ParsedText): SyntaxFinding[] {
  const { lines, document } = file;
  const found: SyntaxFinding[] = [];
  visit(document, {
    Map(_, map, ancestors) {
      for (const { start, end, hyphen, types } of newEntries({ file, map, ancestors })) {
        if (types) continue;
        const key = lines.text.slice(start, end);
        found.push({
          start,
          end,
          message: `A hyphen is missing before "${excerpt(key)}": a new entry begins here.`,
          hint: `Write - ${key}, with the hyphen below that of the entry above.`,
          repair: [{ start: hyphen, end: hyphen + 1, text: "-" }],
        });
      }
    },
  });
  return found;
}

/** `* text`, as lists are written elsewhere. */
function bulletAt(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const [, lead = "", mark = "", rest = ""] = /^( *)([*•–—·])[ \t]+(?![ \t])(.*)$/.exec(lines.lineText(line)) ?? [];
  if (mark === "") return undefined;
  const begin = `${lead}${mark}`;
  const same = [line];
  for (let next = line + 1; next < lines.count && lines.lineText(next).startsWith(begin); next++) same.push(next);
  const marks = same.map((at) => lines.start(at) + lead.length);
  return {
    start: lines.start(line) + lead.length,
    end: lines.end(line),
    message: `A list entry begins with a hyphen, not with ${mark}${moreBelow(same.length - 1)}.`,
    hint: `Write - ${rest.trimEnd()}`,
    repair: marks.map((start) => ({ start, end: start + 1, text: "-" })),
  };
}

/** `1. label: Rye`, as word processors number: the first such line above the error. */
function numberNear(lines: LineIndex, errorLine: number, keys: ReadonlySet<string>): SyntaxFinding | undefined {
  const all = Array.from({ length: lines.count }, (_, line) => {
    const [, lead = "", mark = "", key = ""] =
      /^( *)(\d{1,3}[.)]) +([A-Za-z][\w-]*): /.exec(lines.lineText(line)) ?? [];
    return keys.has(key) ? [{ line, start: lines.start(line) + lead.length, mark }] : [];
  }).flat();
  const [first] = all.filter(({ line }) => Math.abs(line - errorLine) <= 3);
  if (!first) return undefined;
  return {
    start: first.start,
    end: first.start + first.mark.length,
    message: `A list entry begins with a hyphen, not with ${first.mark}`,
    hint: "Write - in its place: lists that are numbered get their numbers by themselves.",
    repair: all.map(({ start, mark }) => ({ start, end: start + mark.length, text: "-".padStart(mark.length) })),
  };
}

/** A text in the column of the hyphens above it. */
function unmarkedEntry(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const { key, start, value, valueEnd } = lineEntry(lines, line);
  const indent = indentOf(lines, line);
  if (key !== undefined || start !== lines.start(line) + indent || !/^[\p{L}\p{N}]/u.test(value)) return undefined;
  if (hyphenColumn(lines, line) !== indent) return undefined;
  return {
    start,
    end: valueEnd,
    message: "A hyphen is missing before this text: in this column list entries begin.",
    hint: `Write - ${value}, or put more spaces before it if it belongs to the entry above.`,
    repair: [{ start, end: start, text: "- " }],
  };
}

/**
 * The column of the list whose entry, a text, stands right above a line. Undefined where something else than an entry of
 * a list could stand in that column.
 */
function hyphenColumn(lines: LineIndex, line: number): number | undefined {
  let above = line - 1;
  while (above > 0 && lines.lineText(above).trim() === "") above--;
  const column = above < 0 ? 0 : indentOf(lines, above);
  const isEntry = (at: number) => lines.lineText(at).startsWith("- ", indentOf(lines, at));
  if (above < 0 || !isEntry(above) || lineEntry(lines, above).key !== undefined) return undefined;
  while (above >= 0 && (lines.lineText(above).trim() === "" || indentOf(lines, above) > column || isEntry(above))) {
    if (isEntry(above) && indentOf(lines, above) < column) return column;
    above--;
  }
  return above >= 0 && indentOf(lines, above) < column ? column : undefined;
}
