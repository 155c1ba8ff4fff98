import { type Labels, labelsOf } from "../../../src/labels.ts";
import { dataIn } from "../yaml/data-in.ts";

/** Compiled into the commands: they are texts of the renderer, and of no project. */
const files = import.meta.glob<string>("/schema/labels/*.yaml", { eager: true, query: "?raw", import: "default" });

const known = new Map<string, Partial<Labels> | undefined>();

/**
 * The words of the interface in a language, from `schema/labels`: those of its script where there are two, as of Chinese, else those of
 * the language; undefined for English, which needs none, and for a language that has none here.
 */
export function shippedLabels(language: string): Partial<Labels> | undefined {
  if (!known.has(language)) known.set(language, readLabels(language));
  return known.get(language);
}

/** The English words, without the name of the language, by the keys that a site can give its own words for. */
export function englishLabels(): Readonly<Record<string, string>> {
  const { language: _, ...words } = labelsOf();
  // The cast is safe: English has no plural forms of its own.
  return words as Readonly<Record<string, string>>;
}

/** The codes under which Norwegian is known beside its own. */
const sameWords: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

function readLabels(tag: string): Partial<Labels> | undefined {
  const { language, script } = new Intl.Locale(tag).maximize();
  const text = [`${language}-${script}`, sameWords[language] ?? language]
    .map((name) => files[`/schema/labels/${name}.yaml`])
    .find((found) => found !== undefined);
  const words = language === "de" && /-(?:CH|LI)\b/i.test(tag) ? text?.replaceAll("ß", "ss") : text;
  // A test holds them to the keys.
  return words === undefined ? undefined : { language: tag, ...(dataIn(words) as Partial<Labels>) };
}
