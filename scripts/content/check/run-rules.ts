import { type Diagnostic, startOfFile } from "../diagnostic/diagnostic.ts";
import { whileReading } from "../diagnostic/while-reading.ts";
import type { ContentIndex } from "../index/content-index.ts";
import type { Check, FileRule } from "../rules/toolkit/rule.ts";
import { toDiagnostic } from "../yaml/to-diagnostic.ts";

/** Runs the rules over the files of a content folder and returns their diagnostics. */
export function runFileRules(rules: readonly FileRule[], raw: Parameters<FileRule["check"]>[0]): Diagnostic[] {
  return rules.flatMap(({ code, check }) =>
    check(raw).map(({ file, message, hint, range = startOfFile }) => ({
      ...range,
      code,
      message,
      hint,
      file,
      pointer: "",
    })),
  );
}

/** Runs checks and returns their diagnostics, except at places where a syntax error has been reported. */
export function runChecks(checks: readonly Check[], content: ContentIndex): Diagnostic[] {
  return checks.flatMap(({ code, check }) =>
    whileReading(`all pages (${code})`, () =>
      check(content).flatMap((finding) => {
        const diagnostic = toDiagnostic(code, finding);
        return finding.at.file.isDamaged(diagnostic) ? [] : [diagnostic];
      }),
    ),
  );
}

/** Whether the checks of a scope find anything. Fast: nothing is located, and it stops at the first check with a finding. */
export function findsMistake(checks: readonly Check[], scope: Check["scope"], content: ContentIndex): boolean {
  return checks.some((check) => check.scope === scope && check.check(content).length > 0);
}

export function checksOf(checks: readonly Check[], ...scopes: readonly Check["scope"][]): Check[] {
  return checks.filter((check) => scopes.includes(check.scope));
}
