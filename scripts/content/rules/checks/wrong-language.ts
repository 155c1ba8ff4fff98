import { createRequire } from "node:module";
import { textDirection } from "../../../../src/text-direction.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, IndexedFile } from "../../index/content-index.ts";
import { languageOfFile, siteLanguages } from "../../index/site-languages.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { everyText, seenPart, type ShownText } from "../texts/shown-texts.ts";
import { exampleSiteInTwo, otherPage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { isLanguage } from "./unsupported-language.ts";

const english =
  "The bread is baked at night, when the village is asleep. The flour comes from the mill at the end of the valley, and the water from the spring behind the house. Whoever is on the road before six can smell it, and the door is open from then on. The last loaves are sold in the afternoon, and what is left goes to the people at the farm. On Sundays the oven stays cold, and the bakers sleep until the bells ring.";
const german =
  "Das Brot wird nachts gebacken, wenn das Dorf schläft. Das Mehl kommt aus der Mühle am Ende des Tals, und das Wasser aus der Quelle hinter dem Haus. Wer vor sechs unterwegs ist, riecht es schon, und von da an ist die Tür offen. Die letzten Laibe werden am Nachmittag verkauft, und was übrig ist, geht an die Leute vom Hof. Am Sonntag bleibt der Ofen kalt, und die Bäcker schlafen, bis die Glocken läuten.";
const inGerman = (text: string) => ({
  "_site.yaml": exampleSiteInTwo,
  "de/index.yaml": otherPage("Start").replace("Fresh bread\n", `Brot\n    description: ${text}\n`),
});

export const wrongLanguage: Check = {
  code: "wrong-language",
  severity: "warning",
  scope: "texts",
  meaning:
    "The text of a page is in a different language of the site from the page itself: it may have been copied but not translated. Browsers offer the wrong translation, and screen readers use the wrong voice. Only pages with long texts are checked.",
  bad: inGerman(`«${english}»`),
  good: inGerman(german),
  check(content) {
    return samplesIn(content).flatMap(({ texts, start, code }): Finding | [] => {
      const [first] = texts;
      // An invalid language is reported by another rule.
      if (!first || !isLanguage(code) || looksLike(start, code)) return [];
      const found = otherLanguage(texts, code);
      const ofSite = siteLanguages(content.site.data).map((language) => language.code);
      const known = [...ofSite, languageAround(content.site, first.file)].map(withoutCountry);
      if (found === undefined || !known.includes(found)) return [];
      const [is, expected] = [found, code].map((one) => names.of(one));
      return {
        at: first,
        message: `This text is in ${is}, expected ${expected}, the language of the page.`,
        hint: `Translate it. If the page is meant to be in ${is}, ${remedy(content, first.file, found)}.`,
      };
    });
  },
};

/** How to give a page another language. In a language of the site with another text direction, it must be below that language's path. */
function remedy({ site }: ContentIndex, file: IndexedFile, found: string): string {
  const own = siteLanguages(site.data).find(({ code }) => withoutCountry(code) === found);
  const isOtherWay = textDirection(found) === "rtl" && textDirection(languageAround(site, file)) === "ltr";
  if (isOtherWay && own) return `put it below ${own.home}`;
  return `say "language: ${own?.code ?? found}" in it`;
}

function languageAround(site: IndexedFile, file: IndexedFile): string {
  return languageOfFile(site.data, { ...file, data: undefined });
}

/** Words found in almost every long text of a language, and in few texts of others. */
const usualWords = Object.fromEntries(
  Object.entries({
    cs: "že|se|je|na",
    da: "og|at|er",
    de: "und|der|ist",
    en: "the",
    es: "los|las|el|una",
    fr: "les|des|est|et",
    it: "che|il|di|è",
    nb: "og|er|på",
    nl: "het|een|van",
    pl: "się|nie|na|w",
    pt: "os|não|uma|em",
    sv: "och|att|är",
  }).map(([code, words]) => [code, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu")]),
);
/** The letters of languages written in more than one Unicode script, or in part of one. */
const signs: Readonly<Record<string, string>> = {
  Hans: "\\p{Script=Han}",
  Hant: "\\p{Script=Han}",
  Jpan: "[\\p{Script=Hira}\\p{Script=Kana}\\p{Script=Han}]",
  Kore: "\\p{Script=Hang}",
};

/** Whether a text looks like a certain language: it has its letters and words, and not those of English. */
function looksLike(text: string, code: string): boolean {
  const counted = (pattern: RegExp | undefined) => (pattern ? (text.match(pattern)?.length ?? 0) : undefined);
  const { script = "Latn" } = new Intl.Locale(code).maximize();
  const own = counted(new RegExp(signs[script] ?? `\\p{Script=${script}}`, "gu")) ?? 0;
  const isInScript = own > (counted(/\p{L}/gu) ?? 0) / 2;
  return isInScript && counted(usualWords[code]) !== 0 && (code === "en" || (counted(usualWords["en"]) ?? 0) < 3);
}

const names = new Intl.DisplayNames(["en"], { type: "language" });

function withoutCountry(code: string): string {
  return code.replace(/-.*/, "").toLowerCase();
}

function samplesIn(content: ContentIndex) {
  const { site } = content;
  const hasLanguages = siteLanguages(site.data).length > 0;
  const long = everyText(content).filter(
    ({ file, value, kind }) =>
      kind !== "plain" && value.length >= 100 && (hasLanguages || valueAt(file.data, ["language"])),
  );
  const files = groupBy(long, ({ file }) => file);
  return Array.from(files, ([file, texts]) => ({
    code: withoutCountry(languageOfFile(site.data, file)),
    texts,
    // For nearly all pages the beginning is enough, in a hundredth of the time that a library takes.
    start: texts
      .map(({ value }) => value)
      .join(" ")
      .slice(0, 1000),
  }));
}

/** How many characters make a language certain, and how many are checked. */
const [fewest, most] = [400, 600];

/** A language other than the one expected, in which the texts both begin and end: one of them may be a quote. */
function otherLanguage(texts: readonly ShownText[], expected: string): string | undefined {
  const words = texts
    .map(seenPart)
    .join(" ")
    .replaceAll(/\ufffc+|https?:\S+/g, " ")
    .replaceAll(/\s+/g, " ");
  const [start, end] = [words.slice(0, most), words.slice(-most)].map((part) => certainLanguage(part, expected));
  return start === end ? start : undefined;
}

type Franc = Pick<typeof import("franc-min"), "francAll">;

function certainLanguage(text: string, expected: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = (text.match(/\p{Script=Latin}/gu)?.length ?? 0) / letters;
  // Texts in all scripts contain names and code in Latin letters.
  if (text.length < fewest || (latin > 0.05 && latin < 0.95)) return undefined;
  // The package exports exactly this function. It is loaded on first use, because hardly any page needs it.
  const { francAll } = createRequire(import.meta.url)("franc-min") as Franc;
  // It uses three-letter codes even for languages with shorter ones.
  const scores = francAll(text).map(
    ([code, score]) => [withoutCountry(new Intl.Locale(code).language), score] as const,
  );
  const own = scores.find(([code]) => code === expected)?.[1] ?? 0;
  // Among 8,000 excerpts from published pages, real text scored lower in every other language; lists of names and code scored higher.
  return own > 0.97 ? undefined : scores[0]?.[0];
}
