import { findFormat } from "../formats/all-formats.ts";
import { leadElsewhere } from "../formats/parse-link.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import { isShown, presentView } from "../index/publication.ts";
import { siteLanguages } from "../index/site-languages.ts";
import { folderInLanguage, translationsIn } from "../index/translations.ts";
import { relinker } from "../move/move-asset.ts";
import { isPageFile } from "../read/content-path.ts";
import type { SourceFile } from "../read/read-content.ts";
import { mayHaveAnchor } from "../rules/checks/unknown-anchor.ts";

/** Replaces the links and folders in the text of a file with those of a language, if readers can see them. */
export function intoLanguage(content: ContentIndex, source: SourceFile, code: string): string {
  const findTranslation = translationsIn(content);
  const language = siteLanguages(content.site.data).find((one) => one.code === code);
  // A new page is a draft and may link to drafts. Shared content is published at once.
  const isThere = (page: PageFile) => isPageFile(source.path) || isShown(page.data, presentView());
  const links = content.links.flatMap((link) => {
    const { route: to, anchor } = link.target?.kind === "internal" ? link.target : {};
    const own = to === undefined ? undefined : findTranslation(to).get(code);
    if (to === undefined || own === undefined || own === to) return [];
    const page = content.pagesByRoute.get(own);
    const hasAnchor = page && (anchor === undefined || mayHaveAnchor(content, page, anchor));
    return page && isThere(page) && hasAnchor ? [{ ...link, suggestion: leadElsewhere(link.href, to, own) }] : [];
  });
  const lists = content.references.flatMap((reference) => {
    if (!language || !findFormat(reference.format)?.listsPages) return [];
    const suggestion = folderInLanguage(content, reference.value, language) ?? reference.value;
    const isOther = suggestion !== reference.value && content.folders.get(suggestion)?.some(isThere);
    return isOther ? [{ ...reference, suggestion }] : [];
  });
  const here = [...links, ...lists].filter((one) => one.file.place(one).file === source.displayPath);
  return relinker(here, "unknown-link").relink(source).text;
}
