// What rules of a project are written with: `yaml-pages/rule`.

/** A text that readers see. */
export interface RuleText {
  /** The file as reports name it. */
  readonly file: string;
  /** The keys and positions that lead to it in the file. */
  readonly path: readonly (string | number)[];
  /** As the author wrote it. */
  readonly value: string;
  /** The same at the same places, without what readers do not see as words: markup, code and escaped signs. */
  readonly seen: string;
  /** The language of its page, such as en-GB. */
  readonly language: string;
}

export interface RulePage {
  readonly file: string;
  readonly route: string;
  /** What its file holds, as YAML gives it: it may have mistakes. */
  readonly data: unknown;
  readonly language: string;
}

/** A link, in a text or as a value of its own. */
export interface RuleLink {
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly href: string;
}

/** All content that is published together. */
export interface RuleContent {
  readonly pages: readonly RulePage[];
  readonly texts: readonly RuleText[];
  readonly links: readonly RuleLink[];
  /** What the site file holds. */
  readonly site: unknown;
}

/** Something to report: where it is, what is wrong, what to do. */
export interface RuleFinding {
  /** The text, link or page that it is about. */
  readonly at: RuleText | RuleLink | RulePage;
  /** Of a text, the part that is meant. */
  readonly start?: number;
  readonly end?: number;
  /** Of a page, the keys that lead to the value that is meant. */
  readonly path?: readonly (string | number)[];
  readonly message: string;
  readonly hint: string;
  /** What stands in its place with `--fix`, only where it is certainly what the author meant. */
  readonly suggestion?: string;
}

interface OptionValues {
  readonly words: readonly string[];
  /** Each with all pages below it, such as /jobs. */
  readonly routes: readonly string[];
  readonly text: string;
  readonly number: number;
}

/** What a site can choose for a rule: `NAME` of the rule `no-competitor` is the key `no-competitor-NAME` of `checks`. */
export type RuleOption = {
  [Kind in keyof OptionValues]: {
    readonly kind: Kind;
    readonly description: string;
    /** What the examples of the rule are checked with. */
    readonly example: OptionValues[Kind];
  };
}[keyof OptionValues];

/** A rule: at once its documentation and its test. */
export interface Rule<Options extends Readonly<Record<string, RuleOption>>> {
  /** Lower-case words with hyphens: a site switches the rule by it, and an author answers it. */
  readonly code: string;
  /** An error stops builds. Without it a rule warns. */
  readonly severity?: "error" | "warning" | "off";
  /** What is wrong and why it matters, in one or two sentences. */
  readonly meaning: string;
  /** An `index.yaml` with exactly this mistake, or several files by their names. `«` and `»` mark the place that is reported. */
  readonly bad: string | Readonly<Record<string, string>>;
  /** The same without the mistake. */
  readonly good: string | Readonly<Record<string, string>>;
  readonly options?: Options;
  check(
    content: RuleContent,
    options: { readonly [Name in keyof Options]?: OptionValues[Options[Name]["kind"]] },
  ): readonly RuleFinding[];
}

/** Defines a rule. It gives back what it gets, with its types checked. */
export function defineRule<const Options extends Readonly<Record<string, RuleOption>>>(
  rule: Rule<Options>,
): Rule<Options> {
  return rule;
}
