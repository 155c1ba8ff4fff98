import { foreignMarkup } from "../foreign/foreign-markup.ts";
import { foreignSigns } from "../foreign/foreign-signs.ts";
import type { Check } from "../kinds/check.ts";
import { shownTexts } from "../lookups/shown-texts.ts";
import { wrongSign } from "../meant/wrong-sign.ts";
import { textFinding } from "../words/text-finding.ts";

/** Markup of another language than Markdown, which readers would see as it is written. */
export const visibleMarkup: Check = {
  code: "visible-markup",
  severity: "warning",
  scope: "file",
  isOneByForm: true,
  about: { texts: true },
  meaning:
    "A text has markup of another language, which readers would see as it is written: HTML such as <br>, a comment, an entity such as &nbsp; in a plain text, an expression of a template such as {{ name }}, the field of a word processor, or a sign that other programs read, such as :ship: or [TOC]. What is in backticks is meant to be read.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread«<br>»every morning
`,
  says: {
    message: 'Unexpected "<br>": texts have no HTML, readers would see it.',
    hint: "Write the words alone.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread every morning
`,
  check: (content) =>
    shownTexts(content).flatMap((text) =>
      [...foreignMarkup(text), ...foreignSigns(text), wrongSign(text) ?? []]
        .flat()
        .map((mistake) => textFinding(text, mistake)),
    ),
};
