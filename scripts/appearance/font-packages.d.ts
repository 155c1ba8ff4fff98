// The parts of two packages without types of their own that are used here.
declare module "fontverter" {
  /** Converts a font to another format. Throws if the bytes are not a font. */
  export function convert(font: Buffer, format: "sfnt" | "woff2"): Promise<Buffer>;
}

declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "sfnt" | "woff2";
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }

  function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
  export = subsetFont;
}
