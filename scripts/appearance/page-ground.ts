import type { Theme } from "../../src/content.gen.ts";
import { themePalettes } from "../content/colour/theme-palettes.ts";

/** The colours of the background of every page, by the schemes of a theme, for what stands outside of the page and takes no styles. */
export function pageGround(theme: Theme = {}): { readonly light?: string; readonly dark?: string } {
  return Object.fromEntries([...themePalettes(theme)].map(([scheme, palette]) => [scheme, palette.paper]));
}

/** The one ground of a theme where there can be only one: that of the light scheme, if it has any. */
export function mainGround(theme: Theme | undefined): string {
  const { light, dark } = pageGround(theme);
  // A theme has one scheme at least.
  return light ?? dark ?? "";
}
