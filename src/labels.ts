import siteSchema from "../schema/site.schema.json";
import { textDirection } from "./text-direction.ts";

type Described = (typeof siteSchema)["properties"]["labels"]["properties"];

/** A text for each number of things, by the plural categories of its language. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

type CountLabel = "fieldsSure" | "fieldsToCheck";

/** Every text of the interface on pages that is not their content, such as the labels of buttons. */
export type Labels = Readonly<Record<Exclude<keyof Described, CountLabel>, string>> &
  Readonly<Record<CountLabel, string | PluralForms>> & {
    /** The language they are in, which may differ from the page's. */
    readonly language: string;
  };

const ofSites = new WeakMap<Partial<Labels>, Labels>();
const noLabels: Partial<Labels> = {};

/** The labels of a site: its own, otherwise English. Merged once for all its pages. */
export function labelsOf(own: Partial<Labels> = noLabels): Labels {
  const labels = ofSites.get(own) ?? { ...englishLabels(), ...own };
  ofSites.set(own, labels);
  return labels;
}

/** The labels in the schema. Not a constant, because browser scripts would then carry it. */
function englishLabels(): Labels {
  const words = Object.entries(siteSchema.properties.labels.properties).map(([key, { english }]) => [key, english]);
  // The cast is safe: these are the keys of the schema.
  return { language: "en", ...(Object.fromEntries(words) as Record<keyof Described, string>) };
}

/** The texts before and after a value in a label: it replaces `{}`, or follows a label without one. */
export function around(label: string): readonly [before: string, after: string] {
  const [before = "", after] = label.split("{}");
  return after === undefined ? [`${label} `, ""] : [before, after];
}

export function withValue(label: string, value: string | number): string {
  return around(label).join(`${value}`);
}

/** A label with a number, in the plural form for it. The number replaces `{}`, or precedes a label without one. */
export function withCount(label: string | PluralForms, count: number, { language }: Labels): string {
  const forms = typeof label === "string" ? { other: label } : label;
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? "";
  return form.includes("{}") || typeof label !== "string" ? form.replace("{}", `${count}`) : `${count} ${form}`;
}

/** A list in one line, as in the language of the labels. Not a list of units: Japanese and Chinese have no separator there. */
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
 * Whether a value would be in the wrong order on a right-to-left page: Latin letters, or groups of digits. A range
 * (`9:00–17:00`) runs in the direction of the page.
 */
export function readsFromLeft(value: string, { language }: Pick<Labels, "language">): boolean {
  const hasItsLetters =
    /[\p{Script=Arab}\p{Script=Hebr}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}\p{Script=Adlm}]/u.test(value);
  return textDirection(language) === "rtl" && !hasItsLetters && /\p{L}|^\+|\p{Nd} \p{Nd}/u.test(value);
}

/** A technical name in a text: from left to right in every language, so that a symbol at its start stays there. */
export function isolated(name: string, { language }: Pick<Labels, "language">): string {
  return textDirection(language) === "rtl" ? `\u2066${name}\u2069` : name;
}
