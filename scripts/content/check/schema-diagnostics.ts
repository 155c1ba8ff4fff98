import type { Diagnostic, RelatedPlace } from "../diagnostic/diagnostic.ts";
import { limits } from "../diagnostic/limits.ts";
import { fromPointer, type ValuePath } from "../diagnostic/path.ts";
import { allViolationRules } from "../rules/all-violation-rules.ts";
import type { Violation, ViolationFinding } from "../rules/kinds/violation-rule.ts";
import type { FileShape } from "../schema/file-shape.ts";
import type { Schema } from "../schema/schema-set.ts";
import type { SchemaError } from "../schema/validator.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { toDiagnostic } from "../yaml/to-diagnostic.ts";
import type { Explained } from "./explained.ts";
import { withoutConsequences } from "./without-consequences.ts";
import { withoutWritten } from "./without-written.ts";

/** Turns the violations of a schema into diagnostics in the author's words, one for each cause. */
export function schemaDiagnostics(
  file: ContentFile,
  errors: readonly SchemaError[],
  shape: FileShape,
  isTold: (finding: ViolationFinding) => boolean = () => true,
): Diagnostic[] {
  const missing = missingKeys(errors);
  const explained = withoutWritten(file, firstOf(withoutTagless(errors))).map((error) =>
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
  const told = withoutConsequences(explained).filter(({ finding }) => isTold(finding));
  return told.map(({ code, violation: { path }, finding }) => {
    const at = { file, path: [...path, ...(finding.below ?? [])], part: finding.part };
    const diagnostic = toDiagnostic(code, { ...finding, at });
    return finding.besides ? { ...diagnostic, related: placesOf(file, path, finding.besides) } : diagnostic;
  });
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

function placesOf(file: ContentFile, path: ValuePath, keys: readonly string[]): RelatedPlace[] {
  return keys.slice(0, limits.shownOfFile).map((key) => {
    const { line, column } = file.locate([...path, key], "key");
    return { file: file.source.displayPath, line, column, message: "The same is here." };
  });
}

/** As many errors as a file is told of one by one, of whole blocks: what one of them follows from stands in the same block. */
function firstOf(errors: readonly SchemaError[]): readonly SchemaError[] {
  const next = errors[limits.mistakes];
  if (!next) return errors;
  const first = errors.slice(0, limits.mistakes);
  const blockOf = ({ instancePath }: SchemaError) => instancePath.split("/", 3).join("/");
  const whole = first.filter((error) => blockOf(error) !== blockOf(next));
  return whole.length > 0 ? whole : first;
}

function explain(violation: Violation): Explained {
  const { keyword, schemaPath } = violation.error;
  for (const rule of allViolationRules) {
    const finding = rule.keywords.includes(keyword) ? rule.explain(violation) : undefined;
    if (finding) return { code: rule.code, violation, finding };
  }
  throw new Error(`No rule explains the schema keyword "${keyword}" (${schemaPath}).`);
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
