import { keptInCache } from "../cache/kept-file.ts";
import { documentAddress } from "../content/index/site-data.ts";
import { examplePicture } from "../content/pictures/example-picture.ts";
import type { PictureFacts } from "../content/pictures/inspect-picture.ts";
import {
  imageFolder,
  isMadeFrom,
  parsePicturePath,
  type PictureVariant,
  stemOf,
} from "../content/pictures/picture-files.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import type { DevSite } from "../dev-site/dev-site.ts";
import { documentContent } from "../documents/document-content.ts";
import { encodeImage, undecodable } from "../images/encode-image.ts";
import { keptPicture } from "../images/make-pictures.ts";
import type { PictureMemory } from "../images/picture-memory.ts";
import { iconFiles, isIconAddress } from "../output/icon-files.ts";
import type { DevRenderer } from "./dev-renderer.ts";
import type { MakeFile } from "./serve-made-files.ts";

/** Reads the assets of a content folder, but only those that a build would copy. */
export function assetMaker(pages: string): MakeFile {
  const readAsset = createAssetReader(pages);
  return (path) => {
    const address = decodeAsset(path);
    return address === undefined ? undefined : readAsset(address);
  };
}

/** Makes the icons that a build makes from the site's icon, and the manifest that lists them. */
export function iconMaker(codeFolder: string, pages: string, site: DevSite): MakeFile {
  return async (path) => {
    if (!isIconAddress(path)) return undefined;
    const home = await site.answer("/");
    const files = home?.kind === "page" ? await iconFiles(codeFolder, home.site, pages) : undefined;
    return files?.find((one) => `/${one.path}` === path)?.content;
  };
}

interface DocumentsInput {
  readonly base: string;
  readonly site: DevSite;
  readonly renderer: DevRenderer;
}

/** Makes the documents that a build makes from blocks of pages, from the current pages. */
export function documentMaker({ base, site, renderer }: DocumentsInput): MakeFile {
  return async (path) => {
    if (!/^\/assets\/[^/]+\.pdf$/.test(path)) return undefined;
    const home = await site.answer("/");
    const shown = home?.kind === "page" ? home.site : undefined;
    const document = shown?.documents?.find(({ file }) => documentAddress(file) === path);
    if (!shown || !document) return undefined;
    const answers = await Promise.all(document.pages.map((address) => site.answer(address.slice(base.length))));
    const taken = answers.flatMap((answer) => (answer?.kind === "page" ? [answer] : []));
    const { renderDocument } = await renderer.load();
    const { writePdf } = await import("../documents/write-pdf.ts");
    const content = documentContent(shown, document, taken);
    const { title, language } = content;
    return (await writePdf({ markup: renderDocument(content), title, language, origin: shown.origin })).bytes;
  };
}

/** Makes the files of pictures, and keeps them where builds find them. The page was rendered first, so the source picture is known. */
export function imageMaker(memory: string, pages: string, pictures: PictureMemory): MakeFile {
  const readAsset = createAssetReader(pages);
  const readSource = (file: PictureVariant) => {
    const isOf = (facts: PictureFacts) => file.path.startsWith(`${imageFolder}/${stemOf(facts)}`);
    const address = pictures.find(isOf);
    const source = address === undefined ? examplePicture.bytes : readAsset(address);
    return source && isMadeFrom(file, source) ? source : undefined;
  };
  return async (path) => {
    const file = parsePicturePath(path.slice(1));
    const source = file && readSource(file);
    return (
      source &&
      keptInCache(keptPicture(memory, "images", file.path), () => encodeImage(source, file)).catch(undecodable)
    );
  };
}
