import { isScalar, type Pair, Scalar, visit } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { examplePage } from "../toolkit/examples.ts";
import { control, numberOf, refusedCharacters } from "../toolkit/refused-characters.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../toolkit/rule.ts";
import { moreBelow } from "../toolkit/wording.ts";

/** Invisible characters, and those that only look like a space or a colon. */
export const unexpectedCharacter: SyntaxRule = {
  code: "unexpected-character",
  isOneByForm: true,
  meaning:
    "A character cannot be seen, or looks like a space or a colon and is another, as text from web pages and word processors has it; or it is one that no text can have: a control character, a sign that reorders what is read, half of a character, or one that could not be read (�); or lines end with carriage returns alone.",
  bad: examplePage.replace("type: ", "type:«\u00a0»"),
  says: {
    message: "Unexpected non-breaking space (U+00A0), expected a space.",
    hint: "Delete it and type a space.",
  },
  good: examplePage,
  explain: ({ lines, line }) => carriageReturn(lines) ?? patchSign(lines, line) ?? oddBefore(lines, line),
  scan(file) {
    const keys = oddKeys(file);
    const others = [...refused(file), ...escaped(file)];
    return [...keys, ...others.filter(({ start }) => !keys.some((key) => key.start === start))];
  },
};

/** The line ends of old computers, with which the whole file is one line. */
function carriageReturn({ text }: LineIndex): SyntaxFinding | undefined {
  const start = text.indexOf("\r");
  if (start < 0 || text.includes("\n")) return undefined;
  return {
    start,
    end: start + 1,
    message: "The lines of the file end with a carriage return (CR) alone, expected a line feed (LF).",
    hint: "Save the file with line ends of the kind LF, which editors also call Unix.",
    until: text.length,
  };
}

/** The sign of a list of changes (a diff) before a line that was pasted from it. */
function patchSign(lines: LineIndex, line: number): SyntaxFinding | undefined {
  if (!/^\+(?: |$)/.test(lines.lineText(line))) return undefined;
  const start = lines.start(line);
  const message = "Unexpected + at the beginning of a line, as in a list of changes (a diff), expected a space.";
  return { start, end: start + 1, message, hint: "Remove the +, and each line that has a - in its place." };
}

const odd = /[\u00a0\u00ad\u2000-\u200f\u202f\u205f\u2060\u3000\ufeff\uff1a\ufe55\ua789]/;

/** A character before the value of a line, where only spaces, hyphens, a key and a colon can stand. */
function oddBefore(lines: LineIndex, line: number): SyntaxFinding | undefined {
  const text = lines.lineText(line);
  const [head = ""] =
    /^[^:\uff1a\ufe55\ua789]*[:\uff1a\ufe55\ua789][^\S ]?/.exec(text) ?? /^[^\p{L}\p{N}]*/u.exec(text) ?? [];
  const at = head.slice(line === 0 ? 1 : 0).search(odd);
  if (at < 0) return undefined;
  const start = lines.start(line) + at + (line === 0 ? 1 : 0);
  return { start, end: start + 1, ...wordsFor(lines.text.charAt(start)), until: lines.end(line) };
}

function wordsFor(character: string): { message: string; hint: string } {
  const isColon = /[\uff1a\ufe55\ua789]/.test(character);
  const isSpace = /\s/.test(character) && character !== "\ufeff";
  return {
    message: `Unexpected ${nameOf(character)} (${numberOf(character)}), expected ${isColon ? "a colon" : isSpace ? "a space" : "nothing"}.`,
    hint: isColon ? "Write : and a space." : isSpace ? "Delete it and type a space." : "Delete it.",
  };
}

function nameOf(character: string): string {
  if (character === "\u00a0") return "non-breaking space";
  if (/[\uff1a\u3000]/.test(character)) return `full-width ${character === "\uff1a" ? "colon" : "space"}`;
  if (/\s/.test(character) && character !== "\ufeff") return "space of another kind";
  return odd.test(character) ? "invisible character" : "character";
}

/** Keys of the schema but for characters that nobody sees. */
function oddKeys({ lines, document, shape }: ParsedText): SyntaxFinding[] {
  if (!odd.test(lines.text)) return [];
  const found: SyntaxFinding[] = [];
  visit(document, {
    Pair(_, { key }: Pair) {
      if (!isScalar(key) || !key.range) return;
      const written = lines.text.slice(key.range[0], key.range[1]);
      const at = written.search(odd);
      const meant = written.replaceAll(new RegExp(odd, "g"), "");
      if (at < 0 || !shape.keys.has(meant.replace(/^["']|["']$/g, "").trim())) return;
      const start = key.range[0] + at;
      found.push({ start, end: start + 1, ...wordsFor(written.charAt(at)), until: key.range[1] });
    },
  });
  return found;
}

/** Characters that no content can have, comments included: the first of each sort. In a value, one that does no harm is its author's. */
function refused({ lines: { text }, document }: ParsedText): SyntaxFinding[] {
  const controls = Array.from(text.matchAll(new RegExp(control, "g")), ({ 0: character, index: start }) => ({
    ...{ start, end: start + 1, name: `control character ${numberOf(character)}` },
    problem: "it cannot be seen, and no text can have it",
  }));
  const values: (readonly [start: number, end: number])[] = [];
  // A byte order mark begins a file, and is no part of its text.
  const others = refusedCharacters(text).filter(({ start }) => start > 0 || text.charAt(0) !== "\ufeff");
  if (others.some(({ isHarmless }) => isHarmless)) {
    visit(document, {
      Scalar(part, { range }) {
        if (part !== "key" && range) values.push([range[0], range[1]]);
      },
    });
  }
  const isInValue = (at: number) => values.some(([from, to]) => at >= from && at < to);
  const all = [...controls, ...others.filter(({ isHarmless, start }) => !isHarmless || !isInValue(start))];
  return all
    .filter(({ name }, at) => all.findIndex((other) => other.name === name) === at)
    .map(({ start, end, name, problem }) => ({
      start,
      end,
      message: `Unexpected ${name}${moreBelow(all.filter((other) => other.name === name).length - 1)}: ${problem}.`,
      hint: text.startsWith("\ufffd", start) ? "Write the character that belongs there." : "Remove it.",
    }));
}

/** Texts in double quotes that name such a character by its number. */
function escaped({ lines: { text }, document, errors }: ParsedText): SyntaxFinding[] {
  // One of several backslashes of a path that happens to begin an escape is no mistake of its own.
  if (!text.includes("\\") || errors.some(({ code }) => code === "BAD_DQ_ESCAPE")) return [];
  const found: SyntaxFinding[] = [];
  visit(document, {
    Scalar(_, { type, range, value }) {
      if (type !== Scalar.QUOTE_DOUBLE || !range || !text.slice(range[0], range[1]).includes("\\")) return;
      const character = control.exec(String(value))?.[0];
      const [other] = refusedCharacters(String(value)).filter(
        ({ start, isHarmless }) => !isHarmless && !text.slice(range[0], range[1]).includes(String(value).charAt(start)),
      );
      const name = character ? `control character ${numberOf(character)}` : other?.name;
      if (name === undefined) return;
      const problem = other?.problem ?? "it cannot be seen, and no text can have it";
      found.push({
        start: range[0],
        end: range[1],
        message: `Unexpected ${name}: ${problem}.`,
        hint: "Remove it.",
      });
    },
  });
  return found;
}
