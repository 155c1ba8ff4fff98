import { keptInCache } from "../cache/kept-file.ts";
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
import { encodeImage } from "../images/encode-image.ts";
import { keptPicture } from "../images/make-pictures.ts";
import type { PictureMemory } from "../images/picture-memory.ts";
import type { MakeFile } from "./serve-made-files.ts";

/** Makes the files of pictures, and keeps them where builds find them. Pages name them, so that the pictures behind them are known. */
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
    return source && keptInCache(keptPicture(memory, "images", file.path), () => encodeImage(source, file));
  };
}
