import { contentHash } from "../cache/content-hash.ts";
import { keptInCache } from "../cache/kept-file.ts";
import { charactersOf, type Subset } from "../content/fonts/typefaces.ts";

/** The features of a font that are on by default: kerning, ligatures, the placement of marks, localised forms. */
const features = ["kern", "liga", "clig", "calt", "rlig", "ccmp", "locl", "mark", "mkmk"];

/** The weights that the stylesheets of blocks and of the frame use. */
const weights = { min: 400, max: 700 };

/**
 * A packaged font with the characters of a subset, and without the weights and the features that no page uses: about half the
 * size. The result is kept in the cache.
 */
export function shrinkFont(codeFolder: string, font: Uint8Array, subset: Subset): Promise<Uint8Array> {
  return keptInCache(`${codeFolder}/fonts/${contentHash(font)}-${subset}.woff2`, async () => {
    // Imported here, because a build with the font in the cache does not need it.
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(Buffer.from(font), charactersOf(subset).join(""), {
      targetFormat: "woff2",
      // English has no marks to place, and the few ligatures of its letters are 570 bytes.
      keepFeatures: subset === "basic" ? ["kern"] : features,
      variationAxes: { wght: weights },
    });
  });
}
