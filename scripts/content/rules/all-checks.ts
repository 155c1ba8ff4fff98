import { addedRules } from "./added/added-rules.ts";
import { placeholder } from "./checks/placeholder.ts";
import * as everyCheck from "./every-check.ts";
import type { Check } from "./toolkit/rule.ts";

/** Every check over the whole content, those of the project too. The order does not matter: diagnostics are sorted by place. */
export const allChecks: readonly Check[] = [...addedRules, ...Object.values(everyCheck)];

/** Checks of content that is about to be published. */
export const releaseChecks: readonly Check[] = [placeholder];
