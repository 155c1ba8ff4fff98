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

/** The example as it would be published: under a domain that the check does not know as reserved. */
const publishedSite = exampleSite.replaceAll("bakery.example", "bakery.test");

export const placeholder: Check = {
  code: "placeholder",
  scope: "file",
  meaning:
    "A value stands in for a real one: the site file lists it under placeholders, it has a word such as TBC, or a domain that nobody can own such as bakery.example. In drafts every check looks for these, elsewhere only a --release run.",
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

/** The values that the site file names; a pointer to none, which would keep nothing from being published, where it stands. */
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
      { at: { file, path }, message: "This value stands in for a real one, expected the real one in a release.", hint },
    ];
  });
}

/** Words that stand for a text, with which each text of a new page begins, and domains that nobody can own (RFC 2606). */
const words =
  /^TODO(?=: )|\b(?:TBD|FIXME)\b(?!-)|\b(?:[Ll]orem [Ii]psum|LOREM IPSUM)\b|\b[\w-]{1,63}\.(?:example|invalid)\b/;
/** And words that are others elsewhere: all in Spanish, a disease in French and German, a century. */
const englishWords = new RegExp(
  `\\b(?:TODO|TBC|XXX)\\b(?!-)|\\[[Ii]nsert [^[\\]]{1,40} here\\](?!\\()|^Your (?:text|title|heading) here\\.?$|${words.source}`,
);

/** Whether a word is all that a paragraph, a cell, or what stands behind a colon has: in a sentence it says what is so. */
function isAlone(text: string, { 0: word, index }: RegExpExecArray): boolean {
  const [before, after] = [text.slice(0, index), text.slice(index + word.length)];
  return /(?:^|[\n|:])[ \t*_>#-]*$/.test(before) && /^[*_]*[.:?!]?[ \t]*(?:$|[\n|])/.test(after);
}

function explain(content: ContentIndex, { file, path, value: text, format, excerpt: part }: Reference): Finding[] {
  const { kind } = findFormat(format) ?? {};
  // The anchor of a heading has its words.
  if (part || kind === "code") return [];
  const all = isEnglish(content, file) ? englishWords : words;
  if (!all.test(text)) return [];
  const seen = kind === "sentence" || kind === "prose" ? writtenSigns(text, kind) : text;
  const isMeant = (match: RegExpExecArray) =>
    // Elsewhere than in a draft these are an unfinished text, before a release too.
    (!/^(?:TODO|FIXME|XXX|lorem ipsum)$/i.test(match[0]) || isInDraft(file.data, path)) &&
    (kind !== "prose" || !/^TB[CD]$/.test(match[0]) || isAlone(seen, match));
  const found = Array.from(seen.matchAll(new RegExp(all, "g"))).find(isMeant);
  if (!found) return [];
  const { 0: word, index: start } = found;
  const message = `The text "${excerpt(text)}" has the placeholder "${word}", expected a finished one before it is published.`;
  const at = { file, path, excerpt: { start, end: start + word.length } };
  return [{ at, message, hint: "Write what belongs there." }];
}
