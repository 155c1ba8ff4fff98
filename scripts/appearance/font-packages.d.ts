// The parts of two packages without types of their own that are used here.
declare module "fontverter" {
  /** Converts a font to another format. Throws where the bytes are no font. */
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
