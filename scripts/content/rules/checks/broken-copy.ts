import { valueAt } from "../../diagnostic/path.ts";
import type { PageFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { shownTexts } from "../lookups/shown-texts.ts";
import { bulletSigns } from "../meant/bullet-signs.ts";
import { damagedCharacters } from "../words/damaged-characters.ts";
import { textFinding } from "../words/text-finding.ts";

/** Traces of another program in a text that was copied from it. */
export const brokenCopy: Check = {
  code: "broken-copy",
  severity: "warning",
  scope: "file",
  isOneByForm: true,
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
  check: (content) => [
    ...content.pages.flatMap(numberOfCopy),
    ...shownTexts(content).flatMap((text) =>
      [...damagedCharacters(text.value), ...bulletSigns(text)].map((mistake) => textFinding(text, mistake)),
    ),
  ],
};

/** The number that file managers give to copies, behind the title of a page whose own heading is without it. */
function numberOfCopy(file: PageFile): Finding[] {
  const title = valueAt(file.data, ["title"]);
  const [number = ""] = typeof title === "string" ? (/ \([1-9]\)$/.exec(title) ?? []) : [];
  if (typeof title !== "string" || number === "") return [];
  // The second part of a series has its number in its address too.
  if (file.route.endsWith(number.slice(2, -1))) return [];
  const start = title.length - number.length;
  if (valueAt(file.data, ["blocks", 0, "title"]) !== title.slice(0, start)) return [];
  const problem = "this is the number of a copied file";
  return [
    textFinding(
      { file, path: ["title"], value: title },
      { start: start + 1, end: title.length, problem, hint: "Remove it." },
    ),
  ];
}
