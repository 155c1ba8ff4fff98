import { isMap, isScalar, Scalar, visit, type YAMLError } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { examplePage } from "../toolkit/examples.ts";
import { numberOf, type RefusedCharacter, refusedCharacters } from "../toolkit/refused-characters.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";
import { indentOf, lastLineInside, lineAbove, lineBelow, textAbove } from "./line-entry.ts";

export const unexpectedCharacter: SyntaxRule = {
  code: "unexpected-character",
  renamedFrom: ["tab-indent"],
  meaning:
    "A character cannot be seen, or looks like a space, a colon or a hyphen and is another, as text from web pages and word processors has it; or it is one that no text can have: a control character, a sign that reorders what is read or half of a character; or lines are indented with tabs, or end with the comma of JSON.",
  bad: examplePage.replace("type: ", "type:«\u00a0»"),
  good: examplePage,
  refuse: ({ lines }) => lineEnds(lines),
  explain: ({ lines, line, error }) =>
    patchSign(lines, line) ??
    tab(lines, line) ??
    dash(lines, line) ??
    oddIndent(lines, line) ??
    oddIndent(lines, lineAbove(lines, line)) ??
    oddBefore(lines, line) ??
    comma(lines, error),
  scan: (file) => [...refused(file), ...escaped(file), ...oddKeys(file)],
};

/** Lines that end as those of old systems did: for YAML all of them are one. */
function lineEnds({ text }: LineIndex): SyntaxFinding | undefined {
  const start = text.includes("\n") ? -1 : text.search(/\r(?=.)/s);
  if (start < 0) return undefined;
  const message = "Unexpected end of a line (U+000D alone), expected LF (U+000A): for YAML the whole file is one line.";
  return { start, end: start + 1, message, hint: "Save the file with LF at the ends of its lines." };
}

/** The sign of a list of changes (a diff) before a line that was pasted from it. */
function patchSign(lines: LineIndex, line: number): SyntaxFinding | undefined {
  if (!/^\+(?: |$)/.test(lines.lineText(line))) return undefined;
  const start = lines.start(line);
  const message = "Unexpected + at the beginning of a line, as in a list of changes (a diff), expected a space.";
  return { start, end: start + 1, message, hint: "Remove the +, and each line that has a - in its place." };
}

/** A tab in the indentation of a line, or of the one below, where the parser has noticed it. */
function tab(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const tabbed = [line, line + 1].find((at) => /^ *(?:- *)*\t/.test(lines.lineText(at)));
  if (tabbed === undefined) return undefined;
  const start = lines.start(tabbed) + lines.lineText(tabbed).indexOf("\t");
  const end = start + (/^\t+/.exec(lines.text.slice(start))?.[0].length ?? 1);
  const message = "This line is indented with a tab, expected spaces.";
  return { start, end, message, hint: "Indent with spaces, two a level.", until: lines.end(tabbed) };
}

/** What word processors make of the hyphen of a list, with a key behind it or beside an entry: the parser may notice the former in the line below. */
function dash(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const above = lineAbove(lines, line);
  const [, lead] = /^( *)[\u2010-\u2015\u2022\u2212\u00b7*] +\S/.exec(lines.lineText(line)) ?? [];
  const isEntry =
    lead !== undefined &&
    !textAbove(lines, line) &&
    [above, lineBelow(lines, line)].some((at) => lines.lineText(at).startsWith(`${lead}- `));
  const dashed = isEntry ? line : [line, above].find((at) => at >= 0 && dashes.test(lines.lineText(at)));
  if (dashed === undefined) return undefined;
  const column = indentOf(lines, dashed);
  const start = lines.start(dashed) + column;
  const sign = lines.text.charAt(start);
  return {
    start,
    end: start + 1,
    message: `Unexpected ${sign} (${numberOf(sign)}), expected the hyphen of a list.`,
    hint: "Delete it and type -",
    until: lines.end(lastLineInside(lines, dashed, column)),
  };
}

const dashes = /^ *[\u2010-\u2015\u2022\u2212\u00b7] +[a-z][\w-]*:(?: |$)/;

