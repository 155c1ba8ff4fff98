import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { Edit } from "../../yaml/edit.ts";

/** A character that is mistaken for another, or not seen at all, in the part of a line that gives it structure. */
export interface OddCharacter {
  readonly character: string;
  readonly start: number;
  /** The correct text in its place. */
  readonly expected: "a space" | "nothing" | "a colon";
  /** The edits that make the whole line what it looks like. */
  readonly edits: readonly Edit[];
}

const spaces = "\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000";
const hidden = "\\u00ad\\u200b-\\u200f\\u2060\\ufeff";
const colons = "\\uff1a\\ufe55\\ua789";
const gap = `[ ${spaces}${hidden}]`;

/** Indentation, hyphens, and a key with its colon and what follows it. */
const structure = new RegExp(
  `^(\\ufeff?)(${gap}*)((?:-${gap}+)*)(?:([A-Za-z${hidden}][\\w${hidden}-]*(?:[ ${spaces}]${gap}*)?)([:${colons}])(${gap}*))?(.*)$`,
  "s",
);
const odd = new RegExp(`[${spaces}${hidden}${colons}]`);
const hiddenOnes = new RegExp(`[${hidden}]`, "g");
const spaceLike = new RegExp(`[${spaces}]`, "g");

/** Whether a text contains any character that may be odd. */
export function hasOdd(text: string): boolean {
  return odd.test(text);
}

/**
 * The first odd character of a line. Only a line with one of `keys`, or with a hyphen before the character, has one.
 */
export function oddCharacter(lines: LineIndex, line: number, keys: ReadonlySet<string>): OddCharacter | undefined {
  const [whole, mark = "", lead = "", hyphens = "", word = "", colon = "", after = "", rest = ""] =
    structure.exec(lines.lineText(line)) ?? [];
  if (whole === undefined || rest.trim() + word === "") return undefined;
  const key = word.replaceAll(hiddenOnes, "").trim();
  const isEntry = keys.has(key);
  // A gap that begins with a real space belongs to the value.
  const gapAfter = isEntry && (colon !== ":" || hasOdd(after.charAt(0))) ? after : "";
  const head = lead + hyphens + (isEntry ? word + colon + gapAfter : "");
  const at = head.search(odd);
  if (at < 0 || (!isEntry && !hasOdd(hyphens))) return undefined;
  const start = lines.start(line) + mark.length;
  const character = head.charAt(at);
  const mended = `${mend(lead)}${mendHyphens(hyphens)}${isEntry ? `${key}:${mendGap(gapAfter, after.slice(gapAfter.length) + rest)}` : ""}`;
  return {
    character,
    start: start + at,
    expected: expectedFor(character, at >= head.length - gapAfter.length || head.charAt(at - 1) === "-"),
    edits: [{ start, end: start + head.length, text: mended }],
  };
}

function expectedFor(character: string, needsSpace: boolean): OddCharacter["expected"] {
  if (new RegExp(`[${colons}]`).test(character)) return "a colon";
  return needsSpace || new RegExp(`[${spaces}]`).test(character) ? "a space" : "nothing";
}

function mend(gapText: string): string {
  return gapText.replaceAll(spaceLike, " ").replaceAll(hiddenOnes, "");
}

function mendHyphens(hyphens: string): string {
  return mend(hyphens).replaceAll(/-(?! )/g, "- ");
}

function mendGap(gapText: string, rest: string): string {
  const mended = mend(gapText);
  return mended === "" && rest !== "" && !rest.startsWith(" ") ? " " : mended;
}
