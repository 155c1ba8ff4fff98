import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { fromPointer, toPointer, valueAt } from "../diagnostic/path.ts";
import { allViolationRules } from "../rules/all-violation-rules.ts";
import type { Violation, ViolationFinding } from "../rules/kinds/violation-rule.ts";
import { excerpt } from "../rules/words/describe-value.ts";
import type { FileShape } from "../schema/file-shape.ts";
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
export function schemaDiagnostics(file: ContentFile, errors: readonly SchemaError[], shape: FileShape): Diagnostic[] {
  const missing = missingKeys(errors);
  const explained = withoutTagless(errors).map((error) =>
    explain({
      error,
      // With `verbose` the validator always gives the schema that holds the keyword.
      schema: (error.parentSchema ?? {}) as Schema,
      file,
      shape,
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
 * The errors that are no consequence of another. Where the key that selects the branch of a union is missing, both
 * `required` and `discriminator` fail: only the latter counts.
 */
function withoutTagless(errors: readonly SchemaError[]): SchemaError[] {
  const place = ({ instancePath }: SchemaError, key: unknown) => `${instancePath}/${String(key)}`;
  const tags = errors.filter(({ keyword }) => keyword === "discriminator");
  const tagless = new Set(tags.map((error) => place(error, error.params["tag"])));
  return errors.filter(
    (error) => error.keyword !== "required" || !tagless.has(place(error, error.params["missingProperty"])),
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

/**
 * Leaves out what is one mistake with another: a missing key that is misspelt or stands in the wrong mapping, and all but
 * the first of the keys that belong in the same other mapping.
 */
function withoutConsequences(explained: readonly Explained[]): Explained[] {
  const moved = explained.filter(({ finding }) => finding.belongsIn);
  return withoutMisspelt(explained).flatMap((one) => {
    if (!one.finding.belongsIn) return moved.some((other) => followsFrom(one, other)) ? [] : [one];
    const [first, ...others] = moved.filter((other) => haveOnePlace(one, other));
    if (first !== one) return [];
    const names = others.map(({ violation }) => `"${excerpt(String(violation.error.params["additionalProperty"]))}"`);
    if (names.length === 0) return [one];
    const more = ` So ${names.length === 1 ? "does" : "do"} ${names.join(" and ")}.`;
    return [{ ...one, finding: { ...one.finding, message: `${one.finding.message}${more}` } }];
  });
}

function haveOnePlace(a: Explained, b: Explained): boolean {
  return (
    a.violation.error.instancePath === b.violation.error.instancePath &&
    toPointer(a.finding.belongsIn ?? []) === toPointer(b.finding.belongsIn ?? [])
  );
}

/** Whether a mistake is there because a key stands in the wrong mapping: that key is missing where it belongs. */
function followsFrom(
  { violation, finding }: Explained,
  { violation: moved, finding: { belongsIn = [] } }: Explained,
): boolean {
  // A block among the entries of another block is no entry of that one, whatever it has or lacks.
  const isWhole = Array.isArray(valueAt(violation.file.data, belongsIn)) && belongsIn.length < moved.path.length;
  if (isWhole) return toPointer(violation.path).startsWith(toPointer(moved.path));
  const { keyword, params } = violation.error;
  return (
    keyword === "required" &&
    params["missingProperty"] === moved.error.params["additionalProperty"] &&
    finding.meant === undefined &&
    toPointer(violation.path).startsWith(toPointer(belongsIn))
  );
}

/** Leaves out a missing key that is reported as misspelt already. */
function withoutMisspelt(explained: readonly Explained[]): Explained[] {
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
