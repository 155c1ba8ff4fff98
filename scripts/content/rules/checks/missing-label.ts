import { textDirection } from "../../../../src/text-direction.ts";
import { valueAt } from "../../diagnostic/path.ts";
import { mayHave } from "../../index/content-index.ts";
import { shippedLabels } from "../../labels/shipped-labels.ts";
import { exampleSite } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

/** Words of the interface that a site in another language than English would show in English. */
export const missingLabel: Check = {
  code: "missing-label",
  severity: "warning",
  scope: "file",
  meaning:
    "The renderer has no words of the interface, such as the name of the menu, in the language of the site, and the site does not give all of them itself. Visitors would meet the English words. All labels are asked for, so that any page can take any block.",
  bad: { "_site.yaml": exampleSite.replace("language: en-GB", "language: «gd»") },
  says: {
    message: 'The language of the site is "gd", and … of its labels are missing, expected all words of the interface.',
    hint: "Translate and add to this file:\nlabels:\n  skipToContent: Skip to content\n…",
  },
  good: { "_site.yaml": exampleSite },
  check({ site, englishLabels }) {
    const language = valueAt(site.data, ["language"]);
    if (typeof language !== "string" || site.wrong.has("/language") || language.split("-")[0] === "en") return [];
    if (textDirection(language) === undefined || site.wrong.has("/labels") || shippedLabels(language)) return [];
    const labels = valueAt(site.data, ["labels"]);
    const missing = [...englishLabels].filter(([key]) => valueAt(labels, [key]) === undefined && !mayHave(site, key));
    if (missing.length === 0) return [];
    const where = labels === undefined ? "to this file:\nlabels:" : 'below "labels":';
    return [
      {
        at: labels === undefined ? { file: site, path: ["language"] } : { file: site, path: ["labels"], part: "key" },
        message: `The language of the site is "${excerpt(language)}", and ${missing.length} of its labels ${missing.length === 1 ? "is" : "are"} missing, expected all words of the interface.`,
        hint: [
          `Translate and add ${where}`,
          ...missing.map(([key, word]) => `  ${key}: ${/^\{|: /.test(word) ? `"${word}"` : word}`),
        ].join("\n"),
      },
    ];
  },
};
