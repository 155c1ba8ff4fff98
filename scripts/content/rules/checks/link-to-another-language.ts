import { textDirection } from "../../../../src/text-direction.ts";
import { valueAt } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { ContentIndex, Reference } from "../../index/content-index.ts";
import { languageAt, type SiteLanguage, siteLanguages } from "../../index/site-languages.ts";
import { folderInLanguage, translationsIn } from "../../index/translations.ts";
import { routeOfPage } from "../../read/route-of.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { exampleSiteInTwo, otherPage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

const linked = (link: string) => ({
  "_site.yaml": exampleSiteInTwo,
  "rye.yaml": otherPage("Rye bread"),
  "de/roggen.yaml": otherPage("Roggenbrot\ntranslates: /rye"),
  "de/index.yaml": otherPage("Start").replace("Fresh bread\n", `Brot\n    description: Unser [Roggenbrot](${link}).\n`),
});

export const linkToAnotherLanguage: Check = {
  code: "link-to-another-language",
  severity: "warning",
  scope: "texts",
  meaning:
    "A link leads to a page in another language, or a list shows such pages, although the site has them in the language of the link too. A link whose text names the other language is taken as intended.",
  bad: linked("«/rye»"),
  good: linked("/de/roggen"),
  check(content) {
    const languages = siteLanguages(content.site.data);
    if (languages.length === 0) return [];
    const find = translationsIn(content);
    const links = content.links.flatMap((link): Finding | [] => {
      const { target } = link;
      // `translates` is not a link that readers follow.
      if (target?.kind !== "internal" || target.route === undefined || link.path[0] === "translates") return [];
      const found = crossing(content, link, target.route);
      const meant = found && find(target.route).get(found.own.code);
      if (!found || meant === undefined || meant === found.from || namesLanguage(link, found)) return [];
      const { own, other } = found;
      const { anchor, query } = target;
      const page = content.pagesByRoute.get(meant);
      const isThere = anchor === undefined || (page !== undefined && content.anchorsOf(page).has(anchor));
      const whole = `${meant}${query}${anchor === undefined ? "" : `#${anchor}`}`;
      return {
        at: link,
        message: `This link leads to a page in ${other.name}, which also exists in ${own.name}: ${excerpt(meant)}.`,
        hint: `Write "${excerpt(isThere ? whole : meant)}"${isThere ? "" : ", with an anchor of that page,"} instead. If readers should get the other language, mention it in the text of the link.`,
        ...(isThere ? { suggestion: whole } : {}),
      };
    });
    return [...links, ...lists(content)];
  },
};

/** Lists of a folder whose pages also exist in a folder of the list's own language. */
function lists(content: ContentIndex): readonly Finding[] {
  return content.references.flatMap((list): Finding | [] => {
    if (!findFormat(list.format)?.listsPages) return [];
    const found = crossing(content, list, list.value);
    const meant = found && folderInLanguage(content, list.value, found.own);
    if (!found || meant === undefined || namesLanguage(list, found)) return [];
    const { own, other } = found;
    const [pages = [], inOwn = []] = [list.value, meant].map((folder) => content.folders.get(folder));
    const there = new Set(inOwn.map(({ route }) => route));
    // Otherwise the list would lose the pages that have not been translated.
    const isWhole = pages.every(({ route }) => there.has(translationsIn(content)(route).get(own.code) ?? ""));
    return {
      at: list,
      message: `This list shows pages in ${other.name}, and there is a folder for ${own.name} too: ${excerpt(meant)}.`,
      hint: `Write "${excerpt(meant)}" instead. If readers should get the other language, mention it in the title of the list.`,
      ...(isWhole ? { suggestion: meant } : {}),
    };
  });
}

/** A page with something that leads from its language to another. */
interface Crossing {
  readonly from: string;
  readonly own: SiteLanguage;
  readonly other: SiteLanguage;
}

/** Undefined if the target is in the same language, or the file sets its own language. */
function crossing({ site }: ContentIndex, { file }: Pick<Reference, "file">, to: string): Crossing | undefined {
  const languages = siteLanguages(site.data);
  const from = routeOfPage(file.source.path);
  const [own, other] = [from, to].map((route) => languageAt(languages, route));
  if (file === site || valueAt(file.data, ["language"]) !== undefined) return undefined;
  if (!own || !other || own === other || !isKnown(own) || !isKnown(other)) return undefined;
  return { from, own, other };
}

/** An invalid code is reported by another rule. */
function isKnown({ code }: SiteLanguage): boolean {
  return textDirection(code) !== undefined;
}

/** Whether the text of a link mentions a language or its country, in that language or in the page's, in any form: English, englische. */
function namesLanguage(
  { file, path, excerpt: part }: Pick<Reference, "file" | "path" | "excerpt">,
  { own, other }: Crossing,
): boolean {
  const text = part ? String(valueAt(file.data, path)) : "";
  const beside = Object.values(Object(valueAt(file.data, path.slice(0, -1))));
  const words = (part ? text.slice(text.lastIndexOf("[", part.start), part.start) : beside.join(" ")).toLowerCase();
  const { language, region = "" } = new Intl.Locale(other.code).maximize();
  const names = [own.code, other.code].flatMap((code) => [
    new Intl.DisplayNames([code], { type: "language", fallback: "none" }).of(language),
    region && new Intl.DisplayNames([code], { type: "region", fallback: "none" }).of(region),
  ]);
  return [other.name, ...names.filter(Boolean)].some(
    (one) => one !== undefined && words.includes(one.slice(0, Math.max(4, one.length - 2)).toLowerCase()),
  );
}
