import { type Labels, labelsOf } from "../../../src/labels.ts";
import { dataIn } from "../yaml/data-in.ts";

/** Compiled into the commands, because they belong to the renderer and not to a project. */
const files = import.meta.glob<string>("/schema/labels/*.yaml", { eager: true, query: "?raw", import: "default" });

const known = new Map<string, Partial<Labels> | undefined>();

/**
 * The interface labels of a language, from `schema/labels`: those of its script if there are several, as for Chinese, or else those of the
 * language. Undefined for English, which needs none, and for languages without labels here.
 */
export function shippedLabels(language: string): Partial<Labels> | undefined {
  if (!known.has(language)) known.set(language, readLabels(language));
  return known.get(language);
}

/** The words of the interface for a page in another language than its site, unless there are none in its language. */
export function labelsInstead(language: string, ofSite: string): Partial<Labels> | undefined {
  if (language === ofSite) return undefined;
  const [own, others] = [language, ofSite].map((tag) => new Intl.Locale(tag).maximize());
  if (own?.language === others?.language && own?.script === others?.script) return undefined;
  return shippedLabels(language) ?? (own?.language === "en" ? english : undefined);
}

const english: Partial<Labels> = { language: "en" };

/** The English words, without the name of the language, by the keys that a site can give its own words for. */
export function englishLabels(): Readonly<Record<string, string>> {
  const { language: _, ...words } = labelsOf();
  // The cast is safe: English has no plural forms of its own.
  return words as Readonly<Record<string, string>>;
}

/** Other codes for Norwegian. */
const sameWords: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

function readLabels(tag: string): Partial<Labels> | undefined {
  const { language, script } = new Intl.Locale(tag).maximize();
  const text = [`${language}-${script}`, sameWords[language] ?? language]
    .map((name) => files[`/schema/labels/${name}.yaml`])
    .find((found) => found !== undefined);
  const words = language === "de" && /-(?:CH|LI)\b/i.test(tag) ? text?.replaceAll("ß", "ss") : text;
  // The cast is safe: a test checks their keys.
  return words === undefined ? undefined : { language: tag, ...(dataIn(words) as Partial<Labels>) };
}
