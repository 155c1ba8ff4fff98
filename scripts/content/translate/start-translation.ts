import { isMap, isScalar } from "yaml";
import { leadElsewhere } from "../formats/parse-link.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import { languageAt, siteLanguages } from "../index/site-languages.ts";
import { translationsIn } from "../index/translations.ts";
import { relink } from "../move/move-asset.ts";
import { routeOfPage } from "../read/route-of.ts";
import { textMark } from "../rules/checks/stale-translation.ts";
import { parseText } from "../yaml/parse-text.ts";

/**
 * The text with which the translation of a page begins: that of the page itself with its comments, as a draft, with links and folders of
 * its own language where there are such. Its old addresses are not those of the new page. `path` is that of the new page inside the
 * content folder.
 */
export function startTranslation(content: ContentIndex, page: PageFile, path: string): string {
  const findTranslation = translationsIn(content);
  const route = routeOfPage(path);
  const languages = siteLanguages(content.site.data);
  const { code = "", home = "/" } = languageAt(languages, route) ?? {};
  const links = content.links.flatMap((link) => {
    const to = link.file === page && link.target?.kind === "internal" ? link.target.route : undefined;
    const own = to === undefined ? undefined : findTranslation(to, code);
    return to === undefined || own === undefined || own === to
      ? []
      : [{ ...link, suggestion: leadElsewhere(link.href, to, own) }];
  });
  const lists = content.references.flatMap((reference) =>
    reference.file === page && content.folders.has(home + reference.value)
      ? [{ ...reference, suggestion: home + reference.value }]
      : [],
  );
  const document = parseText(relink(page.source, [...links, ...lists], "unknown-link").text);
  for (const key of ["redirectFrom", "language", "translates", "translatedFrom"]) document.delete(key);
  const contents: unknown = document.contents;
  if (!isMap(contents)) throw new Error("A page is no mapping.");
  const isPair = findTranslation(page.route, code) === undefined && route === home + page.route.replace(/^\/$/, "");
  const added = [
    ...(isPair ? [] : [document.createPair("translates", page.route)]),
    document.createPair("translatedFrom", textMark(content, page)),
    document.createPair("draft", true),
  ];
  document.delete("draft");
  const blocks = contents.items.findIndex(({ key }) => isScalar(key) && key.value === "blocks");
  contents.items.splice(blocks, 0, ...added);
  return document.toString({ lineWidth: 0 });
}
