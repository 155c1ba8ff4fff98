import type { Check } from "../kinds/check.ts";
import { repeatedTextFinding, repeatedTexts } from "../meant/repeated-text.ts";

const rest = `unlisted: true
blocks:
  - type: hero
    title: About us
`;

/** Pages with the title of another page. */
export const duplicateTitle: Check = {
  code: "duplicate-title",
  severity: "warning",
  scope: "site",
  meaning: "Two pages have the same title. In search results and browser tabs nobody can tell them apart.",
  bad: {
    "hello.yaml": `title: «Home»
description: Who bakes your bread.
${rest}`,
  },
  says: {
    message: 'The page "/" has this title too, expected one of its own: search results would show both alike.',
    hint: "Write a title that says what sets this page apart.",
  },
  good: {
    "hello.yaml": `title: About us
description: Who bakes your bread.
${rest}`,
  },
  check(content) {
    const found = repeatedTexts(content, "title");
    if (found.length === 0) return [];
    const same = new Set(repeatedTexts(content, "description").map(({ page }) => page));
    return found.map((repeated) =>
      // A page that was copied is one mistake.
      repeatedTextFinding(repeated, "title", same.has(repeated.page) ? "title and description" : "title"),
    );
  },
};
