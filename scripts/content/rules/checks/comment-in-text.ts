import { shownSigns } from "../../markdown/markdown-masks.ts";
import type { Check } from "../kinds/check.ts";
import { findJoined } from "../lookups/find-joined.ts";
import { type ShownText, shownTexts } from "../lookups/shown-texts.ts";
import { structureOf } from "../lookups/text-structure.ts";
import { type TextMistake, textFinding } from "../words/text-finding.ts";

/** Comments inside a text that spans several lines, where `#` begins none. */
export const commentInText: Check = {
  code: "comment-in-text",
  severity: "warning",
  scope: "file",
  isOneByForm: true,
  about: { texts: true },
  meaning:
    "A line that begins with # stands inside a text of several lines. There it is no comment: readers would see it, in running text as a heading of the level that only the page has.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: prose
    title: At night
    body: |
      We bake at night.

      «# Ask Anna about the oven.»
`,
  says: {
    message: 'Unexpected "# Ask Anna about the oven.": inside a text this is no comment, readers would see it.',
    hint: "Write it on a line of its own outside of the text, or ## for a heading.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: prose
    title: At night
    # Ask Anna about the oven.
    body: |
      We bake at night.
`,
  check: (content) =>
    shownTexts(content).flatMap((text) =>
      (text.value.includes("# ") ? commentsIn(text) : []).map((mistake) => textFinding(text, mistake)),
    ),
};

function commentsIn(text: ShownText): TextMistake[] {
  const { value, kind } = text;
  const joined = joinedComment(text);
  if (joined) return [mistakeAt(joined, kind)];
  if (kind !== "prose") {
    const structure = structureOf(text);
    return structure?.kind === "comment" ? [mistakeAt(structure, kind)] : [];
  }
  const lines = [...headingSigns(value)];
  return lines.map((place) => mistakeAt(place, kind));
}

/** The headings of level 1 of running text. */
function headingSigns(value: string): { start: number; end: number }[] {
  // The sign of a heading is hidden as markup; where one is left it is text.
  const shown = shownSigns(value, "prose");
  return [...value.matchAll(/^ {0,3}(# [^\n]*)/gm)].flatMap(({ 0: line, 1: words = "", index }) => {
    const start = index + line.length - words.length;
    return shown.charAt(start) === "#" || isCode(shown.slice(start, start + words.length))
      ? []
      : [{ start, end: start + words.trimEnd().length }];
  });
}

/** True where a line is code alone. */
function isCode(shown: string): boolean {
  return !/[^\uFFFC\s]/.test(shown);
}

/** A comment in a text whose lines YAML has joined. */
function joinedComment({ file, value }: ShownText): { start: number; end: number } | undefined {
  const start = value.search(/(?<=\S )# \S/);
  const line = start < 0 ? undefined : findJoined(file.source.text, value, { start });
  return line === undefined ? undefined : { start, end: Math.min(start + line.length, value.length) };
}

function mistakeAt({ start, end }: { start: number; end: number }, kind: ShownText["kind"]): TextMistake {
  return {
    start,
    end,
    problem: "inside a text this is no comment, readers would see it",
    hint: `Write it on a line of its own outside of the text${kind === "prose" ? ", or ## for a heading" : ""}.`,
  };
}
