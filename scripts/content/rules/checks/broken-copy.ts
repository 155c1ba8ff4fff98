import type { Check } from "../kinds/check.ts";
import { shownTexts } from "../lookups/shown-texts.ts";
import { bulletSigns } from "../meant/bullet-signs.ts";
import { damagedCharacters } from "../meant/damaged-characters.ts";
import { textFinding } from "../words/text-finding.ts";

/** Traces of another program in a text that was copied from it. */
export const brokenCopy: Check = {
  code: "broken-copy",
  scope: "file",
  meaning:
    "A text bears traces of the program it was copied from: characters that were read in the wrong encoding, such as â€™ in place of ’, or the bullet of a list.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: The baker«â€™»s bread
`,
  says: {
    message: 'Unexpected "â€™": these characters were read in the wrong encoding.',
    hint: 'Write "’" instead.',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: The baker’s bread
`,
  check: (content) =>
    shownTexts(content).flatMap((text) =>
      [...damagedCharacters(text.value), ...bulletSigns(text)].map((mistake) => textFinding(text, mistake)),
    ),
};
