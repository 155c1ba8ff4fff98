import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { whileReading } from "../diagnostic/while-reading.ts";
import type { ContentIndex } from "../index/content-index.ts";
import type { RawContent } from "../read/read-content.ts";
import type { Check } from "../rules/kinds/check.ts";
import type { FileRule } from "../rules/kinds/file-rule.ts";

/** What rules over the files of a content folder have found. */
export function runFileRules(rules: readonly FileRule[], raw: RawContent): Diagnostic[] {
  return rules.flatMap((rule) => rule.check(raw));
}

/** What checks have found, but for what stands where a mistake of syntax has been reported. */
export function runChecks(checks: readonly Check[], content: ContentIndex): Diagnostic[] {
  const files = new Map([content.site, ...content.pages].map((file) => [file.source.file, file]));
  return checks.flatMap((check) =>
    whileReading(`all pages (${check.code})`, () => check.check(content)).filter(
      (diagnostic) => !files.get(diagnostic.file)?.isDamaged(diagnostic),
    ),
  );
}

/** Whether the checks of a scope find anything: the first finding is enough. */
export function findsMistake(checks: readonly Check[], scope: Check["scope"], content: ContentIndex): boolean {
  return checks.some((check) => check.scope === scope && check.check(content).length > 0);
}

/** The checks of a scope. */
export function checksOf(checks: readonly Check[], scope: Check["scope"]): Check[] {
  return checks.filter((check) => check.scope === scope);
}
