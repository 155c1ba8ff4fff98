import { contentHash } from "../cache/content-hash.ts";
import { jsonInCache } from "../cache/kept-file.ts";
import { type FontMetrics, measureFont } from "./measure-font.ts";

/** Measures a font, and keeps the figures in the cache for the next time. Throws where it cannot be read. */
export function measureOnce(codeFolder: string, font: Uint8Array): Promise<FontMetrics> {
  return jsonInCache(`${codeFolder}/fonts/${contentHash(font)}.json`, () => measureFont(font));
}
