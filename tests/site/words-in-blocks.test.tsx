import { expect, test } from "vitest";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import { isReadText } from "../../scripts/content/translate/original.ts";
import { renderExample } from "../support/code/render-example.tsx";
import { ownSchemas } from "../support/system/own-project.ts";

const model = createContentModel(readSchemas(ownSchemas));

/** An example whose author writes Arabic: each word of its texts is one, and its code and links are as they were. */
function inArabic(written: unknown): unknown {
  const kept = /```.*?```|`[^`]*`|\]\([^)]*\)|<https?:[^>]*>|https?:\S+|&\w+;|\p{Script=Latin}+/gsu;
  const page = model.shownPageMapper({ blocks: [written] }, (found) =>
    isReadText(found)
      ? found.value.replaceAll(kept, (part) => (/^\p{Script=Latin}+$/u.test(part) ? "كلمة" : part))
      : found.value,
  );
  return (page as { readonly blocks: readonly unknown[] }).blocks[0];
}

/** What people see and hear of markup, without code and addresses. */
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
  const found = [...model.blockTypes].flatMap(([type, { examples = [] }]) =>
    // Its services are those of the gallery, in English.
    (type === "service-table" ? [] : examples).flatMap((written, index) =>
      wordsIn(renderExample(inArabic(written), "ar").replaceAll(content, "")).map(
        (word) => `${type} ${index + 1}: ${word}`,
      ),
    ),
  );
  expect(found).toEqual([]);
});
