import { textReport } from "../content/report/text.ts";
import type { PageMistakes } from "../dev-site/dev-site.ts";

/**
 * An HTML page with the report of the checker, shown where there is nothing else to show, because the site file has not
 * been right yet. The scripts show the mistakes with links to the editor.
 */
export function reportPage({ report }: PageMistakes, scripts: readonly string[]): string {
  const text = textReport(report, false).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const tags = scripts.map((src) => `<script type="module" src="${src}"></script>`).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mistakes in the content</title><meta name="color-scheme" content="light dark">${tags}</head><body><main><h1>Mistakes in the content</h1><pre>${text}</pre></main></body></html>`;
}
