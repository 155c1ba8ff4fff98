import { allChecks, releaseChecks } from "./checks/all-checks.ts";
import type { CodeEntry } from "./code-entry.ts";
import { compareText } from "./diagnostic.ts";
import { allFileRules } from "./files/all-file-rules.ts";
import { allSyntaxRules } from "./syntax/all-syntax-rules.ts";
import { allViolationRules } from "./violations/all-violation-rules.ts";
import { overBudget } from "./weights/over-budget.ts";

const entries: readonly CodeEntry[] = [
  ...allFileRules,
  ...allSyntaxRules,
  ...allViolationRules,
  ...allChecks,
  ...releaseChecks,
  overBudget,
];

/** Every code that a diagnostic can have, in the order of the alphabet. */
export const allCodes: ReadonlyMap<string, CodeEntry> = new Map(
  [...entries].sort((a, b) => compareText(a.code, b.code)).map((entry) => [entry.code, entry]),
);
