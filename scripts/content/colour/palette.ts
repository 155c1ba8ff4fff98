/** The names of the colours of a page, by their role. */
export type Tint =
  /** Backgrounds: of the page itself, of what lies on it, and of what is set apart from it. */
  | "paper"
  | "sheet"
  | "wash"
  /** Text, and less prominent text. */
  | "ink"
  | "ink-soft"
  /** Lines that only separate, and lines that enclose something. */
  | "rule"
  | "rule-strong"
  /** Links and symbols; the backgrounds of buttons, at rest and hovered; their text. */
  | "accent"
  | "fill"
  | "accent-strong"
  | "on-accent"
  /** Highlighted or hovered things. */
  | "mark"
  | "on-mark"
  /** Dark backgrounds in either scheme. */
  | "desk"
  | "on-desk"
  | "on-desk-soft"
  | "desk-rule"
  | "code-comment"
  | "code-string"
  | "code-number"
  | "code-keyword"
  | "code-name"
  /** A cell of the moving backdrop, and how it shows there, behind text. */
  | "cell"
  | "backdrop";

export type Palette = Readonly<Record<Tint, string>>;

export interface GivenColours {
  readonly accent?: string | undefined;
  readonly highlight?: string | undefined;
  readonly neutral?: string | undefined;
  readonly page?: string | undefined;
}

/** A colour on another, and the least contrast that WCAG 2.2 AA requires. */
interface ColourPair {
  readonly colour: Tint;
  readonly grounds: readonly Tint[];
  /** 4.5 for text; 3 for the borders of controls and for parts of graphics. */
  readonly least: 4.5 | 3;
}

export const pageGrounds: readonly Tint[] = ["paper", "sheet", "wash"];

/**
 * Every pair of colours that components combine. Palettes are derived so that each is readable. Focus outlines have the
 * colour of links, or on a desk that of its text.
 */
export const colourPairs: readonly ColourPair[] = [
  { colour: "ink", grounds: [...pageGrounds, "backdrop"], least: 4.5 },
  { colour: "ink-soft", grounds: pageGrounds, least: 4.5 },
  { colour: "accent", grounds: [...pageGrounds, "backdrop"], least: 4.5 },
  { colour: "on-accent", grounds: ["fill", "accent-strong"], least: 4.5 },
  { colour: "on-mark", grounds: ["mark"], least: 4.5 },
  ...(
    ["on-desk", "on-desk-soft", "code-comment", "code-string", "code-number", "code-keyword", "code-name"] as const
  ).map((colour) => ({ colour, grounds: ["desk"] as const, least: 4.5 }) as const),
  { colour: "rule-strong", grounds: pageGrounds, least: 3 },
];

export const textContrast = 4.5;

export const shapeContrast = 3;
