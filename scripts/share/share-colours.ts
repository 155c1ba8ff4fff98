import type { Theme } from "../../src/content.gen.ts";
import { themePalettes } from "../content/colour/theme-palettes.ts";

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
