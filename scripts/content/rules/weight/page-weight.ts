/** The bytes, compressed with brotli, that a visitor's first look at a page loads. */
export interface PageWeight {
  /** The document with the styles in it. */
  readonly html: number;
  /** The script that loads without any action of the visitor. */
  readonly script: number;
  /** Roughly the bytes that the document would save without the header, the menus and the footer, which other pages have too. */
  readonly frame: number;
  /** The blocks of the page, each with roughly the bytes that the document would save without it. */
  readonly blocks: readonly BlockWeight[];
}

interface BlockWeight {
  readonly type: string;
  readonly html: number;
}

export function totalWeight({ html, script }: PageWeight): number {
  return html + script;
}
