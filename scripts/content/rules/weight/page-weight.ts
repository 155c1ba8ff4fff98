/** The bytes, compressed with brotli, that a visitor's first look at a page loads. */
export interface PageWeight {
  readonly html: number;
  readonly script: number;
}

export function totalWeight({ html, script }: PageWeight): number {
  return html + script;
}
