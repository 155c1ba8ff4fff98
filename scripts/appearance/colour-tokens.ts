import type { Scheme } from "../content/colour/derive-palette.ts";
import type { Palette } from "../content/colour/palette.ts";
import type { Tokens } from "./decoration-tokens.ts";

/** Colours with a fallback to another one, as components write it: `var(--fill, var(--accent))`. */
const standIns = [
  ["fill", "accent"],
  ["cell", "mark"],
] as const;

/** The custom properties of each scheme's colours: all of the first scheme, and those of the second that differ. */
export function colourTokens(palettes: ReadonlyMap<Scheme, Palette>): readonly Tokens[] {
  const all = [...palettes.values()];
  const needless = new Set<string>(["backdrop"]);
  for (const [name, other] of standIns)
    if (all.every((palette) => palette[name] === palette[other])) needless.add(name);
  const [first, ...others] = [...palettes].map(([scheme, palette]): Tokens => {
    const colours = Object.entries(palette).filter(([name]) => !needless.has(name));
    return {
      ...Object.fromEntries(colours.map(([name, hex]) => [name, shortHex(hex)])),
      shadow: shadowOf(scheme, palette),
      // White pictures next to text on a dark background dazzle, and make the text hard to read.
      dim: scheme === "light" ? "none" : "brightness(.85)",
      ...documentTokens(scheme, palette),
    };
  });
  if (!first) return [];
  const different = (tokens: Tokens) => Object.entries(tokens).filter(([name, value]) => first[name] !== value);
  return [first, ...others.map((tokens) => Object.fromEntries(different(tokens)))];
}

/** The colours of a document. In the dark it is still paper, so that it stands out from the page: dimmed, and with dark ink. */
function documentTokens(scheme: Scheme, { desk, "on-desk": onDesk, ...palette }: Palette): Tokens {
  if (scheme === "light") {
    const { sheet, ink, "ink-soft": soft } = palette;
    return { document: sheet, "document-ink": ink, "document-soft": soft };
  }
  const mix = (share: number) => `color-mix(in srgb,${onDesk} ${share}%,${desk})`;
  return { document: mix(92), "document-ink": desk, "document-soft": mix(10) };
}

function shortHex(hex: string): string {
  return hex.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
}

/** A thin shadow and a wide one, in the desk's colour. In dark schemes, where they would be invisible, a line. */
function shadowOf(scheme: Scheme, { desk, rule }: Palette): string {
  return scheme === "light" ? `0 1px 2px ${desk}14,0 12px 32px -12px ${desk}38` : `0 0 0 1px ${rule}`;
}
