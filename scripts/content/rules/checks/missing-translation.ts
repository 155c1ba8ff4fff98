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
 * Pages of the first language that another lacks, in one report per language: one per page would bury everything else while a site is being
 * translated.
 */
export const missingTranslation: Check = {
  code: "missing-translation",
  severity: "warning",
  scope: "site",
  meaning:
    "A language of the site lacks pages that the first language has, so the language switch leads to another page there; or it has no _site.yaml, so it shows the menus of the first language. Unlisted pages and pages with a date are often written for one language only, and are not required.",
  bad: { ...files, "_site.yaml": exampleSiteInTwo.replace("code: de", "code: «de»") },
  good: { ...files, "_site.yaml": exampleSiteInTwo, "de/rye.yaml": otherPage("Roggenbrot") },
  options: {
    except: {
      kind: "routes",
      description: "Routes that the other languages of the site do not need, including all pages below them.",
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
          hint: `Translate ${missing.length === 1 ? "it" : "them"}: "yaml-pages where --untranslated ${code}" lists what is missing. Add pages that this language does not need to "missing-translation-except" in "checks".`,
        },
      ];
    });
    return languages.length === 0 ? [] : [...ofLanguages, ...unknownExceptions(whole, except)];
  },
};

/** The exceptions that are neither a page nor a folder of pages. */
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

/** The menus that a language without its own file takes from the main file, if that is in another language: de and de-AT are the same. */
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
  const message = `The pages in ${excerpt(language.code)} have the menus of the main language: there is no ${own}.`;
  const hint = `Write "header" and "footer" there. "yaml-pages where --untranslated ${language.code}" lists the texts.`;
  return [{ at: { file: site, path }, message, hint }];
}

/** The pages of the first language that every other language needs. */
export function pagesToTranslate(content: ContentIndex, except: readonly string[]): readonly PageFile[] {
  return originalPages(content).filter(
    ({ route, data }) =>
      // A file that cannot be read may be unlisted or have a date.
      data !== undefined &&
      !isNotFoundRoute(route) &&
      valueAt(data, ["unlisted"]) !== true &&
      valueAt(data, ["date"]) === undefined &&
      !except.some((one) => isBelow(route, one)),
  );
}
