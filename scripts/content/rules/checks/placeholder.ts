import { fromPointer, listAt, toPointer, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, IndexedFile, Reference } from "../../index/content-index.ts";
import { isInDraft } from "../../index/publication.ts";
import { findFormat } from "../../formats/all-formats.ts";
import { writtenSigns } from "../../markdown/markdown-masks.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { isEnglish } from "../texts/shown-texts.ts";
import { exampleSite } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

/** The example with a domain that the check does not treat as reserved. */
const publishedSite = exampleSite.replaceAll("bakery.example", "bakery.test");

export const placeholder: Check = {
  code: "placeholder",
  scope: "file",
  meaning:
    "A value is a placeholder: the site file lists it under placeholders, or it contains a word such as TBC, or a reserved domain such as bakery.example. Every check looks for these in drafts; elsewhere only a --release run does.",
  releaseOnly: true,
  isLowerable: true,
  bad: {
    "_site.yaml": `${publishedSite.replace("Company number 01234567", "«Company number 00000000»")}placeholders:
  - /footer/registrationNumber
`,
  },
  good: { "_site.yaml": publishedSite },
  check(content) {
    const listed = listedPlaceholders(content.site);
    const known = new Set(listed.map(({ at }) => toPointer(at.path ?? [])));
    const unfinished = content.references.flatMap((text) =>
      text.file === content.site && known.has(toPointer(text.path)) ? [] : explain(content, text),
    );
    return [...listed, ...unfinished];
  },
};

/** The values that the site file lists. A pointer without a value would protect nothing, so it is reported itself. */
function listedPlaceholders(file: IndexedFile): Finding[] {
  return listAt(file.data, ["placeholders"]).flatMap((pointer, index) => {
    if (typeof pointer !== "string" || !pointer.startsWith("/")) return [];
    const path = fromPointer(pointer);
    if (valueAt(file.data, path) === undefined) {
      return {
        at: { file, path: ["placeholders", index] },
        message: `There is no value at "${excerpt(pointer)}", expected the place of a placeholder.`,
        hint: "Correct the pointer, or remove it.",
      };
    }
    const hint = `Write the real value, and remove "${pointer}" from the placeholders.`;
    return [
      { at: { file, path }, message: "This value is a placeholder, expected the real value in a release.", hint },
    ];
  });
}

/** Placeholder words, including the TODO at the start of each text of a new page, and reserved domains (RFC 2606). */
const words =
  /^TODO(?=: )|\b(?:TBD|FIXME)\b(?!-)|\b(?:[Ll]orem [Ii]psum|LOREM IPSUM)\b|\b[\w-]{1,63}\.(?:example|invalid)\b/;
/** Words that mean something else in other languages: TODO is "all" in Spanish, TBC a disease in French and German, XXX a century. */
const englishWords = new RegExp(
  `\\b(?:TODO|TBC|XXX)\\b(?!-)|\\[[Ii]nsert [^[\\]]{1,40} here\\](?!\\()|^Your (?:text|title|heading) here\\.?$|${words.source}`,
);

/** Whether a word is the whole of a paragraph, a cell or the text after a colon: in a sentence it may be a statement. */
function isAlone(text: string, { 0: word, index }: RegExpExecArray): boolean {
  const [before, after] = [text.slice(0, index), text.slice(index + word.length)];
  return /(?:^|[\n|:])[ \t*_>#-]*$/.test(before) && /^[*_]*[.:?!]?[ \t]*(?:$|[\n|])/.test(after);
}

function explain(content: ContentIndex, { file, path, value: text, format, excerpt: part }: Reference): Finding[] {
  const { kind } = findFormat(format) ?? {};
  // The anchor of a heading only repeats its text.
  if (part || kind === "code") return [];
  const all = isEnglish(content, file) ? englishWords : words;
  if (!all.test(text)) return [];
  const seen = kind === "sentence" || kind === "prose" ? writtenSigns(text, kind) : text;
  const isMeant = (match: RegExpExecArray) =>
    // Outside of drafts, `unfinished-text` reports these, not only for a release.
    (!/^(?:TODO|FIXME|XXX|lorem ipsum)$/i.test(match[0]) || isInDraft(file.data, path)) &&
    (kind !== "prose" || !/^TB[CD]$/.test(match[0]) || isAlone(seen, match));
  const found = Array.from(seen.matchAll(new RegExp(all, "g"))).find(isMeant);
  if (!found) return [];
  const { 0: word, index: start } = found;
  const message = `The text "${excerpt(text)}" contains the placeholder "${word}", expected a finished text before it is published.`;
  const at = { file, path, excerpt: { start, end: start + word.length } };
  return [{ at, message, hint: "Write what belongs there." }];
}
