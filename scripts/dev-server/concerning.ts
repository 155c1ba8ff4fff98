import { relative, resolve, sep } from "node:path";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import { siteFileName } from "../content/read/content-path.ts";
import { routeOfPage } from "../content/read/route-of.ts";
import type { Report } from "../content/report/report.ts";
import type { CheckSetup } from "./content-checker.ts";
import type { Reading } from "./dev-content.ts";

/**
 * What a check of the whole content found in the file of a route, in the site file where it has not been right yet, and where
 * there is no page, in the folder. What it says of files that have changed since is left out: it may have been mended.
 */
export function diagnosticsConcerning(
  report: Report,
  { route, reading, place: { pages, cwd } }: { route: string; reading: Reading; place: CheckSetup },
): readonly Diagnostic[] {
  const texts = new Map(report.sources.map(({ file, text }) => [file, text]));
  const changed = new Set(
    reading.files.filter((file) => textOf(file) !== texts.get(file.file)).map(({ file }) => file),
  );
  const isThere = reading.files.some(({ path }) => routeOfPage(path) === route);
  return report.diagnostics.filter(({ file }) => {
    if (changed.has(file)) return false;
    const path = relative(pages, resolve(cwd, file)).split(sep).join("/");
    if (path === "") return !isThere;
    return path === siteFileName ? !reading.site : routeOfPage(path) === route;
  });
}

function textOf(file: Reading["files"][number]): string | undefined {
  return "text" in file ? file.text : undefined;
}
