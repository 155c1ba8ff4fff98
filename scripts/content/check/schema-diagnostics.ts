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

/** Turns the violations of a schema into diagnostics in the author's words: one of each value, its unknown keys apart. */
export function schemaDiagnostics(file: ContentFile, all: readonly SchemaError[], shape: FileShape): Diagnostic[] {
  // More are not told one by one: the rest waits until these are mended.
  const errors = withoutTagless(withoutBranches(all)).slice(0, limits.mistakes);
  const unknown = explainAll(errors.filter(isUnknownKey), errors, { file, shape });
  const others = withoutLacksOf(unknown, errors);
  const rest = explainAll(firstOfEach(others), others, { file, shape });
  return [...withoutNeighbours(unknown), ...rest].map(({ code, violation: { path }, finding }) => {
    const at = { file, path: [...path, ...(finding.below ?? [])], part: finding.part, isUnfit: true };
    return toDiagnostic(code, { ...finding, at });
  });
}

function isUnknownKey({ keyword }: SchemaError): boolean {
  return keyword === "additionalProperties";
}

/**
 * The errors but unknown keys. A mapping lacks no key by another spelling, nor one that stands in a mapping around or inside it; and where
 * it has a key of no known meaning, the report of that says what is expected. A value that a comma has cut short is no mistake beside the rest of it.
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

/** Of each value the first error, that of its type before all: a number of the wrong kind is not too small as well. */
function firstOfEach(errors: readonly SchemaError[]): SchemaError[] {
  const wrongTypes = errors.filter(({ keyword }) => keyword === "type");
  const known = new Set<string>();
  return [...wrongTypes, ...errors].filter(({ instancePath }) => !known.has(instancePath) && known.add(instancePath));
}

/** Of the keys of no known meaning that a mapping has, the first, which names the others. */
function withoutNeighbours(unknown: readonly Explained[]): Explained[] {
  const isSlip = ({ finding }: Explained) => finding.meant !== undefined || !finding.message.includes(", expected ");
  const groups = groupBy(unknown, (one) => (isSlip(one) ? one : one.violation.error.instancePath));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    const names = others.map(({ violation }) => `"${excerpt(String(violation.error.params["additionalProperty"]))}"`);
    const message = `${first.finding.message} So ${names.length === 1 ? "is" : "are"} ${names.join(", ")}.`;
    return { ...first, finding: { ...first.finding, message } };
  });
}

/** The errors but those of the branches of a union that has an error itself: the author meant one of them, and nobody knows which. */
function withoutBranches(errors: readonly SchemaError[]): readonly SchemaError[] {
  const unions = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  const isOfBranch = (error: SchemaError) =>
    unions.some((union) => {
      if (error === union) return false;
      if (error.schemaPath.startsWith(`${union.schemaPath}/`)) return true;
      // Of a branch that is a reference; in a whole block other errors are below it, too.
      const isWithin = `${error.instancePath}/`.startsWith(`${union.instancePath}/`);
      return isWithin && !error.schemaPath.startsWith("#") && !/^\/blocks\/\d+$/.test(union.instancePath);
    });
  return errors.filter((error) => error.keyword !== "if" && !isOfBranch(error));
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

/** Explains errors, with the keys that `all` of them say to be missing in their mappings. */
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
