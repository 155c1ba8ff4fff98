import { richMarkdownFormat } from "../../formats/texts/text-formats.ts";
import type { Check } from "../kinds/check.ts";
import { withTitle } from "../words/example-texts.ts";

/** Lists of headings to which no link can lead. */
export const missingId: Check = {
  code: "missing-id",
  scope: "file",
  about: { formats: [richMarkdownFormat.name] },
  meaning:
    "A block of type rich-text has contents: true and no id. The addresses of its headings begin with the id, so the list would have no links.",
  bad: `${withTitle("Fresh bread")}  - type: rich-text
    «contents»: true
    body: |-
      ## Flour

      We buy it from two mills.
`,
  says: {
    message: 'The block has "contents: true" and no "id", with which the addresses of its headings begin.',
    hint: 'Add "id" with a name for the block, such as "id: bread".',
  },
  good: `${withTitle("Fresh bread")}  - type: rich-text
    id: bread
    contents: true
    body: |-
      ## Flour

      We buy it from two mills.
`,
  check: ({ references }) =>
    references.flatMap(({ format, file, path, owner }) =>
      format === richMarkdownFormat.name && owner["contents"] === true && !("id" in owner)
        ? [{ at: { file, path: [...path.slice(0, -1), "contents"], part: "key" as const }, ...missingId.says }]
        : [],
    ),
};
