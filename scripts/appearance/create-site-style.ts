import type { Theme } from "../../src/content.gen.ts";
import { darkPalette, lightPalette } from "./palettes.ts";

/** Custom properties by their names without the dashes. */
type Tokens = Readonly<Record<string, string>>;

const corners: Readonly<Record<NonNullable<Theme["corners"]>, Tokens>> = {
  sharp: { "radius-s": "0", "radius-m": "0" },
  soft: { "radius-s": "3px", "radius-m": "6px" },
  round: { "radius-s": "8px", "radius-m": "1.4rem" },
};

/** The styles that a site adds to those of the renderer: the custom properties that its theme gives. */
export function createSiteStyle(theme: Theme = {}): string {
  const light = rootRule({ ...lightPalette, ...corners[theme.corners ?? "soft"] }, "color-scheme:light dark;");
  return `${light}@media (prefers-color-scheme:dark){${rootRule(darkPalette)}}`;
}

function rootRule(tokens: Tokens, before = ""): string {
  const declarations = Object.entries(tokens).map(([name, value]) => `--${name}:${value}`);
  return `:root{${before}${declarations.join(";")}}`;
}
