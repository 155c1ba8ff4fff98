/** What a visitor's first look at a page costs, in bytes of brotli. */
export interface PageWeight {
  /** The document with the styles in it. */
  readonly html: number;
  /** The script that runs without any intent of the visitor. */
  readonly script: number;
  /** Its blocks, and by how much the document would be lighter without each, nearly. */
  readonly blocks: readonly BlockWeight[];
}

export interface BlockWeight {
  readonly type: string;
  readonly html: number;
}

export function totalWeight({ html, script }: PageWeight): number {
  return html + script;
}
