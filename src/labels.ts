import siteSchema from "../schema/site.schema.json";
import { textDirection } from "./text-direction.ts";

type Described = (typeof siteSchema)["properties"]["labels"]["properties"];

/** A text for each number of things, by the plural categories of its language. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

type CountLabel = "fieldsSure" | "fieldsToCheck";

/** Every text of the interface on pages that is not their content, such as the labels of buttons. */
export type Labels = Readonly<Record<Exclude<keyof Described, CountLabel>, string>> &
  Readonly<Record<CountLabel, string | PluralForms>> & {
    /** The language that they are in, whatever that of the page is. */
    readonly language: string;
  };

const ofSites = new WeakMap<Partial<Labels>, Labels>();
const noLabels: Partial<Labels> = {};

/** The labels of a site: its own, and English ones where it has none. Put together once for all its pages. */
export function labelsOf(own: Partial<Labels> = noLabels): Labels {
  const labels = ofSites.get(own) ?? { ...englishLabels(), ...own };
  ofSites.set(own, labels);
  return labels;
}

/** Those of the schema. Not a constant, which scripts of browsers would have that need none. */
function englishLabels(): Labels {
  const words = Object.entries(siteSchema.properties.labels.properties).map(([key, { english }]) => [key, english]);
  // The cast is safe: these are the keys of the schema.
  return { language: "en", ...(Object.fromEntries(words) as Record<keyof Described, string>) };
}

/** The texts before and after a value in a label: it stands for `{}`, or after a label without. */
export function around(label: string): readonly [before: string, after: string] {
  const [before = "", after] = label.split("{}");
  return after === undefined ? [`${label} `, ""] : [before, after];
}

export function withValue(label: string, value: string | number): string {
  return around(label).join(`${value}`);
}

/** A label with a number, in the form for that many. The number stands for `{}`, or before a label without. */
export function withCount(label: string | PluralForms, count: number, { language }: Labels): string {
  const forms = typeof label === "string" ? { other: label } : label;
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? "";
  return form.includes("{}") || typeof label !== "string" ? form.replace("{}", `${count}`) : `${count} ${form}`;
}

/** A list in one line, as the language of the labels has it. Not as a list of units: Japanese and Chinese have no sign between these. */
export function listed(parts: readonly string[], { language }: Pick<Labels, "language">): string {
  return new Intl.ListFormat(language, { type: "conjunction", style: "narrow" }).format(parts);
}

const commas: Readonly<Record<string, string>> = { Arab: "، ", Jpan: "、", Hans: "、", Hant: "、" };

/** The lines of an address, or cells of a row, in one line: with the comma of the language, and no "and" before the last. */
export function sideBySide(parts: readonly string[], language: string): string {
  const { script = "" } = new Intl.Locale(language).maximize();
  return parts.join(commas[script] ?? ", ");
}

/**
 * Whether a value on a page from right to left would stand in the wrong order there: one in Latin letters, or with groups of digits. A range
 * (`9:00–17:00`) is read as the page is.
 */
export function readsFromLeft(value: string, { language }: Pick<Labels, "language">): boolean {
  const hasItsLetters =
    /[\p{Script=Arab}\p{Script=Hebr}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}]/u.test(value);
  return textDirection(language) === "rtl" && !hasItsLetters && /\p{L}|^\+|\p{Nd} \p{Nd}/u.test(value);
}

/** A name for machines in a text: from left to right in every language, so that a sign at its start stays there. */
export function isolated(name: string, { language }: Pick<Labels, "language">): string {
  return textDirection(language) === "rtl" ? `\u2066${name}\u2069` : name;
}
