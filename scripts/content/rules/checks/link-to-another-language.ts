import { textDirection } from "../../../../src/text-direction.ts";
import { valueAt } from "../../diagnostic/path.ts";
import type { LinkReference } from "../../index/content-index.ts";
import { languageAt, type SiteLanguage, siteLanguages } from "../../index/site-languages.ts";
import { translationsIn } from "../../index/translations.ts";
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
    "A link leads to a page in another language, and the site has that page in the language of the link too. One whose words name the other language is meant.",
  bad: linked("«/rye»"),
  good: linked("/de/roggen"),
  check(content) {
    const languages = siteLanguages(content.site.data);
    if (languages.length === 0) return [];
    const find = translationsIn(content);
    return content.links.flatMap((link): Finding[] => {
      const { file, target } = link;
      if (target?.kind !== "internal" || target.route === undefined || file === content.site) return [];
      const from = routeOfPage(file.source.path);
      const [own, other] = [from, target.route].map((route) => languageAt(languages, route));
      if (!own || !other || own === other || !isKnown(own) || !isKnown(other)) return [];
      // What a page translates is no link that readers follow.
      if (link.path[0] === "translates") return [];
      // A page may have a language of its own.
      if (valueAt(file.data, ["language"]) !== undefined) return [];
      const meant = find(target.route).get(own.code);
      if (meant === undefined || meant === from || namesLanguage(link, other, own)) return [];
      const { anchor, query } = target;
      const page = content.pagesByRoute.get(meant);
      const isThere = anchor === undefined || (page !== undefined && content.anchorsOf(page).has(anchor));
      const whole = `${meant}${query}${anchor === undefined ? "" : `#${anchor}`}`;
      return [
        {
          at: link,
          message: `This link leads to a page in ${other.name}, and it is there in ${own.name} too: ${excerpt(meant)}.`,
          hint: `Write "${excerpt(isThere ? whole : meant)}"${isThere ? "" : ", with an anchor of that page,"} instead. If readers should meet the other language, name it in the words of the link.`,
          ...(isThere ? { suggestion: whole } : {}),
        },
      ];
    });
  },
};

/** One that is none is reported by itself. */
function isKnown({ code }: SiteLanguage): boolean {
  return textDirection(code) !== undefined;
}

/** Whether the words of a link name a language, in itself or in the language of the page, in any form: English, englische. */
function namesLanguage({ file, path, excerpt: part }: LinkReference, other: SiteLanguage, own: SiteLanguage): boolean {
  const text = part ? String(valueAt(file.data, path)) : "";
  const beside = Object.values(Object(valueAt(file.data, path.slice(0, -1))));
  const words = (part ? text.slice(text.lastIndexOf("[", part.start), part.start) : beside.join(" ")).toLowerCase();
  const names = new Intl.DisplayNames([own.code], { type: "language", fallback: "none" });
  const name = names.of(new Intl.Locale(other.code).language);
  return [other.name, name].some(
    (one) => one !== undefined && words.includes(one.slice(0, Math.max(4, one.length - 2)).toLowerCase()),
  );
}
