import { type Diagnostic, startOfFile } from "../diagnostic/diagnostic.ts";
import { limits } from "../diagnostic/limits.ts";
import { whileReading } from "../diagnostic/while-reading.ts";
import type { ContentIndex } from "../index/content-index.ts";
import type { RawContent } from "../read/read-content.ts";
import type { Check, FileRule } from "../rules/toolkit/rule.ts";
import { type Finding, toDiagnostic } from "../yaml/to-diagnostic.ts";

/** Runs the rules over the files of a content folder and returns their diagnostics. */
export function runFileRules(rules: readonly FileRule[], raw: RawContent): Diagnostic[] {
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

/** Runs checks and returns their diagnostics, without those at places where a mistake of syntax has been reported. */
export function runChecks(checks: readonly Check[], content: ContentIndex): Diagnostic[] {
  return checks.flatMap(({ code, check }) =>
    whileReading(`all pages (${code})`, () =>
      firstOfFiles(check(content)).flatMap((finding) => {
        const diagnostic = toDiagnostic(code, finding);
        return finding.at.file.isDamaged(diagnostic) ? [] : [diagnostic];
      }),
    ),
  );
}

/** As many findings of a check as a file is told of one by one: to locate those that no report shows would take the most time. */
function firstOfFiles(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= limits.findings) return findings;
  const counts = new Map<Finding["at"]["file"], number>();
  return findings.filter(({ at: { file } }) => {
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    return count <= limits.findings;
  });
}

/** True where the checks of a scope find anything, at the least cost: nothing is located, and the first finding is enough. */
export function findsMistake(checks: readonly Check[], scope: Check["scope"], content: ContentIndex): boolean {
  return checks.some((check) => check.scope === scope && check.check(content).length > 0);
}

export function checksOf(checks: readonly Check[], ...scopes: readonly Check["scope"][]): Check[] {
  return checks.filter((check) => scopes.includes(check.scope));
}
