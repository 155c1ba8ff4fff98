/** The names of the colours of a page, by their role. Those without a hyphen in front are custom properties of the stylesheet. */
export type Tint =
  /** The grounds of pages: the page itself, what lies on it, and what is set apart from it. */
  | "paper"
  | "sheet"
  | "wash"
  /** Text, and text of less weight. */
  | "ink"
  | "ink-soft"
  /** Lines that only divide, and lines that bound something. */
  | "rule"
  | "rule-strong"
  /** Links and signs; the grounds of buttons, resting and under the pointer; their text. */
  | "accent"
  | "fill"
  | "accent-strong"
  | "on-accent"
  /** Things that are marked, or under the pointer. */
  | "mark"
  | "on-mark"
  /** Dark grounds in either scheme. */
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

/** All colours of a scheme as `#rrggbb`. */
export type Palette = Readonly<Record<Tint, string>>;

export interface GivenColours {
  readonly accent?: string | undefined;
  readonly highlight?: string | undefined;
  readonly neutral?: string | undefined;
  readonly page?: string | undefined;
}
