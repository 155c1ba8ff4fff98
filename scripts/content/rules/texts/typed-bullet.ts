import type { ValuePath } from "../../diagnostic/path.ts";
import { withBody } from "../toolkit/examples.ts";
import { firstSign, seenPart, textCheck } from "./text-check.ts";

/** Bullets in place of a list. */
export const typedBullet = textCheck({
  code: "typed-bullet",
  meaning:
    "A line begins with the bullet of another program. Markdown does not read it as an entry of a list, and in a list of the page it stands beside the bullet that is there.",
  bad: withBody("«•» rye from the hill"),
  problem: "this bullet is part of the text, and makes no list",
  hint: "Write - and a space at the start of each entry.",
  good: withBody("- rye from the hill"),
  find: (text) =>
    firstSign(seenPart(text), /^[^\S\n]*([\u2022\u2023\u25aa\u25cf\u25e6])\s*\S/dm).map((place) =>
      text.kind === "prose" ? place : { ...place, hint: otherHint(text.path) },
    ),
});

/** Where no list can stand. */
function otherHint(path: ValuePath): string {
  return typeof path.at(-1) === "number"
    ? "Write the words alone: the page sets the bullet."
    : 'Write the text as a sentence, or the entries in a list or a block of type "prose".';
}
