import {
  useMode as addMode,
  clampChroma,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  wcagContrast,
} from "culori/fn";

const toRgb = addMode(modeRgb);
addMode(modeLrgb);
const toOklch = addMode(modeOklch);

/** A colour in OKLCH, where equal steps look equal: lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** The tone of a colour such as `#2a3ccb`. A grey has the hue 0. */
export function toneOf(hex: string): Tone {
  const { l, c, h = 0 } = toOklch(hex) as Oklch;
  return { l, c, h };
}

/** The colour of a tone as `#rrggbb`, with less chroma if screens cannot show it. */
export function hexOf({ l, c, h }: Tone): string {
  const tone: Oklch = { mode: "oklch", l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h };
  // The cast is safe: both functions return undefined only for undefined.
  return formatHex(toRgb(clampChroma(tone, "oklch"))) as string;
}

/** A colour as it shows through another one: `part` of `over` on `under`. */
export function mixColours(under: string, over: string, part: number): string {
  return formatHex(interpolate([under, over], "rgb")(part));
}

export const contrastOf = wcagContrast;

/**
 * The first colour on the way from a tone to black or to white for which `isGood` is true, or else black or white.
 */
export function mendTone(tone: Tone, towards: "black" | "white", isGood: (hex: string) => boolean): string {
  const step = towards === "black" ? -lightnessStep : lightnessStep;
  for (let { l } = tone; towards === "black" ? l > 0 : l < 1; l += step) {
    const hex = hexOf({ ...tone, l });
    if (isGood(hex)) return hex;
  }
  return towards === "black" ? "#000000" : "#ffffff";
}

/** Smaller than anyone can see. */
const lightnessStep = 0.004;
