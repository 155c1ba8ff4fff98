import type { Check } from "../kinds/check.ts";
import { repeatedText } from "../lookups/repeated-text.ts";

const rest = `unlisted: true
blocks:
  - type: hero
    title: About us
`;

/** Pages with the title of another page. */
export const duplicateTitle: Check = {
  code: "duplicate-title",
  scope: "site",
  meaning: "Two pages have the same title. In search results and browser tabs nobody can tell them apart.",
  bad: {
    "hello.yaml": `title: «Home»
description: Who bakes your bread.
${rest}`,
  },
  good: {
    "hello.yaml": `title: About us
description: Who bakes your bread.
${rest}`,
  },
  check: (content) => repeatedText(content, "title"),
};
