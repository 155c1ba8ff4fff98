import { valueAt } from "../../diagnostic/path.ts";
import type { Check } from "../kinds/check.ts";
import { shownTexts } from "../lookups/shown-texts.ts";
import { textFinding } from "../words/text-finding.ts";

/** Prices with a comma before the pence, in English. */
export const decimalComma: Check = {
  code: "decimal-comma",
  severity: "warning",
  scope: "file",
  isOneByForm: true,
  about: { texts: true },
  meaning: "A price in an English text has a comma before its pence or cents, where English writes a point.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Half a rye for «£2,10»
`,
  says: {
    message: 'Unexpected "£2,10": English writes a point before pence and cents.',
    hint: 'Did you mean "£2.10"?',
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Half a rye for £2.10
`,
  check: (content) => {
    const ofSite = valueAt(content.site.data, ["language"]);
    return shownTexts(content).flatMap((text) => {
      // Of a page by itself nobody knows the language of the site: then it may be English.
      const language = valueAt(text.file.data, ["language"]) ?? ofSite ?? "en";
      const match = /^en\b/.test(String(language)) ? price.exec(text.value) : null;
      if (!match) return [];
      return [
        textFinding(text, {
          start: match.index,
          end: match.index + match[0].length,
          problem: "English writes a point before pence and cents",
          hint: `Did you mean "${match[0].replace(",", ".")}"?`,
        }),
      ];
    });
  },
};

/** Prices in euros are quoted as the countries write them that have it. */
const price = /[£$] ?\d{1,4},\d\d(?![\d,])/;
