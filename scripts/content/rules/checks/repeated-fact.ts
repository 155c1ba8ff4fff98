import { valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex } from "../../index/content-index.ts";
import { isAmount, readableValue } from "../../values/format-value.ts";
import { namesIn } from "../../values/scopes.ts";
import type { Excerpt } from "../../yaml/content-file.ts";
import { isComposed } from "../../yaml/fillings.ts";
import { everyText, languageOf } from "../texts/shown-texts.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const facts = 'phone: "01225 555 010"\n';
const page = (phone: string) =>
  `${examplePage}    description: Call {phone}.\n  - type: banner\n    text: Call ${phone} to order.\n`;

export const repeatedFact: Check = {
  code: "repeated-fact",
  severity: "warning",
  scope: "texts",
  meaning:
    "A text or a link repeats the value of a fact, such as a phone number, instead of using the fact: when the fact changes, the text does not.",
  bad: { "_facts.yaml": facts, "index.yaml": page("«01225 555 010»") },
  good: { "_facts.yaml": facts, "index.yaml": page("{phone}") },
  check(content) {
    const valuesIn = valuesByLanguage(content);
    return (content.shared?.facts.size ? textsOf(content) : []).flatMap(({ file, path, value }) =>
      valuesIn(languageOf(content, file)).flatMap(({ name, words, fact, at }) => {
        const [excerpt] = words.flatMap((one) => placeOfWord(withPlainSpaces(value), one) ?? []);
        if (!excerpt) return [];
        // Values filled in from the fact are fine: for most of them this shows without the slower look-up of places.
        const written = file.asWritten?.(path);
        if (typeof written === "string" && !words.some((one) => withPlainSpaces(written).includes(one))) return [];
        if (isComposed(file.source) && file.place({ path, excerpt }).isFilled) return [];
        const related = { at: { file: fact, path: at }, message: "The fact is here." };
        return {
          at: { file, path, excerpt },
          message: `This text repeats the value of the fact "${name}".`,
          hint: `Write {${name}}.`,
          related,
        };
      }),
    );
  },
};

function textsOf(content: ContentIndex) {
  const addresses = content.links.flatMap(({ file, path, href, excerpt }) =>
    excerpt === undefined ? { file, path, value: href } : [],
  );
  return [...everyText(content), ...addresses];
}

/** Amounts have non-breaking spaces in some languages, but people type ordinary ones. */
function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, " ");
}

/** Returns a function for the distinctive values of facts, as readers of a language see them. */
function valuesByLanguage({ shared }: ContentIndex) {
  const known = new Map<string, ReturnType<typeof valuesIn>>();
  const valuesIn = (language: string) =>
    [...(shared?.facts.values() ?? [])].flatMap((fact) =>
      namesIn(fact.data).flatMap((name) => {
        const at = name.split(".");
        const written = valueAt(fact.data, at);
        const value = readableValue(written, language) ?? "";
        if (!isDistinctive(written, value)) return [];
        const words = [...new Set([value, String(isAmount(written) ? value : written)].map(withPlainSpaces))];
        return [{ name, words, fact, at }];
      }),
    );
  return (language: string) => {
    const values = known.get(language) ?? valuesIn(language);
    known.set(language, values);
    return values;
  };
}

/** Prices or dates may coincide; long numbers, email addresses and whole phrases do not. */
function isDistinctive(written: unknown, value: string): boolean {
  const digits = value.replaceAll(/\D/g, "").replace(/0+$/, "").length;
  if (typeof written === "number" || isAmount(written)) return digits >= 5;
  return (
    typeof written === "string" &&
    value === written &&
    !value.includes("{") &&
    (digits >= 6 || /^[^\s@]+@[^\s@]+$/.test(value) || value.split(/\s+/).length >= 4)
  );
}

function placeOfWord(text: string, value: string): Excerpt | undefined {
  const isPartOf = /[\p{L}\p{N}]/u;
  for (let start = text.indexOf(value); start >= 0; start = text.indexOf(value, start + 1)) {
    const end = start + value.length;
    if (!isPartOf.test(text[start - 1] ?? "") && !isPartOf.test(text[end] ?? "")) return { start, end };
  }
  return undefined;
}
