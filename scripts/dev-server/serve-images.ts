import { join } from "node:path";
import type { Connect } from "vite";
import { openPictureCache } from "../cache/picture-cache.ts";
import { examplePicture } from "../content/pictures/example-picture.ts";
import type { PictureFacts } from "../content/pictures/inspect-picture.ts";
import {
  imageFolder,
  isMadeFrom,
  type PictureVariant,
  parsePicturePath,
  stemOf,
} from "../content/pictures/picture-files.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import { requestedPath } from "../dev-site/requested-path.ts";
import { mediaType } from "../hosts/media-types.ts";
import { encodeImage } from "../images/encode-image.ts";
import type { PictureMemory } from "../images/picture-memory.ts";
import { cacheFolder } from "../program/project.ts";

/**
 * Answers requests for the files of pictures: each is made when it is first asked for, and kept where builds find it. Pages name
 * them, so that the pictures behind them are known.
 */
export function serveImages(pages: string, base: string, pictures: PictureMemory): Connect.NextHandleFunction {
  const readAsset = createAssetReader(pages);
  const cache = openPictureCache(join(cacheFolder, "builds"), "images");
  const readSource = (file: PictureVariant) => {
    const isOf = (facts: PictureFacts) => file.path.startsWith(`${imageFolder}/${stemOf(facts)}`);
    const address = pictures.find(isOf);
    const source = address === undefined ? examplePicture.bytes : readAsset(address);
    return source && isMadeFrom(file, source) ? source : undefined;
  };
  return async (request, response, next) => {
    const file = parsePicturePath(requestedPath(base, request).slice(1));
    if (!file) return next();
    try {
      const source = readSource(file);
      if (!source) return next();
      const made = cache.read(file.path) ?? (await encodeImage(source, file));
      cache.write(file.path, made);
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("Content-Type", mediaType(file.path));
      response.end(made);
    } catch (error) {
      next(error);
    }
  };
}
