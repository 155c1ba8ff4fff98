import { Scalar, visit } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { FileShape } from "../../schema/file-shape.ts";
import type { Edit } from "../../yaml/edit.ts";
import type { ParsedText, SyntaxFinding, SyntaxRule } from "../kinds/syntax-rule.ts";
import { control, controlWords } from "../lines/control-characters.ts";
import { hiddenCharacters } from "../lines/hidden-characters.ts";
import { lookAlikeLetters } from "../lines/look-alike-letters.ts";
import { hasOdd, type OddCharacter, oddCharacter } from "../lines/odd-characters.ts";
import { moreBelow } from "../words/more-below.ts";

/** Invisible characters, and those that only look like a space or a colon. */
export const unexpectedCharacter: SyntaxRule = {
  code: "unexpected-character",
  isOneByForm: true,
  meaning:
    "A character cannot be seen, or looks like a space, a colon or a letter of a key and is another, as text from web pages and word processors has it; or it is one that no text can have: a control character, a sign that reorders what is read, half of a character, or one that could not be read (�); or lines end with carriage returns alone.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type:«\u00a0»hero
    title: Fresh bread
`,
  says: {
    message: "Unexpected non-breaking space (U+00A0), expected a space.",
    hint: "Delete it and type a space.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  find({ lines, error, shape }) {
    const carriageReturn = carriageReturnFinding(lines);
    if (carriageReturn) return carriageReturn;
    const last = Math.min(lines.lineAt(error.pos[1]) + 1, lines.count - 1);
    const limit = lines.end(last);
    const all = oddIn(lines, shape);
    // A character below the error is not its cause.
    const isNear = all.some(({ start }) => start <= limit);
    return firstOf(isNear ? oddFinding(all) : undefined, controlFinding(lines, limit));
  },
  findHidden(file) {
    return firstOf(oddFinding(structuralOdd(file)), controlFinding(file.lines, file.lines.text.length));
  },
  scan: (file) => [...hiddenCharacters(file), ...lookAlikeLetters(file), ...escapedControls(file)],
};

/** The line ends of old computers, with which the whole file is one line. */
function carriageReturnFinding({ text }: LineIndex): SyntaxFinding | undefined {
  const start = text.indexOf("\r");
  if (start < 0 || text.includes("\n")) return undefined;
  return {
    start,
    end: start + 1,
    message: "The lines of the file end with a carriage return (CR) alone, expected a line feed (LF).",
    hint: "Save the file with line ends of the kind LF, which editors also call Unix.",
  };
}

function escapedControls({ document, lines, errors }: ParsedText): SyntaxFinding[] {
  if (!lines.text.includes("\\")) return [];
  // One of several backslashes of a path that happens to begin an escape is no mistake of its own.
  const paths = new Set(errors.flatMap(({ code, pos }) => (code === "BAD_DQ_ESCAPE" ? [lines.lineAt(pos[0])] : [])));
  const found: SyntaxFinding[] = [];
  visit(document, {
    Scalar(_, { value, range }) {
      const character = typeof value === "string" ? control.exec(value)?.[0] : undefined;
      if (character !== undefined && range && !paths.has(lines.lineAt(range[0])))
        found.push({ start: range[0], end: range[1], ...controlWords(character) });
    },
  });
  return found;
}

function controlFinding({ text }: LineIndex, limit: number): SyntaxFinding | undefined {
  const start = text.search(control);
  if (start < 0 || start > limit) return undefined;
  const repair: Edit[] = Array.from(text.matchAll(new RegExp(control, "g")), ({ index }) => ({
    start: index,
    end: index + 1,
    text: "",
  }));
  return { start, end: start + 1, ...controlWords(text.charAt(start)), repair };
}

/** The first odd character of every line, also of lines inside a value. */
function oddIn(lines: LineIndex, { keys }: FileShape): OddCharacter[] {
  if (!hasOdd(lines.text)) return [];
  return Array.from({ length: lines.count }, (_, line) => oddCharacter(lines, line, keys)).filter(
    (found) => found !== undefined,
  );
}

/**
 * The odd characters outside values, in a text that the parser understands. Inside a value they are part of the text.
 */
function structuralOdd({ lines, shape, document }: ParsedText): OddCharacter[] {
  const all = oddIn(lines, shape);
  if (all.length === 0) return [];
  const texts: (readonly [start: number, end: number])[] = [];
  visit(document, {
    Scalar(part, { range, type }) {
      const [start, end] = range ?? [0, 0];
      const line = lines.lineAt(start);
      const beginsLine = lines.text.slice(lines.start(line), start).trim() === "";
      if (part !== "key" && !(type === Scalar.PLAIN && beginsLine)) texts.push([start, end]);
    },
  });
  // Both are in the order of the text, and no text overlaps another.
  let next = 0;
  return all.filter(({ start }) => {
    while (next < texts.length && (texts[next]?.[1] ?? 0) <= start) next++;
    return !((texts[next]?.[0] ?? Number.POSITIVE_INFINITY) <= start);
  });
}

/** One finding for all odd characters that are the same as the first. */
function oddFinding(all: readonly OddCharacter[]): SyntaxFinding | undefined {
  const [first] = all;
  if (!first) return undefined;
  const { start, character, expected } = first;
  const same = all.filter((other) => other.character === character);
  const more = moreBelow(same.length - 1);
  return {
    start,
    end: start + 1,
    message: `Unexpected ${nameOf(character)} (${codeOf(character)}), expected ${expected}${more}.`,
    hint: remedies[expected],
    repair: same.flatMap(({ edits }) => edits),
  };
}

const remedies: Readonly<Record<OddCharacter["expected"], string>> = {
  "a space": "Delete it and type a space.",
  nothing: "Delete it.",
  "a colon": "Write : and a space.",
};

const names: Readonly<Record<string, string>> = {
  "\u00a0": "non-breaking space",
  "\u00ad": "invisible soft hyphen",
  "\u200b": "invisible zero-width space",
  "\u200c": "invisible zero-width non-joiner",
  "\u200d": "invisible zero-width joiner",
  "\u2060": "invisible word joiner",
  "\ufeff": "invisible byte order mark",
  "\u3000": "full-width space",
  "\uff1a": "full-width colon",
};

function nameOf(character: string): string {
  return names[character] ?? (/\s/.test(character) ? "space of another kind" : "look-alike or invisible character");
}

function codeOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

function firstOf(a: SyntaxFinding | undefined, b: SyntaxFinding | undefined): SyntaxFinding | undefined {
  return a && b ? (a.start <= b.start ? a : b) : (a ?? b);
}
