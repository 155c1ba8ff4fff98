import type { Violation, ViolationFinding } from "../rules/kinds/violation-rule.ts";

/** A violation of a schema, and what a rule says of it. */
export interface Explained {
  readonly code: string;
  readonly violation: Violation;
  readonly finding: ViolationFinding;
}
