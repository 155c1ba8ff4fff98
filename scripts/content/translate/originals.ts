import type { ContentModel } from "../check/content-model.ts";
import { listAt, type ValuePath, valueAt } from "../diagnostic/path.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { languageFilePath, siteLanguages } from "../index/site-languages.ts";
import { factsFileName, partsFolder } from "../read/content-path.ts";
import { hasWords } from "../values/placeholders.ts";
import { namesIn } from "../values/scopes.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { dataIn } from "../yaml/data-in.ts";
import { intoLanguage } from "./into-language.ts";
import { type Original, readTexts, textAt, textIn, type TextToTranslate, type Translating } from "./original.ts";
import { pageOriginals } from "./page-originals.ts";
import { withPlaces } from "./place-texts.ts";

/** The files in the first language of a site that another language can translate, shared files first. */
export function originals(model: ContentModel, content: ContentIndex, code: string): readonly Original[] {
  return [...sharedOriginals(model, content, code), ...pageOriginals(translating(model, content, code))];
}

/** The originals that are not pages. */
export function sharedOriginals(model: ContentModel, content: ContentIndex, code: string): readonly Original[] {
  const target = translating(model, content, code);
  const facts = factsOriginal(target);
  return [siteOriginal(target), ...(facts ? [facts] : []), ...partOriginals(target)];
}

function translating(model: ContentModel, content: ContentIndex, code: string): Translating {
  const { home = "/" } = siteLanguages(content.site.data).find((one) => one.code === code) ?? {};
  return { content, code, home, model };
}

/** The site file, with the texts that the file of a language can replace. */
function siteOriginal({ content, code, home, model }: Translating): Original {
  const { site, siteFiles } = content;
  const path = languageFilePath({ home });
  const existing = siteFiles.find(({ source }) => source.path === path)?.source;
  const written = dataIn(site.source.text);
  const other = existing && dataIn(existing.text);
  const texts = readTexts(model.siteMapper, site.data).flatMap(({ path: at }) => {
    const schema = model.shapes.language.at(site.data, at);
    const [text, there] = [textAt(written, at), textAt(other, at)];
    // The labels of the interface come with the language.
    const isMeant = schema !== undefined && at[0] !== "labels" && text !== undefined && hasWords(text);
    // A language with its own menu has other entries.
    const isOther =
      valueAt(other, unitOf(at)) !== undefined && (there === undefined || !hasSameLists(written, other, at));
    return isMeant && !isOther ? [{ path: at, text, there, place: at, schema }] : [];
  });
  const begin = (paths: readonly ValuePath[]) =>
    withPlaces(existing?.text ?? "", intoLanguage(content, site.source, code), paths.map(unitOf));
  return { name: site.source.path, file: site, texts, path, existing, begin };
}

/** The unit that a language replaces as a whole or not at all, as `dataByLanguage` does. */
function unitOf(path: ValuePath): ValuePath {
  return path.slice(0, 2);
}

function hasSameLists(one: unknown, other: unknown, path: ValuePath): boolean {
  return path.every((_, depth) => {
    const [own, theirs] = [one, other].map((data) => valueAt(data, path.slice(0, depth)));
    return !Array.isArray(own) || (Array.isArray(theirs) && theirs.length === own.length);
  });
}

/** The facts of the site that are texts. A language can translate any of them. */
function factsOriginal({ content, home }: Translating): Original | undefined {
  const { facts } = content.shared ?? {};
  const [file, own] = [facts?.get("/"), facts?.get(home)];
  if (!file) return undefined;
  const texts = namesIn(file.data).flatMap((name): TextToTranslate[] => {
    const path = name.split(".");
    const [text, there] = [textAt(file.data, path), valueAt(own?.data, path)];
    return text !== undefined && hasWords(text)
      ? [{ path, text, place: path, there: there === undefined ? undefined : String(there) }]
      : [];
  });
  const existing = own?.source;
  return {
    ...{ name: factsFileName, file, texts, existing },
    path: `${home.slice(1)}/${factsFileName}`,
    begin: (paths) => withPlaces(existing?.text ?? "", file.source.text, paths),
  };
}

/** The parts of the site. A language can replace any of them as a whole. */
function partOriginals(translating: Translating): readonly Original[] {
  const { content, code, home } = translating;
  const parts = content.shared?.parts ?? new Map<string, ContentFile>();
  const folders = siteLanguages(content.site.data).map((language) => `${language.home.slice(1)}/`);
  return [...parts].flatMap(([name, file]): Original | [] => {
    if (folders.some((folder) => folder !== "/" && name.startsWith(folder))) return [];
    const own = parts.get(`${home.slice(1)}/${name}`);
    const existing = own?.source;
    return {
      ...{ name: file.source.path, file, existing },
      texts: textsOfPart(file, own?.data, translating),
      path: `${partsFolder}${home}/${name}.yaml`,
      begin: () => existing?.text ?? intoLanguage(content, file.source, code),
    };
  });
}

function textsOfPart({ data }: ContentFile, other: unknown, { model }: Translating): readonly TextToTranslate[] {
  const blocks = { blocks: listAt(data, ["blocks"]) };
  return readTexts(model.pageMapper, blocks).flatMap(({ path }) => {
    const found = textIn(data, other, { path, schema: model.shapes.page.at(blocks, path) });
    // If the language has its own part, texts without a counterpart there are not shown.
    return !found || (other !== undefined && found.there === undefined) ? [] : found;
  });
}
