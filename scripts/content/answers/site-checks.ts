import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { isRecord, valueAt } from "../diagnostic/path.ts";
import { allCodes, answerCodes } from "../rules/all-rules.ts";
import { type Check, optionForms, type Severity } from "../rules/toolkit/rule.ts";

/** The `checks` of a site file: the severities of codes, and options of rules by `optionKey`. It is JSON. */
export type SiteChecks = Readonly<Record<string, unknown>>;

const severities: readonly Severity[] = ["error", "warning", "off"];

/** The `checks` in the data of a site file. Wrong ones are ignored, because the schema reports them. */
export function siteChecks(site: unknown): SiteChecks {
  const checks = valueAt(site, ["checks"]);
  return isRecord(checks) ? checks : {};
}

function severityOf(code: string, checks: SiteChecks): Severity {
  const own = allCodes.get(code)?.severity ?? "error";
  const wanted = severities.find((one) => Object.hasOwn(checks, code) && checks[code] === one);
  return wanted && (wanted === "error" || canBeLowered(code)) ? wanted : own;
}

export function withSeverity(diagnostic: Diagnostic, checks: SiteChecks): Diagnostic[] {
  const severity = severityOf(diagnostic.code, checks);
  if (severity === "off") return [];
  return [severity === "warning" ? { ...diagnostic, severity } : diagnostic];
}

/** Whether mistakes in acceptances and in `checks` stop the build of a site. */
export function answersStop(checks: SiteChecks): boolean {
  return answerCodes.some(({ code }) => severityOf(code, checks) === "error");
}

/** Whether a site may lower a code and an author accept it, because the page is usable all the same. */
export function canBeLowered(code: string): boolean {
  const { severity = "error", isLowerable = false } = allCodes.get(code) ?? {};
  return severity !== "error" || isLowerable;
}

/** The checks that have one of these severities on a site, with the options of the site. */
export function checksOfSite(checks: readonly Check[], site: SiteChecks, ...of: readonly Severity[]): readonly Check[] {
  return checks.filter(({ code }) => of.includes(severityOf(code, site))).map((check) => withOptions(check, site));
}

export function optionKey(code: string, option: string): string {
  return `${code}-${option}`;
}

function withOptions(check: Check, site: SiteChecks): Check {
  const given = Object.entries(check.options ?? {}).flatMap(([name, { kind }]) => {
    const { data } = optionForms[kind].safeParse(site[optionKey(check.code, name)]);
    return data === undefined ? [] : [[name, data]];
  });
  if (given.length === 0) return check;
  const options = Object.fromEntries(given);
  return { ...check, check: (content) => check.check(content, options) };
}
