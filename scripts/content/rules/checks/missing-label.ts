import { valueAt } from "../../diagnostic/path.ts";
import { mayHave } from "../../index/content-index.ts";
import { languageFilePath, siteLanguages } from "../../index/site-languages.ts";
import { englishLabels, shippedLabels } from "../../labels/shipped-labels.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { exampleSite } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";
import { isLanguage } from "./unsupported-language.ts";

export const missingLabel: Check = {
  code: "missing-label",
  severity: "warning",
  scope: "site",
  meaning:
    "The renderer has no interface labels, such as the name of the menu, for a language of the site, and the site does not provide all of them itself. Visitors would see the English ones. All labels are required, so that any page can use any block.",
  bad: { "_site.yaml": exampleSite.replace("language: en-GB", "language: «gd»") },
  good: { "_site.yaml": exampleSite },
  check({ site, siteFiles }) {
    if (site.wrong.has("/language")) return [];
    const further = siteLanguages(site.data).slice(1);
    const ofLanguages = further.map((language, index) => ({
      language: language.code,
      path: languageFilePath(language),
      at: ["languages", index + 1, "code"],
    }));
    const ofSite = { language: valueAt(site.data, ["language"]), path: site.source.path, at: ["language"] };
    return [ofSite, ...ofLanguages].flatMap(({ language, path, at }): Finding | [] => {
      if (typeof language !== "string" || language.split("-")[0] === "en") return [];
      const file = siteFiles.find(({ source }) => source.path === path);
      if (!isLanguage(language) || file?.wrong.has("/labels") || shippedLabels(language)) return [];
      const labels = valueAt(file?.data, ["labels"]);
      const missing = Object.entries(englishLabels()).filter(
        ([key]) => valueAt(labels, [key]) === undefined && !(file && mayHave(file, key)),
      );
      if (missing.length === 0) return [];
      const where =
        labels === undefined ? `to ${path === site.source.path ? "this file" : path}:\nlabels:` : 'below "labels":';
      return {
        at: file && labels !== undefined ? { file, path: ["labels"], part: "key" } : { file: site, path: at },
        message: `${at.length === 1 ? "The language of the site" : "A language of the site"} is "${excerpt(language)}", and ${missing.length} of its labels ${missing.length === 1 ? "is" : "are"} missing, expected all interface labels.`,
        hint: [
          `Translate and add ${where}`,
          ...missing.map(([key, word]) => `  ${key}: ${/^\{|: /.test(word) ? `"${word}"` : word}`),
        ].join("\n"),
      };
    });
  },
};
