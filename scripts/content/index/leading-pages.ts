import { valueAt } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import { collectedPages } from "../formats/folders/folder-formats.ts";
import type { ContentIndex, PageFile } from "./content-index.ts";
import { titleInLists } from "./title-in-lists.ts";

/** The pages whose pictures lead a collection, each with the shown path of a page that has such a collection. */
export function leadingPages({
  references,
  folders,
  site,
}: Pick<ContentIndex, "references" | "folders" | "site">): ReadonlyMap<string, string> {
  const leading = new Map<string, string>();
  for (const { format, value: folder, owner, file } of references) {
    if (!findFormat(format)?.goesOn || owner["lead"] !== true) continue;
    if (Array.isArray(owner["show"]) && !owner["show"].includes("image")) continue;
    const pages = (folders.get(folder) ?? []).filter(({ source }) => source.path !== file.source.path).map(toListed);
    const language = String(valueAt(file.data, ["language"]) ?? valueAt(site.data, ["language"]));
    const [first] = collectedPages(pages, owner, language);
    if (first) leading.set(first.path, file.source.displayPath);
  }
  return leading;
}

function toListed({ route, source, data }: PageFile) {
  const date = valueAt(data, ["date"]);
  const tags = valueAt(data, ["tags"]);
  return {
    path: source.path,
    href: route,
    title: titleInLists(data),
    article: {
      ...(typeof date === "string" ? { date } : {}),
      ...(Array.isArray(tags) ? { tags: tags.map(String) } : {}),
    },
  };
}
