import { compareText } from "../diagnostic/diagnostic.ts";
import { allChecks, expiryChecks, releaseChecks } from "./all-checks.ts";
import { allFileRules } from "./all-file-rules.ts";
import { allSyntaxRules } from "./all-syntax-rules.ts";
import { allViolationRules } from "./all-violation-rules.ts";
import { fixedSeverity } from "./answers/fixed-severity.ts";
import { invalidAcceptance } from "./answers/invalid-acceptance.ts";
import { unusedAcceptance } from "./answers/unused-acceptance.ts";
import { overBudget } from "./build/over-budget.ts";
import type { CodeEntry } from "./kinds/code-entry.ts";

/** The codes about what sites and authors answer to the others. */
export const answerCodes: readonly CodeEntry[] = [fixedSeverity, invalidAcceptance, unusedAcceptance];

const entries: readonly CodeEntry[] = [
  ...allFileRules,
  ...allSyntaxRules,
  ...allViolationRules,
  ...allChecks,
  ...releaseChecks,
  ...expiryChecks,
  overBudget,
  ...answerCodes,
];

/** Every code that a diagnostic can have, in the order of the alphabet. */
export const allCodes: ReadonlyMap<string, CodeEntry> = new Map(
  [...entries].sort((a, b) => compareText(a.code, b.code)).map((entry) => [entry.code, entry]),
);
