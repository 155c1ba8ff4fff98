const sides: Readonly<Record<string, string>> = {
  "inline-start": "left",
  "inline-end": "right",
  "block-start": "top",
  "block-end": "bottom",
};

/**
 * Writes the shorter names of properties: `left` for `inset-inline-start`, `height` for `block-size`. In what pages are laid out, from
 * left to right, they mean the same; both kinds stand in one cascade, so that each declaration overrules what it did.
 */
export function physicalNames(text: string): string {
  return text
    .replaceAll(
      /(?<=[{;(])(min-|max-)?(inline|block)-size(?=:)/g,
      (_, limit: string | undefined, axis: string) => `${limit ?? ""}${axis === "inline" ? "width" : "height"}`,
    )
    .replaceAll(
      /(?<=[{;(])(margin|padding|border|inset|scroll-margin|scroll-padding)-((?:inline|block)-(?:start|end))(?=[:-])/g,
      (_, property: string, side: string) => (property === "inset" ? sides[side] : `${property}-${sides[side]}`) ?? "",
    );
}
