import type { PageEntry } from "../../../src/site.ts";

/**
 * A format that a schema can give to a text: everything that is known of it but how a component shows it. A format is its file
 * in this folder and its line in `all-formats.ts`; `npm run types` writes its schema, `schema/shared/NAME.schema.json`.
 */
export interface ContentFormat {
  /** The keyword `format` of a schema. */
  readonly name: string;
  /** What editors show beside a value: the title and the description of its schema. */
  readonly title: string;
  readonly description: string;
  /** Completes "expected …" in a diagnostic. */
  readonly expected: string;
  /** What kind of text it is: a name of something, one paragraph, running text, or code. Names alone can be misspelt. */
  readonly kind: "name" | "sentence" | "prose" | "code";
  /** The fewest characters that readers can see, where a text must have any. */
  readonly minLength?: number;
  /** Whether a text has the form that the schema asks for. Without it any text has: the form is the business of a check. */
  accepts?(value: string): boolean;
  /** Whether a text looks as if it was meant to be of this format, where that says more than `accepts`. */
  resembles?(value: string): boolean;
  /** What was probably meant by a text that is not accepted. It need not be accepted either. */
  correct?(value: string): string;
  /** Whether other pages depend on such texts of a page, so that a build must know them of every page. */
  readonly isShared?: true;
  /** The targets of the links in a text. */
  links?(value: string): readonly string[];
  /** What the build puts in the place of the text, and its TypeScript type, one of `src/site.ts`. Without it the text stays. */
  readonly resolved?: {
    readonly type: string;
    resolve(value: string, context: ResolveContext): unknown;
  };
  /** What a text of a block's example becomes in a new page, on a site where the pages of the example do not exist. */
  scaffold?(value: string, context: ScaffoldContext): string;
}

/** What the value of a text may depend on besides the text. */
export interface ResolveContext {
  /** The mapping that the text is a value of. */
  readonly owner: Readonly<Record<string, unknown>>;
  /** The pages of a folder, in menu order. */
  pagesIn(folder: string): readonly PageEntry[];
}

/** What a scaffold knows of the site that a new page is for. */
export interface ScaffoldContext {
  /** A folder that has pages. */
  readonly folder: string;
}
