import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { limits } from "../diagnostic/limits.ts";
import { fromPointer, valueAt } from "../diagnostic/path.ts";
import { allSchemaRules } from "../rules/all-rules.ts";
import { otherFinding, wrongForm } from "../rules/schema-errors/wrong-form.ts";
import type { Violation } from "../rules/toolkit/rule.ts";
import { excerpt } from "../rules/toolkit/wording.ts";
import type { FileShape } from "../schema/file-shape.ts";
import type { SchemaError } from "../schema/validator.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { toDiagnostic } from "../yaml/to-diagnostic.ts";

type Explained = ReturnType<typeof explainAll>[number];

/** Turns schema violations into diagnostics in the author's terms: one per value, besides its unknown keys. */
export function schemaDiagnostics(file: ContentFile, all: readonly SchemaError[], shape: FileShape): Diagnostic[] {
  // The rest waits until these are fixed.
  const errors = withoutTagless(withoutBranches(all)).slice(0, limits.mistakes);
  const unknown = explainAll(errors.filter(isUnknownKey), errors, { file, shape });
  const others = withoutLacksOf(unknown, errors);
  const rest = explainAll(firstOfEach(others), others, { file, shape });
  return [...withoutNeighbours(unknown), ...withoutLikes(rest)].map(({ code, violation: { path }, finding }) => {
    const at = { file, path: [...path, ...(finding.below ?? [])], part: finding.part, isUnfit: true };
    return toDiagnostic(code, { ...finding, at });
  });
}

function isUnknownKey({ keyword }: SchemaError): boolean {
  return keyword === "additionalProperties";
}

/**
 * The errors other than unknown keys. A key is not reported as missing if it is misspelt, or is in a mapping around or inside, or if the
 * report of an unknown key says what is expected. A value cut short by a comma is not reported besides the rest of it.
 */
function withoutLacksOf(unknown: readonly Explained[], errors: readonly SchemaError[]): SchemaError[] {
  const explains = (error: SchemaError) =>
    unknown.some(({ violation, finding: { meant } }) => {
      const key = String(error.params["missingProperty"]);
      const { instancePath, params } = violation.error;
      if (instancePath === error.instancePath && (meant === undefined || meant === key)) return true;
      const isRelated =
        `${instancePath}/`.startsWith(`${error.instancePath}/`) ||
        `${error.instancePath}/`.startsWith(`${instancePath}/`);
      return params["additionalProperty"] === key && isRelated;
    });
  const parted = new Set(unknown.map(({ violation, finding }) => `${violation.error.instancePath}/${finding.pieceOf}`));
  return errors.filter(
    (error) =>
      !isUnknownKey(error) &&
      !parted.has(error.instancePath) &&
      !("missingProperty" in error.params && explains(error)),
  );
}

/** The first error of each value, type errors first: a value of the wrong type is not also reported as too small. */
function firstOfEach(errors: readonly SchemaError[]): SchemaError[] {
  const wrongTypes = errors.filter(({ keyword }) => keyword === "type");
  const known = new Set<string>();
  return [...wrongTypes, ...errors].filter(({ instancePath }) => !known.has(instancePath) && known.add(instancePath));
}

/** Of several unknown keys of a mapping, only the first is reported. Its message lists the others. */
function withoutNeighbours(unknown: readonly Explained[]): Explained[] {
  const isSlip = ({ finding }: Explained) => finding.meant !== undefined || !finding.message.includes(", expected ");
  const groups = groupBy(unknown, (one) => (isSlip(one) ? one : one.violation.error.instancePath));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const names = others.map(({ violation }) => `"${excerpt(String(violation.error.params["additionalProperty"]))}"`);
    const message = `${first.finding.message} Also unexpected: ${names.join(", ")}.`;
    return { ...first, finding: { ...first.finding, message } };
  });
}

/** Of several texts in a list whose entries have keys, only the first is reported. Its message counts the others. */
function withoutLikes(explained: readonly Explained[]): Explained[] {
  const isText = ({ keyword, params, data }: SchemaError) =>
    keyword === "type" && params["type"] === "object" && typeof data === "string";
  const listOf = (one: Explained) =>
    isText(one.violation.error) ? one.violation.error.instancePath.replace(/\d+$/, "") : one;
  return [...groupBy(explained, listOf).values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const message = first.finding.message.replace(/(?=, expected [^"]*$)/, ` and ${others.length} more in this list`);
    return { ...first, finding: { ...first.finding, message } };
  });
}

/** Leaves out errors in the branches of a union that has an error itself, because it is not clear which branch was meant. */
function withoutBranches(errors: readonly SchemaError[]): readonly SchemaError[] {
  const unions = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  const isOfBranch = (error: SchemaError) =>
    unions.some((union) => {
      if (error === union) return false;
      if (error.schemaPath.startsWith(`${union.schemaPath}/`)) return true;
      // The branch is a reference. Other errors below a whole block may not be of the branch.
      const isWithin = `${error.instancePath}/`.startsWith(`${union.instancePath}/`);
      return isWithin && !error.schemaPath.startsWith("#") && !/^\/blocks\/\d+$/.test(union.instancePath);
    });
  return errors.filter((error) => error.keyword !== "if" && !isOfBranch(error));
}

/**
 * Leaves out consequences of other errors. If the key that selects the branch of a union is missing, both `required`
 * and `discriminator` fail: only the latter counts.
 */
function withoutTagless(errors: readonly SchemaError[]): SchemaError[] {
  const place = ({ instancePath }: SchemaError, key: unknown) => `${instancePath}/${String(key)}`;
  const tags = errors.filter(({ keyword }) => keyword === "discriminator");
  const tagless = new Set(tags.map((error) => place(error, error.params["tag"])));
  return errors.filter(
    (error) => error.keyword !== "required" || !tagless.has(place(error, error.params["missingProperty"])),
  );
}

/** Explains errors. `all` errors are searched for the keys missing in their mappings. */
function explainAll(
  errors: readonly SchemaError[],
  all: readonly SchemaError[],
  { file, shape }: Pick<Violation, "file" | "shape">,
) {
  const required = all.filter(({ keyword }) => keyword === "required");
  const requiredAt = groupBy(required, ({ instancePath }) => instancePath);
  return errors.map((error) => {
    const path = fromPointer(error.instancePath);
    const missing = requiredAt.get(error.instancePath)?.map(({ params }) => String(params["missingProperty"])) ?? [];
    const schema = shape.at(file.data, path) ?? {};
    const violation = { error: { ...error, data: valueAt(file.data, path) }, schema, file, shape, path, missing };
    for (const rule of allSchemaRules) {
      const finding = rule.keywords.includes(error.keyword) ? rule.explain(violation) : undefined;
      if (finding) return { code: rule.code, violation, finding };
    }
    return { code: wrongForm.code, violation, finding: otherFinding(violation) };
  });
}
