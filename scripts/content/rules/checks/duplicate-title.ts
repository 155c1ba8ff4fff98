import type { Check } from "../kinds/check.ts";
import { repeatedTextFinding, repeatedTexts } from "../meant/repeated-text.ts";

const hello = (title: string) => `title: ${title}
description: Who bakes your bread.
unlisted: true
blocks:
  - type: hero
    title: About us
`;

/** Pages with the title or the description of another page. */
export const duplicateTitle: Check = {
  code: "duplicate-title",
  severity: "warning",
  scope: "site",
  meaning:
    "Two pages have the same title or the same description. In search results and browser tabs nobody can tell them apart.",
  bad: { "hello.yaml": hello("«Home»") },
  says: {
    message: 'The page "/" has this title too, expected one of its own: search results would show both alike.',
    hint: "Write a title that says what sets this page apart.",
  },
  good: { "hello.yaml": hello("About us") },
  check(content) {
    const titles = repeatedTexts(content, "title");
    const descriptions = repeatedTexts(content, "description");
    const copied = new Set(titles.map(({ page }) => page));
    const described = new Set(descriptions.map(({ page }) => page));
    return [
      // A page that was copied is one mistake.
      ...titles.map((one) =>
        repeatedTextFinding(one, "title", described.has(one.page) ? "title and description" : "title"),
      ),
      ...descriptions
        .filter(({ page }) => !copied.has(page))
        .map((one) => repeatedTextFinding(one, "description", "description")),
    ];
  },
};
