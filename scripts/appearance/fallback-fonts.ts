import type { Fallback } from "../content/fonts/typefaces.ts";

/** Fonts of systems that are all of the same widths, and stand in for a typeface. */
export interface FallbackFont {
  /** Their names in regular and in bold weight, as `local()` knows them. */
  readonly names: { readonly regular: readonly string[]; readonly bold: readonly string[] };
  /** The width of the sample of `measure-font.ts` in them, in parts of the font's size. */
  readonly width: { readonly regular: number; readonly bold: number };
  /** The generic family behind them, where a system has none of them. */
  readonly generic: string;
}

/** Windows and macOS have the first of each, most Linux the second. */
export const fallbackFonts: Readonly<Record<Fallback, FallbackFont>> = {
  sans: {
    names: { regular: ["Arial", "Liberation Sans"], bold: ["Arial Bold", "Liberation Sans Bold"] },
    width: { regular: 154.993, bold: 167.058 },
    generic: "system-ui,sans-serif",
  },
  serif: {
    names: {
      regular: ["Times New Roman", "Liberation Serif"],
      bold: ["Times New Roman Bold", "Liberation Serif Bold"],
    },
    width: { regular: 139.748, bold: 149.156 },
    generic: "serif",
  },
  mono: {
    names: { regular: ["Courier New", "Liberation Mono"], bold: ["Courier New Bold", "Liberation Mono Bold"] },
    width: { regular: 209.434, bold: 209.434 },
    generic: "ui-monospace,monospace",
  },
};

/** The fonts of the visitor's system, as values of `font-family`. */
export const systemFonts = {
  text: "system-ui,sans-serif",
  code: 'ui-monospace,"Cascadia Mono","Liberation Mono",Menlo,monospace',
};
