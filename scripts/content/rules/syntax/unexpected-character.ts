import { isMap, isScalar, Scalar, visit, type YAMLError } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { examplePage } from "../toolkit/examples.ts";
import { numberOf, type RefusedCharacter, refusedCharacters } from "../toolkit/refused-characters.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";
import { count } from "../toolkit/wording.ts";
import { indentOf, isBlank, lastLineInside, lineAbove, lineBelow, textAbove } from "./line-entry.ts";

export const unexpectedCharacter: SyntaxRule = {
  code: "unexpected-character",
  renamedFrom: ["tab-indent"],
  meaning:
    "A character is invisible, or looks like a space, a colon or a hyphen but is a different character, as in text copied from web pages and word processors; or it is not allowed in any text: a control character, a character that reorders text or half of a character; or lines are indented with tabs, or end with a comma as in JSON.",
  bad: examplePage.replace("type: ", "type:«\u00a0»"),
  good: examplePage,
  refuse: ({ lines }) => lineEnds(lines),
  explain: ({ lines, line, error }) =>
    oddBlank(lines, line) ??
    patchSign(lines, line) ??
    tab(lines, line) ??
    dash(lines, line) ??
    oddIndent(lines, line) ??
    oddIndent(lines, lineAbove(lines, line)) ??
    oddBefore(lines, line) ??
    comma(lines, error),
  scan: (file) => [...refused(file), ...escaped(file), ...oddKeys(file)],
};

/** Line endings of old systems: YAML reads all the lines as one. */
function lineEnds({ text }: LineIndex): SyntaxFinding | undefined {
  const start = text.includes("\n") ? -1 : text.search(/\r(?=.)/s);
  if (start < 0) return undefined;
  const message = "Unexpected line ending (U+000D alone), expected LF (U+000A): for YAML the whole file is one line.";
  return { start, end: start + 1, message, hint: "Save the file with LF line endings." };
}

/** The + before a line that was pasted from a diff. */
function patchSign(lines: LineIndex, line: number): SyntaxFinding | undefined {
  if (!/^\+(?: |$)/.test(lines.lineText(line))) return undefined;
  const start = lines.start(line);
  const message = "Unexpected + at the beginning of a line, as in a diff, expected a space.";
  return { start, end: start + 1, message, hint: "Remove the +, and each line that has a - instead." };
}

/** A tab in the indentation of a line, or of the line below the one at which the parser stopped. */
function tab(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const tabbed = [line, line + 1].find((at) => /^ *(?:- *)*\t/.test(lines.lineText(at)));
  if (tabbed === undefined) return undefined;
  const start = lines.start(tabbed) + lines.lineText(tabbed).indexOf("\t");
  const end = start + (/^\t+/.exec(lines.text.slice(start))?.[0].length ?? 1);
  const message = "This line is indented with a tab, expected spaces.";
  return { start, end, message, hint: "Indent with spaces, two per level.", until: lines.end(tabbed) };
}

/** What word processors turn a list hyphen into, before a key or in line with another entry. Before a key, the parser may stop only at the line below. */
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
  [/[\u2000-\u200a\u202f\u205f\u3000]/, "special space", "a space", "Delete it and type a space."],
  [/[\u00ad\u200b-\u200f\u2060\ufeff]/, "invisible character", "nothing", "Delete it."],
] as const;

/** A wrong character before the value of a line, where there can only be spaces, hyphens, a key and a colon. */
function oddBefore(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const text = lines.lineText(line);
  const [head = ""] =
    /^[^:\uff1a\ufe55\ua789]*[:\uff1a\ufe55\ua789][^\S ]?/.exec(text) ?? /^[^\p{L}\p{N}]*/u.exec(text) ?? [];
  // A byte order mark at the start of a file is allowed.
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

/** Lines that look empty above the one at which the parser stopped: to YAML such spaces are a text. */
function oddBlank(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const isEmpty = (at: number) => /^ *$/.test(lines.lineText(at));
  let last = line - 1;
  while (last > 0 && isEmpty(last)) last--;
  let first = last;
  while (first > 0 && isBlank(lines, first - 1) && !isEmpty(first - 1)) first--;
  const found = last >= 0 && isBlank(lines, last) ? oddBefore(lines, first) : undefined;
  if (found === undefined) return undefined;
  const others = last - first === 1 ? "that on the next line" : `those on the next ${count(last - first, "line")}`;
  const hint = first === last ? "Delete it." : `Delete it, and ${others}.`;
  return { ...found, message: found.message.replace("a space.", "an empty line."), hint, until: lines.end(last) };
}

const oddLine = /^[\u00a0\u2000-\u200a\u202f\u205f\u3000]\s*(?:- +)?[\w-]+:(?: |$)/;

/** Lines that begin with such spaces. The parser reads them as part of a key, so it may stop only at the line below. */
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

/** The comma that ends an entry in JSON, after a complete entry at the end of a line. */
function comma({ text }: LineIndex, { pos: [start, end], message: problem }: YAMLError): SyntaxFinding | undefined {
  if (!problem.endsWith("at node end") || text.slice(start, end) !== ",") return undefined;
  const message = "Unexpected comma after an entry, expected the end of the line: it is not in brackets.";
  return { start, end, message, hint: "Remove it." };
}

/** Characters that are not allowed anywhere, not even in comments: the first of each kind. */
function refused({ lines: { text } }: ParsedText): SyntaxFinding[] {
  const all = refusedCharacters(text);
  return all
    .filter(({ name }, at) => all.findIndex((other) => other.name === name) === at)
    .map((one) => ({ start: one.start, end: one.end, ...sayRefused(one) }));
}

export function sayRefused({ name, problem }: Pick<RefusedCharacter, "name" | "problem">) {
  return { message: `Unexpected ${name}: ${problem}.`, hint: "Remove it." };
}

/** Texts in double quotes that contain such a character as an escape. */
function escaped({ lines: { text }, document, errors }: ParsedText): SyntaxFinding[] {
  // A backslash in a path may begin an escape by chance, which is not a separate mistake.
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
