/** The bytes, compressed with brotli, that a visitor's first look at a page loads. */
export interface PageWeight {
  /** The document with the styles in it. */
  readonly html: number;
  /** The script that loads without any action of the visitor. */
  readonly script: number;
}

export function totalWeight({ html, script }: PageWeight): number {
  return html + script;
}
