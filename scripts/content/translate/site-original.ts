import { type ValuePath, valueAt } from "../diagnostic/path.ts";
import { languageFilePath } from "../index/site-languages.ts";
import { dataIn } from "../yaml/data-in.ts";
import { intoLanguage } from "./into-language.ts";
import { hasWords, type Original, readTexts, type Translating, textAt } from "./original.ts";
import { withPlaces } from "./place-texts.ts";

/** The file of the site, with the texts that the file of a language can replace. */
export function siteOriginal({ content, code, home, model }: Translating): Original {
  const { site, siteFiles } = content;
  const path = languageFilePath({ home });
  const existing = siteFiles.find(({ source }) => source.path === path)?.source;
  const written = dataIn(site.source.text);
  const other = existing && dataIn(existing.text);
  const texts = readTexts(model.siteMapper, site.data).flatMap(({ path: at }) => {
    const schema = model.shapes.language.at(site.data, at);
    const [text, there] = [textAt(written, at), textAt(other, at)];
    // The words of the interface come from the language itself.
    const isMeant = schema !== undefined && at[0] !== "labels" && text !== undefined && hasWords(text);
    // A menu of its own has other entries.
    const isOther =
      valueAt(other, unitOf(at)) !== undefined && (there === undefined || !hasSameLists(written, other, at));
    return isMeant && !isOther ? [{ path: at, text, there, place: at, schema }] : [];
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
