import type { Theme } from "../../src/content.gen.ts";
import { themePalettes } from "../content/colour/theme-palettes.ts";

/** The background colours of every page, by the schemes of a theme, for use outside the page, where styles do not apply. */
export function pageGround(theme: Theme = {}): { readonly light?: string; readonly dark?: string } {
  return Object.fromEntries([...themePalettes(theme)].map(([scheme, palette]) => [scheme, palette.paper]));
}

/** The background of a theme if there can be only one: that of the light scheme, if it has one. */
export function mainGround(theme: Theme | undefined): string {
  const { light, dark } = pageGround(theme);
  // A theme has at least one scheme.
  return light ?? dark ?? "";
}
