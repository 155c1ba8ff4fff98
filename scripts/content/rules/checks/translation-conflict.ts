import { valueAt } from "../../diagnostic/path.ts";
import { languageAt, siteLanguages, translatedPage } from "../../index/site-languages.ts";
import { translationsIn } from "../../index/translations.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { exampleSiteInTwo, otherPage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

const files = {
  "_site.yaml": exampleSiteInTwo,
  "rye.yaml": otherPage("Rye bread"),
  "de/index.yaml": otherPage("Start"),
  "de/brot.yaml": otherPage("Roggenbrot\ntranslates: /rye"),
};

export const translationConflict: Check = {
  code: "translation-conflict",
  severity: "warning",
  scope: "site",
  meaning:
    "A page says that it translates a page in its own language, or one that another page in its language already translates. The language switch can only lead to one of them.",
  bad: { ...files, "de/roggen.yaml": otherPage("Roggen\ntranslates: «/rye»") },
  good: { ...files, "de/roggen.yaml": otherPage("Roggen") },
  check(content) {
    const languages = siteLanguages(content.site.data);
    const find = translationsIn(content);
    return content.pages.flatMap((page): Finding | [] => {
      const own = languageAt(languages, page.route);
      const { translates } = translatedPage(page);
      if (!own || page.wrong.has("/translates")) return [];
      if (translates !== undefined && languageAt(languages, translates) === own)
        return {
          at: { file: page, path: ["translates"] },
          message: `This page is in ${own.name} as ${translates === page.route ? "it is itself" : `"${excerpt(translates)}" is`}, expected a page in another language.`,
          hint: 'Write the route of the page that this one translates, or remove "translates".',
        };
      const first = content.pagesByRoute.get(find(page.route).get(own.code) ?? page.route);
      if (!first || first.route === page.route) return [];
      // A page with the same path needs no `translates`, so the other one is to be changed.
      const [here, other] = translates === undefined ? [first, page] : [page, first];
      const said = valueAt(other.data, ["translates"]) === undefined ? "title" : "translates";
      return {
        at: { file: here, path: ["translates"] },
        message: `Two pages in ${own.name} translate the same page, expected only one: this page and "${excerpt(other.route)}".`,
        hint: 'Remove "translates" from the one that says something else, or merge the two pages.',
        related: { at: { file: other, path: [said] }, message: "The other page is here." },
      };
    });
  },
};
