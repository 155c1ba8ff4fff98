import { diagnosticAt } from "../diagnostic-at.ts";
import { suggest } from "../suggest.ts";
import type { Check } from "./check.ts";

/** Menus and lists of pages that name a folder without pages. */
export const unknownFolder: Check = (content) =>
  content.references
    .filter(({ format, value }) => format === "folder" && !content.folders.has(value))
    .map(({ file, path, value }) => {
      const suggestion = suggest(value, content.folders.keys());
      return diagnosticAt(file, path, "value", {
        code: "unknown-folder",
        message: `The folder "${value}" has no listed pages.`,
        hint: suggestion ? `Write "${suggestion}" instead.` : "Write a folder that has pages, or add a page to it.",
        suggestion,
      });
    });
