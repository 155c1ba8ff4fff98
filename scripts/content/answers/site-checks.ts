import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { isRecord } from "../diagnostic/is-record.ts";
import { valueAt } from "../diagnostic/path.ts";
import { allCodes, answerCodes } from "../rules/all-rules.ts";
import { type Check, optionForms, type Severity } from "../rules/toolkit/rule.ts";

/** What a site chooses in `checks` of its site file: the severities of codes, and options of rules by `optionKey`. It is JSON. */
export type SiteChecks = Readonly<Record<string, unknown>>;

const severities: readonly Severity[] = ["error", "warning", "off"];

/** What the data of a site file choose. The schema reports what is wrong there, and it counts as nothing. */
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

/** Whether what is wrong with the answers of a site, in its pages and in its `checks`, stops its build. */
export function answersStop(checks: SiteChecks): boolean {
  return answerCodes.some(({ code }) => severityOf(code, checks) === "error");
}

/** Whether a site may make less of a code, and an author accept it: the page is whole all the same. */
export function canBeLowered(code: string): boolean {
  const { severity = "error", isLowerable = false } = allCodes.get(code) ?? {};
  return severity !== "error" || isLowerable;
}

/** The checks that have one of some severities on a site, with the options that it gives them. */
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
