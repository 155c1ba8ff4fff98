import { listAt, type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { isBelow, languageFilePath, type SiteLanguage, siteLanguages } from "../../index/site-languages.ts";
import { originalPages, translationsIn } from "../../index/translations.ts";
import { isNotFoundRoute } from "../../read/route-of.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { exampleSiteInTwo, otherPage, withDescription, withPageTitle } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { adviseOr, createSuggester } from "../toolkit/suggest.ts";
import { excerpt } from "../toolkit/wording.ts";

const files = {
  "index.yaml": withDescription("Buy [rye bread](/rye)."),
  "rye.yaml": withPageTitle("Rye bread"),
  "de/index.yaml": otherPage("Start"),
};

/**
 * Pages of the first language that another lacks, in one report a language: one a page would bury all else while a site is being
 * translated, and many of them from some number on would leave without effect what authors have accepted until then.
 */
export const missingTranslation: Check = {
  code: "missing-translation",
  severity: "warning",
  scope: "site",
  meaning:
    "A language of the site lacks pages that the first one has, so that the switch of languages leads to another page there; or it has no _site.yaml, so that it shows the menus of the first one. Unlisted pages and those with a date are often written for one language, and are not asked for.",
  bad: { ...files, "_site.yaml": exampleSiteInTwo.replace("code: de", "code: «de»") },
  good: { ...files, "_site.yaml": exampleSiteInTwo, "de/rye.yaml": otherPage("Roggenbrot") },
  options: {
    except: {
      kind: "routes",
      description: "Routes that the other languages of the site do without, with all pages below them.",
      example: ["/jobs"],
    },
  },
  check(content, { except = [] }: { readonly except?: readonly string[] } = {}) {
    const whole = content.hiding?.whole ?? content;
    const find = translationsIn(whole);
    const pages = pagesToTranslate(content, except);
    const languages = siteLanguages(content.site.data);
    const ofLanguages = languages.flatMap((language, index): Finding[] => {
      const { code, home } = language;
      if (find(home).get(code) !== home) return [];
      const menus = home === "/" ? [] : foreignMenus(content, language, ["languages", index, "path"]);
      // A file with a mistake may translate a page that seems to have no translation.
      const isKnown = whole.pages.every(({ route, isComplete }) => isComplete || !isBelow(route, home));
      const missing = pages.filter(({ route }) => find(route).get(code) === undefined);
      if (missing.length === 0 || !isKnown) return menus;
      const [first, ...others] = missing.map(({ route }) => excerpt(route));
      const named = [first, ...others.slice(0, 2)].join(", ");
      const more = others.length > 2 ? ` and ${others.length - 2} more` : "";
      return [
        ...menus,
        {
          at: { file: content.site, path: ["languages", index, "code"] },
          message: `In ${code}, ${missing.length} ${missing.length === 1 ? "page" : "pages"} of ${pages.length} ${missing.length === 1 ? "is" : "are"} missing: ${named}${more}.`,
          hint: `Translate ${missing.length === 1 ? "it" : "them"}: "yaml-pages where --untranslated ${code}" lists what is missing. What this language does without can stand under "missing-translation-except" in "checks".`,
        },
      ];
    });
    return languages.length === 0 ? [] : [...ofLanguages, ...unknownExceptions(whole, except)];
  },
};

/** The exceptions that name no page, nor a folder of any. */
function unknownExceptions({ site, pages, unmade }: ContentIndex, except: readonly string[]): readonly Finding[] {
  const routes = [...pages.map(({ route }) => route), ...(unmade?.keys() ?? [])];
  const nearest = createSuggester(() => routes);
  return except.flatMap((one, index): Finding[] => {
    if (routes.some((route) => isBelow(route, one))) return [];
    const at = { file: site, path: ["checks", "missing-translation-except", index] };
    const message = `No page has the route "${excerpt(one)}", or one below it.`;
    return [{ at, message, ...adviseOr(one, nearest(one), "Write the route of a page, or remove it.") }];
  });
}

/** The menus that a language without a file of its own has from the whole site, if that speaks another language: not de beside de-AT. */
function foreignMenus({ site, siteFiles }: ContentIndex, language: SiteLanguage, path: ValuePath): Finding[] {
  const own = languageFilePath(language);
  const [from = "", to] = [valueAt(site.data, ["language"]), language.code].map(
    (code) => String(code).split("-", 1)[0],
  );
  const hasMenus = [
    ["header", "menu"],
    ["footer", "groups"],
  ].some((menu) => listAt(site.data, menu).length > 0);
  if (!hasMenus || from === to || siteFiles.some(({ source }) => source.path === own)) return [];
  const message = `The menus of the pages in ${excerpt(language.code)} have the words of the whole site: there is no ${own}.`;
  const hint = `Write "header" and "footer" there. "yaml-pages where --untranslated ${language.code}" lists the words.`;
  return [{ at: { file: site, path }, message, hint }];
}

/** The pages of the first language that every other is asked for. */
export function pagesToTranslate(content: ContentIndex, except: readonly string[]): readonly PageFile[] {
  return originalPages(content).filter(
    ({ route, data }) =>
      // Nobody knows what a file that cannot be read says of this.
      data !== undefined &&
      !isNotFoundRoute(route) &&
      valueAt(data, ["unlisted"]) !== true &&
      valueAt(data, ["date"]) === undefined &&
      !except.some((one) => isBelow(route, one)),
  );
}
