import { valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { hasPagePath } from "../../read/route-of.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../toolkit/rule.ts";
import { originalsFirst } from "./originals-first.ts";

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

type TextKey = "title" | "description";

/** A page with the text of another, which was there before. */
interface RepeatedText {
  readonly page: PageFile;
  readonly original: PageFile;
}

/** The pages whose `title` or `description` another page has too, each with the one that probably had it first. */
function repeatedTexts(content: ContentIndex, key: TextKey): RepeatedText[] {
  const groups = new Map<string, PageFile[]>();
  for (const page of content.pages) {
    const text = valueAt(page.data, [key]);
    if (typeof text !== "string" || text.trim() === "") continue;
    const folded = fold(text);
    const group = groups.get(folded) ?? [];
    groups.set(folded, group);
    group.push(page);
  }
  return [...groups.values()].flatMap((all) => {
    if (all.length < 2) return [];
    const group = all.filter((page) => isPageOfRoute(content, page));
    if (group.length < 2) return [];
    const [original, ...copies] = originalsFirst(content, group);
    return original ? copies.map((page) => ({ page, original })) : [];
  });
}

/**
 * Whether a file is the page of its route. One with the route of another is one mistake, and one whose path is no route too: it must
 * be renamed, or is the copy of another that some programs leave.
 */
function isPageOfRoute(content: ContentIndex, page: PageFile): boolean {
  return content.pagesByRoute.get(page.route) === page && hasPagePath(page.source.path);
}

/** The finding for a page with the `title` or `description` of another. */
function repeatedTextFinding({ page, original }: RepeatedText, key: TextKey, what: string): Finding {
  return {
    at: { file: page, path: [key] },
    message: `The page "${original.route}" has this ${what} too, expected one of its own: search results would show both alike.`,
    hint: `Write a ${what} that says what sets this page apart.`,
    related: { at: { file: original, path: [key] }, message: `The ${key} of ${original.route} is here.` },
  };
}

/** A text without what two that read alike may differ in. */
export function fold(text: string): string {
  const line = text.trim();
  // Few texts have other white space than single spaces: to ask is quicker than to replace it.
  return (/\s\s|[^\S ]/.test(line) ? line.replaceAll(/\s+/g, " ") : line).toLowerCase();
}
