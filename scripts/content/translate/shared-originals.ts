import { listAt, valueAt } from "../diagnostic/path.ts";
import { siteLanguages } from "../index/site-languages.ts";
import { factsFileName, partsFolder } from "../read/content-path.ts";
import { namesIn } from "../values/scopes.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { intoLanguage } from "./into-language.ts";
import {
  hasWords,
  isNameAlone,
  type Original,
  readTexts,
  type TextToTranslate,
  type Translating,
  textAt,
  textIn,
} from "./original.ts";
import { withPlaces } from "./place-texts.ts";

/** The facts of the site that are words, of which a language can have any in its own. */
export function factsOriginal({ content, home }: Translating): Original | undefined {
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

/** The parts of the site, of which a language can have any as a whole. */
export function partOriginals(translating: Translating): readonly Original[] {
  const { content, code, home } = translating;
  const parts = content.shared?.parts ?? new Map<string, ContentFile>();
  const folders = siteLanguages(content.site.data).map((language) => `${language.home.slice(1)}/`);
  return [...parts].flatMap(([name, file]): Original[] => {
    if (folders.some((folder) => folder !== "/" && name.startsWith(folder))) return [];
    const own = parts.get(`${home.slice(1)}/${name}`);
    const existing = own?.source;
    return [
      {
        ...{ name: file.source.path, file, existing },
        texts: textsOfPart(file, own?.data, translating),
        path: `${partsFolder}${home}/${name}.yaml`,
        begin: () => existing?.text ?? intoLanguage(content, file.source, code),
      },
    ];
  });
}

function textsOfPart({ data }: ContentFile, other: unknown, { model }: Translating): readonly TextToTranslate[] {
  const blocks = { blocks: listAt(data, ["blocks"]) };
  return readTexts(model.pageMapper, blocks).flatMap(({ value: text, path }) => {
    const found = other === undefined ? { there: undefined, place: path } : textIn(other, data, path);
    // A part of its own shows nothing of the other one.
    if (isNameAlone(text) || (other !== undefined && found.there === undefined)) return [];
    return [{ path, text, schema: model.shapes.page.at(blocks, path), ...found }];
  });
}
