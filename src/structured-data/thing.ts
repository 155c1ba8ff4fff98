/** A thing as schema.org describes it, for search engines: https://schema.org. */
export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** The facts about a page that the things on it need. */
export interface PageFacts {
  /** The title without the brand. */
  readonly name: string;
  readonly description: string;
  /** Whoever runs the site. */
  readonly provider: Thing;
}
