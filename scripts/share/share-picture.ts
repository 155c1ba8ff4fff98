import type { Theme } from "../../src/content.gen.ts";
import { themePalettes } from "../content/colour/theme-palettes.ts";

/** Everything that a share image is drawn from, besides the code. */
export interface SharePicture {
  /** The words in large letters. */
  readonly headline: string;
  /** The words below. */
  readonly line?: string;
  readonly colours: ShareColours;
}

/** Width and height in pixels: what all who show links ask for. */
export const sharePictureSize = [1200, 630] as const;

/** The folder of share images in the output. Their names carry a hash, so that they may be cached forever. */
export const shareFolder = "_share";

/** The colours of a share image, as CSS writes them. */
export interface ShareColours {
  readonly ground: string;
  readonly text: string;
  /** Of the line below the headline. */
  readonly soft: string;
  /** Of what marks the headline. */
  readonly mark: string;
}

/** The colours of share images: those of the dark panels of pages, which stand out among the light cards around them. */
export function shareColours(theme: Theme = {}): ShareColours {
  const [palette] = themePalettes(theme).values();
  if (!palette) throw new Error("A theme has one scheme at least.");
  return { ground: palette.desk, text: palette["on-desk"], soft: palette["on-desk-soft"], mark: palette.mark };
}
