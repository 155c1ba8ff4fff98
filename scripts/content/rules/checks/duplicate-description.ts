import type { Check } from "../kinds/check.ts";
import { repeatedTextFinding, repeatedTexts } from "../meant/repeated-text.ts";

const rest = `unlisted: true
blocks:
  - type: hero
    title: About us
`;

/** Pages with the description of another page. */
export const duplicateDescription: Check = {
  code: "duplicate-description",
  severity: "warning",
  scope: "site",
  meaning: "Two pages have the same description. In search results and browser tabs nobody can tell them apart.",
  bad: {
    "hello.yaml": `title: About us
description: «Fresh bread every morning.»
${rest}`,
  },
  says: {
    message: 'The page "/" has this description too, expected one of its own: search results would show both alike.',
    hint: "Write a description that says what sets this page apart.",
  },
  good: {
    "hello.yaml": `title: About us
description: Who bakes your bread.
${rest}`,
  },
  check(content) {
    const found = repeatedTexts(content, "description");
    if (found.length === 0) return [];
    const titles = new Set(repeatedTexts(content, "title").map(({ page }) => page));
    return found
      .filter(({ page }) => !titles.has(page))
      .map((repeated) => repeatedTextFinding(repeated, "description", "description"));
  },
};
