import { expect, test } from "vitest";
import { textKind } from "../../scripts/content/schema/map-formats.ts";
import { blockExamples, contentModel } from "../content/memory-site.ts";
import { renderExample } from "../support/code/render-example.tsx";

/** An example whose author writes Arabic: each word of its texts is one, and its code and links are as they were. */
function inArabic(written: unknown): unknown {
  const kept = /```.*?```|`[^`]*`|\]\([^)]*\)|<https?:[^>]*>|https?:\S+|&\w+;|\p{Script=Latin}+/gsu;
  const page = contentModel().pageMapper({ blocks: [written] }, (found) =>
    textKind(found.format)
      ? found.value.replaceAll(kept, (part) => (/^\p{Script=Latin}+$/u.test(part) ? "كلمة" : part))
      : found.value,
  );
  return (page as { readonly blocks: readonly unknown[] }).blocks[0];
}

/** The text of markup that people see and hear, without code and addresses. */
function wordsIn(markup: string): string[] {
  const text = markup.replaceAll(/<(code|pre|style)\b.*?<\/\1>/gs, " ");
  const said = Array.from(
    text.matchAll(/ (?:aria-(?:label|description|roledescription|valuetext)|alt|title|placeholder|label)="([^"]*)"/g),
    ([, words = ""]) => words,
  );
  return [...text.replaceAll(/<[^>]*>/g, " ").split(/\s+/), ...said].filter((words) =>
    /\p{Script=Latin}{2,}/u.test(words.replaceAll(/https?:\S+|&\w+;/g, "")),
  );
}

/** Names that are the same in all languages, and what other pages and the day of `renderExample` say. */
const content = /YouTube|Vimeo|OpenStreetMap|The shop at the harbour|Open from six\.|Harbour|Breads|3 May 2025/g;

test("a block says nothing in English on an Arabic page, not to those who hear it either", () => {
  // Its services are those of the gallery, in English.
  const written = blockExamples().filter(({ type }) => type !== "service-table");
  const found = written.flatMap(({ name, written }) =>
    wordsIn(renderExample(inArabic(written), "ar").replaceAll(content, "")).map((word) => `${name}: ${word}`),
  );
  expect(found).toEqual([]);
});
