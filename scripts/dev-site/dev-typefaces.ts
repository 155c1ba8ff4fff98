import type { Theme } from "../../src/content.gen.ts";
import { createSiteTypefaces } from "../appearance/create-site-typefaces.ts";
import { measureOnce } from "../appearance/measure-font.ts";
import { bundleFolder } from "../bundle/run-bundler.ts";
import { allSubsets, systemTypeface } from "../content/fonts/typefaces.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";

/** Creates the typefaces of a content folder, with all letters: only a check of the whole content knows which ones are used. */
export function createDevTypefaces(codeFolder: string, pages: string) {
  const sent = new Map<string, Uint8Array>();
  const readAsset = createAssetReader(pages);
  const options = {
    folder: bundleFolder,
    display: "swap",
    letters: allSubsets.filter((subset) => subset !== "basic"),
    frequent: [],
    readOwn: (file: string) => readAsset(decodeAsset(file) ?? file) ?? failToRead(file),
    measure: (font: Uint8Array) => measureOnce(codeFolder, font),
    // Fonts come from the same machine, so there is no need to shrink them.
    shrink: async (font: Uint8Array) => font,
  } as const;
  return {
    /** The typefaces of a theme, or the system's fonts while one of their files cannot be used, which the check reports. */
    async of(theme: Theme | undefined) {
      const typefaces = await createSiteTypefaces(theme?.typeface, options).catch(() =>
        createSiteTypefaces({ text: systemTypeface }, options),
      );
      for (const { path, content } of typefaces.files) sent.set(`/${path}`, content);
      return typefaces;
    },
    /** The font at a path, if a page that was sent uses it. */
    file: (path: string) => sent.get(path),
  };
}

export type DevTypefaces = ReturnType<typeof createDevTypefaces>;

function failToRead(file: string): never {
  throw new Error(`${file} cannot be read.`);
}
