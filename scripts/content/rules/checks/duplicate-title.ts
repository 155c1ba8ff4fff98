import { valueAt } from "../../diagnostic/path.ts";
import type { PageFile } from "../../index/content-index.ts";
import { languageOfFile } from "../../index/site-languages.ts";
import { hasPagePath } from "../../read/route-of.ts";
import { textParts } from "../../values/placeholders.ts";
import { otherPage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

export const duplicateTitle: Check = {
  code: "duplicate-title",
  severity: "warning",
  scope: "site",
  meaning: "Two pages have the same title, so nobody can tell them apart in search results and browser tabs.",
  bad: { "hello.yaml": otherPage("«Home»") },
  good: { "hello.yaml": otherPage("About us") },
  check({ site, pages, pagesByRoute, shared }) {
    const first = new Map<string, PageFile>();
    return pages.flatMap((page) => {
      const title = valueAt(page.data, ["title"]);
      // Files with a duplicate or invalid route are reported by other rules.
      const isPage = pagesByRoute.get(page.route) === page && hasPagePath(page.source.path);
      if (typeof title !== "string" || title.trim() === "" || !isPage) return [];
      // A name without a value is reported by another rule.
      if (shared && textParts(title)) return [];
      // Each language may have a page such as FAQ.
      const folded = `${languageOfFile(site.data, page)} ${title.trim().replaceAll(/\s+/g, " ").toLowerCase()}`;
      const original = first.get(folded);
      first.set(folded, original ?? page);
      if (!original) return [];
      return {
        at: { file: page, path: ["title"] },
        message: `The page "${original.route}" has this title too, expected a different one: search results would show both alike.`,
        hint: "Write a title that says what sets this page apart.",
        related: { at: { file: original, path: ["title"] }, message: `The title of ${original.route} is here.` },
      };
    });
  },
};
