import { isRecord } from "../diagnostic/is-record.ts";
import { valueAt } from "../diagnostic/path.ts";
import { allCodes } from "../rules/all-codes.ts";
import type { Check } from "../rules/kinds/check.ts";
import type { Severity } from "../rules/kinds/code-entry.ts";

/** The severities that a site gives to codes: `checks` of its site file. */
export type SiteChecks = Readonly<Record<string, Severity>>;

const severities: ReadonlySet<unknown> = new Set<Severity>(["error", "warning", "off"]);

/** The severities in the data of a site file. What is none is left out: the schema reports it. */
export function siteChecks(site: unknown): SiteChecks {
  const checks = valueAt(site, ["checks"]);
  if (!isRecord(checks)) return {};
  // The filter keeps nothing but severities.
  return Object.fromEntries(Object.entries(checks).filter(([, value]) => severities.has(value))) as SiteChecks;
}

/** The severity of a code on a site. */
export function severityOf(code: string, checks: SiteChecks): Severity {
  const own = allCodes.get(code)?.severity ?? "error";
  const wanted = Object.hasOwn(checks, code) ? checks[code] : undefined;
  return wanted !== undefined && (wanted === "error" || canBeLowered(code)) ? wanted : own;
}

/** Whether a site may make less of a code, and an author accept it: the page is whole all the same. */
export function canBeLowered(code: string): boolean {
  const { severity = "error", isLowerable = false } = allCodes.get(code) ?? {};
  return severity !== "error" || isLowerable;
}

/** The checks that a site does not turn off. */
export function activeChecks(checks: readonly Check[], site: SiteChecks): readonly Check[] {
  return checks.filter(({ code }) => severityOf(code, site) !== "off");
}

/** The checks that can stop a build of a site. */
export function stoppingChecks(checks: readonly Check[], site: SiteChecks): readonly Check[] {
  return checks.filter(({ code }) => severityOf(code, site) === "error");
}
