// For the rules of a project: `yaml-pages/rule`.

/** A text that readers see. */
export interface RuleText {
  /** The file, as shown in reports. */
  readonly file: string;
  /** The keys and positions that lead to it in the file. */
  readonly path: readonly (string | number)[];
  /** As the author wrote it. */
  readonly value: string;
  /** The same text at the same positions, without markup, code and escaped characters. */
  readonly seen: string;
  /** The language of its page, such as en-GB. */
  readonly language: string;
}

export interface RulePage {
  readonly file: string;
  readonly route: string;
  /** The content of its file as parsed YAML, which may have mistakes. */
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
  /** The content of the site file. */
  readonly site: unknown;
}

/** A mistake to report: where it is, what is wrong, what to do. */
export interface RuleFinding {
  /** The text, link or page that it is about. */
  readonly at: RuleText | RuleLink | RulePage;
  /** For a text, the part with the mistake. */
  readonly start?: number;
  readonly end?: number;
  /** For a page, the keys that lead to the value with the mistake. */
  readonly path?: readonly (string | number)[];
  readonly message: string;
  readonly hint: string;
  /** The replacement that `--fix` writes, only if it is certainly what the author meant. */
  readonly suggestion?: string;
}

interface OptionValues {
  readonly words: readonly string[];
  /** Each including all pages below it, such as /jobs. */
  readonly routes: readonly string[];
  readonly text: string;
  readonly number: number;
}

/** What a site can choose for a rule: `NAME` of the rule `no-competitor` is the key `no-competitor-NAME` of `checks`. */
export type RuleOption = {
  [Kind in keyof OptionValues]: {
    readonly kind: Kind;
    readonly description: string;
    /** The value that the examples of the rule are checked with. */
    readonly example: OptionValues[Kind];
  };
}[keyof OptionValues];

/** A rule, with its documentation and its test. */
export interface Rule<Options extends Readonly<Record<string, RuleOption>>> {
  /** Lower-case words with hyphens: sites configure the rule by this code, and authors accept it. */
  readonly code: string;
  /** An error stops builds. Without it a rule warns. */
  readonly severity?: "error" | "warning" | "off";
  /** What is wrong and why it matters, in one or two sentences. */
  readonly meaning: string;
  /** An `index.yaml` with exactly this mistake, or several files by name. `«` and `»` mark the reported place. */
  readonly bad: string | Readonly<Record<string, string>>;
  /** The same without the mistake. */
  readonly good: string | Readonly<Record<string, string>>;
  readonly options?: Options;
  check(
    content: RuleContent,
    options: { readonly [Name in keyof Options]?: OptionValues[Options[Name]["kind"]] },
  ): readonly RuleFinding[];
}

/** Defines a rule. Returns it as it is, with its types checked. */
export function defineRule<const Options extends Readonly<Record<string, RuleOption>>>(
  rule: Rule<Options>,
): Rule<Options> {
  return rule;
}
