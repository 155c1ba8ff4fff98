import type { IndexedFile } from "../../index/content-index.ts";
import type { TextMistake } from "../words/text-finding.ts";
import { findJoined } from "./find-joined.ts";
import type { ShownText } from "./shown-texts.ts";

/** The most places of a text that are looked up in its file, and the most of all its texts. */
const mostPlaces = 20;
const mostOfFile = 400;

/** How many have been. */
const searched = new WeakMap<IndexedFile, number>();

/**
 * The first place where YAML has joined two lines of a text that were meant to stand apart: entries of a list, or
 * paragraphs between which is an empty line.
 */
export function joinedLines({ file, value, kind }: ShownText): TextMistake | undefined {
  const isJoined = (start: number, afterGap: boolean) => {
    const times = searched.get(file) ?? 0;
    searched.set(file, times + 1);
    return times < mostOfFile && findJoined(file.source.text, value, { start, afterGap }) !== undefined;
  };
  const entry = placesOf(value, /(?<=\S) ([-*+•]|[0-9]{1,3}[.)]) (?=\S)/g).find(({ start }) => isJoined(start, false));
  const paragraph = placesOf(value, /[^\n]\n(?=[^\s>|#*+-])/g).find(({ start }) => isJoined(start, true));
  const found = [entry, paragraph].filter((one) => one !== undefined).toSorted((a, b) => a.start - b.start)[0];
  if (!found) return undefined;
  const { start, sign } = found;
  const end = start + (sign || (/^\S+/.exec(value.slice(start))?.[0] ?? "")).length;
  return {
    start,
    end,
    problem: `YAML joins the lines of this text, so that this ${sign ? "entry runs into the one" : "paragraph runs into the one"} before`,
    hint:
      kind === "prose"
        ? "Write | behind the key, in place of > or of nothing, and the text below it: then its lines stay as they are."
        : `Write it as one paragraph, or as running text in a block of type "prose".`,
  };
}

interface PlaceInText {
  readonly start: number;
  readonly sign: string;
}

function placesOf(text: string, pattern: RegExp): PlaceInText[] {
  const found: PlaceInText[] = [];
  for (const { 0: match, 1: sign = "", index } of text.matchAll(pattern)) {
    found.push({ start: sign === "" ? index + match.length : index + 1, sign });
    if (found.length === mostPlaces) break;
  }
  return found;
}
