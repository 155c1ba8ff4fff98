import { shownSigns } from "../../markdown/markdown-masks.ts";
import type { ShownText } from "../lookups/shown-texts.ts";
import { structureOf } from "../lookups/text-structure.ts";
import type { TextMistake } from "../words/text-finding.ts";

const bullets = "\u2022\u2023\u2219\u25aa\u25cf\u25e6";
const atStart = new RegExp(`^\\s*([${bullets}])`, "d");
const atLine = new RegExp(`^[\\s\\uFFFC]*([${bullets}])`, "dm");
const afterColon = new RegExp(`[:;]\\s+([${bullets}])\\s`, "d");

/** Signs that begin an entry where the text is one already: hyphens and dashes before words. */
const entrySign = /^([-*–—\u00b7]) +[^\s\d.,]/d;
/** The letter that a word processor writes for a hollow bullet. In some languages it is a word, with which a line may begin. */
const letterLines = /(?:^|:\n|\n\n)(o) +\S[^\n]*\no +\S/d;
const dashLines = /(?<![^\n])([–—]) +\S[^\n]*\n[–—] +\S/d;

/** Bullets and hyphens that readers would see beside those of the page, or in place of a list: the first of a text. */
export function bulletSigns(text: ShownText): TextMistake[] {
  const { value, kind, path } = text;
  const isEntry = typeof path.at(-1) === "number";
  const sign = signIn(text, isEntry);
  if (!sign) return [];
  const isList = kind === "prose";
  const hint = isList
    ? "Write - and a space at the start of each entry."
    : isEntry
      ? "Write the words alone: the page sets the bullet."
      : 'Write the text as a sentence, or the entries in a list or a block of type "prose".';
  const [start, end] = sign;
  const name = value.slice(start, end);
  return [
    { start, end, problem: `this ${name === "-" || name === "*" ? "sign" : "bullet"} is part of the text`, hint },
  ];
}

function signIn(text: ShownText, isEntry: boolean): readonly [number, number] | undefined {
  const { value, kind } = text;
  if (kind === "prose") {
    const shown = shownSigns(value, kind);
    return (atLine.exec(shown) ?? dashLines.exec(shown) ?? letterLines.exec(shown) ?? afterColon.exec(shown))
      ?.indices?.[1];
  }
  const own = isEntry ? entrySign.exec(value)?.indices?.[1] : undefined;
  const structure = own ? undefined : structureOf(text);
  if (structure?.kind === "bullet") return [structure.start, structure.end];
  return own ?? (atStart.exec(value) ?? afterColon.exec(value) ?? atLine.exec(value))?.indices?.[1];
}
