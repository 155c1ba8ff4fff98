import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { fromPointer } from "../diagnostic/path.ts";
import { allViolationRules } from "../rules/all-violation-rules.ts";
import type { Violation, ViolationFinding } from "../rules/kinds/violation-rule.ts";
import type { Schema } from "../schema/schema-set.ts";
import type { SchemaError } from "../schema/validator.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { toDiagnostic } from "../yaml/to-diagnostic.ts";

interface Explained {
  readonly code: string;
  readonly violation: Violation;
  readonly finding: ViolationFinding;
}

/** Turns the violations of a schema into diagnostics in the author's words, one for each cause. */
export function schemaDiagnostics(file: ContentFile, errors: readonly SchemaError[]): Diagnostic[] {
  const missing = missingKeys(errors);
  const explained = errors.filter(isOwnCause).map((error) =>
    explain({
      error,
      // With `verbose` the validator always gives the schema that holds the keyword.
      schema: (error.parentSchema ?? {}) as Schema,
      file,
      path: fromPointer(error.instancePath),
      missing: missing.get(error.instancePath) ?? [],
    }),
  );
  return withoutConsequences(explained).map(({ code, violation, finding }) =>
    toDiagnostic(code, {
      ...finding,
      at: { file, path: [...violation.path, ...(finding.below ?? [])], part: finding.part },
    }),
  );
}

/**
 * Whether an error is not the consequence of another. Where the key that selects the branch of a union is missing, both
 * `required` and `discriminator` fail: only the latter counts.
 */
function isOwnCause(error: SchemaError, _: number, errors: readonly SchemaError[]): boolean {
  return !(
    error.keyword === "required" &&
    errors.some(
      (other) =>
        other.keyword === "discriminator" &&
        other.instancePath === error.instancePath &&
        other.params["tag"] === error.params["missingProperty"],
    )
  );
}

function explain(violation: Violation): Explained {
  const { keyword, schemaPath } = violation.error;
  for (const rule of allViolationRules) {
    const finding = rule.keywords.includes(keyword) ? rule.explain(violation) : undefined;
    if (finding) return { code: rule.code, violation, finding };
  }
  throw new Error(`No rule explains the schema keyword "${keyword}" (${schemaPath}).`);
}

/** Leaves out a missing key that is reported as misspelt already: both are one mistake. */
function withoutConsequences(explained: readonly Explained[]): Explained[] {
  const misspelt = new Set(
    explained
      .filter(({ finding }) => finding.meant !== undefined)
      .map(({ violation, finding }) => `${violation.error.instancePath}/${finding.meant}`),
  );
  return explained.filter(
    ({ violation: { error } }) => !misspelt.has(`${error.instancePath}/${String(error.params["missingProperty"])}`),
  );
}

function missingKeys(errors: readonly SchemaError[]): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== "required") continue;
    const keys = missing.get(instancePath) ?? [];
    keys.push(String(params["missingProperty"]));
    missing.set(instancePath, keys);
  }
  return missing;
}
