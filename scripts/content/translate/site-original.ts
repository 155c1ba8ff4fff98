import { type ValuePath, valueAt } from "../diagnostic/path.ts";
import { languageFilePath } from "../index/site-languages.ts";
import { dataOf, parseText } from "../yaml/parse-text.ts";
import { intoLanguage } from "./into-language.ts";
import { hasWords, isReadText, type Original, type TextToTranslate, type Translating } from "./original.ts";
import { withPlaces } from "./place-texts.ts";

/** The file of the site, with the texts that the file of a language can replace. */
export function siteOriginal({ content, code, home, mappers, shapes }: Translating): Original {
  const { site, siteFiles } = content;
  const path = languageFilePath({ home });
  const existing = siteFiles.find(({ source }) => source.path === path)?.source;
  const written = dataOf(parseText(site.source.text));
  const other = existing && dataOf(parseText(existing.text));
  const texts: TextToTranslate[] = [];
  mappers.site(site.data, (value) => {
    const { path: at } = value;
    const schema = shapes.language.at(site.data, at);
    const text = valueAt(written, at);
    // The words of the interface come from the language itself.
    const isMeant = schema !== undefined && isReadText(value) && at[0] !== "labels";
    if (!isMeant || typeof text !== "string" || !hasWords(text)) return value.value;
    const there = valueAt(other, at);
    const isOwn = valueAt(other, unitOf(at)) !== undefined;
    // A menu of its own has other entries.
    if (isOwn && (typeof there !== "string" || !hasSameLists(written, other, at))) return value.value;
    texts.push({ path: at, text, there: typeof there === "string" ? there : undefined, schema });
    return value.value;
  });
  const begin = (paths: readonly ValuePath[]) =>
    withPlaces(existing?.text ?? "", intoLanguage(content, site.source, code), paths.map(unitOf));
  return { name: site.source.path, file: site, texts, path, existing, begin };
}

/** What a language has of its own as a whole, or not at all: `dataByLanguage` puts it together so. */
function unitOf(path: ValuePath): ValuePath {
  return path.slice(0, 2);
}

function hasSameLists(one: unknown, other: unknown, path: ValuePath): boolean {
  return path.every((_, depth) => {
    const [own, theirs] = [one, other].map((data) => valueAt(data, path.slice(0, depth)));
    return !Array.isArray(own) || (Array.isArray(theirs) && theirs.length === own.length);
  });
}
