import { englishLabels } from "../../../../src/english-labels.gen.ts";
import { valueAt } from "../../diagnostic/path.ts";
import { mayHave } from "../../index/content-index.ts";
import type { Check } from "../kinds/check.ts";
import { textDirection } from "../lookups/text-direction.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";

const [first = "", ...others] = Object.keys(englishLabels);
const french = `${exampleSite.replace("language: en-GB", "language: fr")}labels:\n`;
const lines = (keys: readonly string[]) => keys.map((key) => `  ${key}: …\n`).join("");

/** Words of the interface that a site in another language than English would show in English. */
export const missingLabel: Check = {
  code: "missing-label",
  severity: "warning",
  scope: "file",
  about: { keys: ["language"] },
  meaning:
    "The site is not in English, and it does not give every word of the interface, such as the name of the menu, in its own language. Visitors would meet the English words. All labels are asked for, so that any page can take any block.",
  bad: { "_site.yaml": `${french.replace("labels:", "«labels»:")}${lines(others)}` },
  says: {
    message: 'The language of the site is "fr", and 1 of its labels is missing, expected all words of the interface.',
    hint: `Translate and add below "labels":\n  ${first}: ${Object.values(englishLabels)[0]}`,
  },
  good: { "_site.yaml": `${french}${lines([first, ...others])}` },
  check({ site, englishLabels: known }) {
    const language = valueAt(site.data, ["language"]);
    if (typeof language !== "string" || site.wrong.has("/language") || language.split("-")[0] === "en") return [];
    // Of another language nobody needs the words yet: that it cannot be taken is reported by itself.
    if (textDirection(language) !== "left-to-right") return [];
    const labels = valueAt(site.data, ["labels"]);
    const missing = [...known].filter(([key]) => valueAt(labels, [key]) === undefined && !mayHave(site, key));
    if (missing.length === 0) return [];
    const where = labels === undefined ? "this file:\nlabels:" : 'below "labels":';
    return [
      {
        at: labels === undefined ? { file: site, path: ["language"] } : { file: site, path: ["labels"], part: "key" },
        message: `The language of the site is "${excerpt(language)}", and ${missing.length} of its labels ${missing.length === 1 ? "is" : "are"} missing, expected all words of the interface.`,
        hint: [`Translate and add ${where}`, ...missing.map(([key, word]) => `  ${key}: ${word}`)].join("\n"),
      },
    ];
  },
};
