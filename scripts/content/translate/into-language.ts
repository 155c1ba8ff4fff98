import { findFormat } from "../formats/all-formats.ts";
import { leadElsewhere } from "../formats/parse-link.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { siteLanguages } from "../index/site-languages.ts";
import { translationsIn } from "../index/translations.ts";
import { relink } from "../move/move-asset.ts";
import type { SourceFile } from "../read/read-content.ts";

/** The text of a file with the links and folders of a language in place of its own, where there are such. */
export function intoLanguage(content: ContentIndex, source: SourceFile, code: string): string {
  const findTranslation = translationsIn(content);
  const { home = "/" } = siteLanguages(content.site.data).find((one) => one.code === code) ?? {};
  const links = content.links.flatMap((link) => {
    const to = link.target?.kind === "internal" ? link.target.route : undefined;
    const own = to === undefined ? undefined : findTranslation(to).get(code);
    return to === undefined || own === undefined || own === to
      ? []
      : [{ ...link, suggestion: leadElsewhere(link.href, to, own) }];
  });
  const lists = content.references.flatMap((reference) => {
    if (!findFormat(reference.format)?.listsPages) return [];
    const own = [home + reference.value, findTranslation(reference.value).get(code) ?? ""];
    const suggestion = own.find((folder) => content.folders.has(folder));
    return suggestion === undefined ? [] : [{ ...reference, suggestion }];
  });
  const here = [...links, ...lists].filter((one) => one.file.place(one).file === source.displayPath);
  return relink(source, here, "unknown-link").text;
}
