import type { Report } from "../content/report/report.ts";
import { count } from "../content/report/summary.ts";
import { textReport } from "../content/report/text.ts";

/**
 * An HTML page with the report of the checker, shown in place of a page whose content has mistakes. `client` is the
 * address of Vite's client, which reloads it.
 */
export function reportPage(report: Report, elsewhere: number, client: string): string {
  const others = elsewhere > 0 ? `\n${count(elsewhere, "more mistake")} in other files: see the terminal.\n` : "";
  const text = `${textReport(report, false)}${others}`.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mistakes in the content</title><meta name="color-scheme" content="light dark"><script type="module" src="${client}"></script></head><body><h1>Mistakes in the content</h1><pre>${text}</pre></body></html>`;
}
