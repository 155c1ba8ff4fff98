import type { Diagnostic } from "../../../scripts/content/diagnostic/diagnostic.ts";
import type { Report } from "../../../scripts/content/report/report.ts";

export const unknownLink: Diagnostic = {
  code: "unknown-link",
  message: 'No page has the route "/conact".',
  hint: 'Write "/contact" instead.',
  file: "pages/index.yaml",
  line: 3,
  column: 7,
  endLine: 3,
  endColumn: 14,
  pointer: "/link",
  suggestion: "/contact",
};
const duplicateTitle: Diagnostic = {
  code: "duplicate-title",
  message: "Two pages have this title.",
  file: "pages/z.yaml",
  line: 1,
  column: 8,
  endLine: 1,
  endColumn: 11,
  pointer: "/title",
  related: [{ file: "pages/index.yaml", line: 2, column: 8, message: "The other is here." }],
};
/** Two mistakes in two of three files. */
export const report: Report = {
  files: 3,
  diagnostics: [unknownLink, duplicateTitle],
  sources: [
    { displayPath: "pages/_site.yaml", text: "brand: A\n" },
    { displayPath: "pages/index.yaml", text: "# 100%\ntitle: Top\nlink: /conact # a comment\n" },
    { displayPath: "pages/z.yaml", text: "title: Top\n" },
  ],
};
export const clean: Report = { ...report, diagnostics: [] };
