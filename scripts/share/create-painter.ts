import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { composePicture } from "./compose-picture.ts";
import type { SharePicture } from "./share-picture.ts";
import { createTypesetters } from "./typesetter.ts";

/** Draws a share image as a PNG. */
type Paint = (picture: SharePicture) => Promise<Uint8Array>;

/** Loads what draws, which takes a fifth of a second and some 60 MB. It is WebAssembly, so that every machine draws the same. */
export async function createPainter(): Promise<Paint> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
  const openTypesetter = createTypesetters();
  return async (picture) => {
    const drawing = new Resvg(await composePicture(picture, openTypesetter));
    const image = drawing.render();
    const png = image.asPng();
    // Memory of WebAssembly is not collected.
    image.free();
    drawing.free();
    return png;
  };
}