const kinds = [
  [/[\uff1a\ufe55\ua789]/, "full-width colon", "a colon", "Write : and a space."],
  [/\u00a0/, "non-breaking space", "a space", "Delete it and type a space."],
  [/[\u2000-\u200a\u202f\u205f\u3000]/, "space of another kind", "a space", "Delete it and type a space."],
  [/[\u00ad\u200b-\u200f\u2060\ufeff]/, "invisible character", "nothing", "Delete it."],
] as const;

/** A character before the value of a line, where only spaces, hyphens, a key and a colon can stand. */
function oddBefore(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const text = lines.lineText(line);
  const [head = ""] =
    /^[^:\uff1a\ufe55\ua789]*[:\uff1a\ufe55\ua789][^\S ]?/.exec(text) ?? /^[^\p{L}\p{N}]*/u.exec(text) ?? [];
  // A byte order mark at the start of a file is none.
  for (let at = line === 0 ? 1 : 0; at < head.length; at++) {
    const [, name, expected, hint] = kinds.find(([signs]) => signs.test(head.charAt(at))) ?? [];
    if (hint === undefined) continue;
    const start = lines.start(line) + at;
    const message = `Unexpected ${name} (${numberOf(head.charAt(at))}), expected ${expected}.`;
    const { length } = /^[^\S ]*/.exec(head.slice(at))?.[0] ?? "";
    return {
      start,
      end: start + Math.max(length, 1),
      message,
      hint: length > 1 ? `Delete all ${length} of them and type as many spaces.` : hint,
      until: lines.end(line),
    };
  }
  return undefined;
}

const oddLine = /^[\u00a0\u2000-\u200a\u202f\u205f\u3000]\s*(?:- +)?[\w-]+:(?: |$)/;

/** Lines that begin with such spaces, at which the parser may stop in the line below them: it takes them for a part of a key. */
function oddIndent(lines: LineIndex, line: number): SyntaxFinding | undefined {
  let [first, last] = [line, line];
  while (first >= 0 && oddLine.test(lines.lineText(first))) first--;
  while (oddLine.test(lines.lineText(last + 1))) last++;
  const found = first < line ? oddBefore(lines, first + 1) : undefined;
  return found && { ...found, until: lines.end(last) };
}

function oddKeys({ lines, document: { contents } }: ParsedText): SyntaxFinding[] {
  const keys = isMap(contents) ? contents.items.map(({ key }) => key) : [];
  return keys.flatMap((key) => (isScalar(key) && key.range && oddIndent(lines, lines.lineAt(key.range[0]))) || []);
}

/** What ends an entry in JSON, at the end of a line behind one that is whole. */
function comma({ text }: LineIndex, { pos: [start, end], message: problem }: YAMLError): SyntaxFinding | undefined {
  if (!problem.endsWith("at node end") || text.slice(start, end) !== ",") return undefined;
  const message = "Unexpected comma behind an entry, expected the end of the line: it stands in no brackets.";
  return { start, end, message, hint: "Remove it." };
}

/** Characters that no content can have, comments included: the first of each sort. */
function refused({ lines: { text } }: ParsedText): SyntaxFinding[] {
  const all = refusedCharacters(text);
  return all
    .filter(({ name }, at) => all.findIndex((other) => other.name === name) === at)
    .map((one) => ({ start: one.start, end: one.end, ...sayRefused(one) }));
}

export function sayRefused({ name, problem }: Pick<RefusedCharacter, "name" | "problem">) {
  return { message: `Unexpected ${name}: ${problem}.`, hint: "Remove it." };
}

/** Texts in double quotes that name such a character by its number. */
function escaped({ lines: { text }, document, errors }: ParsedText): SyntaxFinding[] {
  // One of several backslashes of a path that happens to begin an escape is no mistake of its own.
  if (!text.includes("\\") || errors.some(({ code }) => code === "BAD_DQ_ESCAPE")) return [];
  const found: SyntaxFinding[] = [];
  visit(document, {
    Scalar(_, { type, range, value }) {
      const [start, end] = range ?? [0, 0];
      const written = text.slice(start, end);
      if (type !== Scalar.QUOTE_DOUBLE || !written.includes("\\")) return;
      const [first] = refusedCharacters(String(value)).filter(
        (one) => !written.includes(String(value).slice(one.start, one.end)),
      );
      if (first) found.push({ start, end, ...sayRefused(first) });
    },
  });
  return found;
}
