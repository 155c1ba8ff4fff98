import type { Theme } from "../../src/content.gen.ts";
import type { Tokens } from "./tokens.ts";

const spaces: Tokens = {
  "space-xs": ".5rem",
  "space-s": ".75rem",
  "space-m": "1.25rem",
  "space-l": "clamp(1.5rem,1.25rem + 1.75vw,2.5rem)",
  "space-xl": "clamp(2.5rem,2rem + 2.5vw,4rem)",
  "space-section": "clamp(2rem,1.25rem + 5.5vw,6rem)",
};

const scales: Readonly<Record<NonNullable<Theme["density"]>, number>> = { compact: 0.7, regular: 1, airy: 1.35 };

/** The spaces between things. */
export function densityTokens(density: NonNullable<Theme["density"]>): Tokens {
  const scale = (value: string) =>
    value.replaceAll(/[\d.]+/g, (number) =>
      String(Number((Number(number) * scales[density]).toFixed(3))).replace(/^0\./, "."),
    );
  return Object.fromEntries(Object.entries(spaces).map(([name, value]) => [name, scale(value)]));
}
