import type { Theme } from "../../src/content.gen.ts";
import type { Tokens } from "./tokens.ts";

/**
 * The radii of small things, of controls and of sheets, as far as there are any. Sheets that stand side by side are apart
 * where they are round.
 */
export const cornerTokens: Readonly<Record<NonNullable<Theme["corners"]>, Tokens>> = {
  sharp: {},
  crisp: { "radius-s": "3px", "radius-m": "6px" },
  soft: { "radius-s": "4px", "radius-m": "8px", "radius-l": "10px", "gap-tiles": ".75rem" },
  round: { "radius-s": "8px", "radius-m": "1.375rem", "radius-l": "1.5rem", "gap-tiles": "1rem" },
};
