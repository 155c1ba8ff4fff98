import { relative, resolve, sep } from "node:path";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import { isSiteFile } from "../content/read/content-path.ts";
import { contentPath } from "../content/read/disk-path.ts";
import { routeOf, routeOfPage } from "../content/read/route-of.ts";
import type { Report } from "../content/report/report.ts";
import type { CheckSetup } from "../watch/content-checker.ts";
import type { Reading } from "./dev-content.ts";

/**
 * Selects from the last check of the whole content the mistakes that concern a route: those in its file, in the site file and in that
 * of its language, or, if there is no page, those of the content folder. Mistakes in files that have changed since are left out, because
 * they may have been fixed.
 */
export function diagnosticsConcerning(
  report: Report,
  { reading, place: { pages, cwd } }: { reading: Reading; place: CheckSetup },
): readonly Diagnostic[] {
  const texts = new Map(report.sources.map(({ displayPath: file, text }) => [file, text]));
  const changed = new Set(
    reading.files.filter((file) => textOf(file) !== texts.get(file.displayPath)).map(({ displayPath }) => displayPath),
  );
  const isThere = reading.files.some(({ path }) => routeOfPage(path) === reading.first);
  // Files with invalid names are matched by their path, as it is.
  const shown = new Set(reading.files.filter(({ path }) => !isSiteFile(path)).map(({ displayPath }) => displayPath));
  return report.diagnostics.filter(({ file, related = [] }) => {
    if (changed.has(file)) return false;
    const path = contentPath(relative(pages, resolve(cwd, file)).split(sep).join("/"));
    // The mistake is in a file that fills the page, and a related place is in the page.
    if (isFilling(path) && related.some((other) => shown.has(other.file))) return true;
    if (path === "") return !isThere;
    return (
      (isSiteFile(path) && !reading.elsewhere.includes(path)) ||
      [routeOfPage(path), routeOf(path)].includes(reading.first)
    );
  });
}

function isFilling(path: string): boolean {
  return /(?:^|\/)(?:_facts\.yaml|_parts\/|_data\/)/.test(path);
}

function textOf(file: Reading["files"][number]): string | undefined {
  return "text" in file ? file.text : undefined;
}
