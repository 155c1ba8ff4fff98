import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import type { z } from "zod";

/** A slip in the code of a project, such as a rule: something for whoever writes it, and no bug of ours. */
export class ExtensionError extends Error {
  constructor(message: string) {
    super(message);
    // Where in our code it was noticed helps nobody.
    this.stack = message;
  }
}

type NamedPlaces = readonly (readonly [name: string, place: string])[];

const named = new Map<string, NamedPlaces>();

/** Notes the names of all things of a kind, with their places. Commands refuse those that two have, of all kinds at once. */
export function noteNames(kind: string, found: NamedPlaces): void {
  named.set(kind, found);
}

export function notedNames(): ReadonlyMap<string, NamedPlaces> {
  return named;
}

const typeWords: Readonly<Record<string, string>> = {
  string: "a text",
  array: "a list",
  boolean: "true or false",
};

/** Throws an ExtensionError that says, after `subject`, everything that a value has otherwise than its form. */
export function requireForm(subject: string, form: z.ZodType, value: unknown): void {
  if (value === undefined)
    throw new ExtensionError(
      `${subject}: it exports nothing. Export it, or put what others import into a folder below.`,
    );
  const { error } = form.safeParse(value, {
    error(issue) {
      const isMissing = issue.input === undefined && issue.path?.length !== 0 ? "missing, " : "";
      if (issue.code === "invalid_type")
        return `${isMissing}expected ${typeWords[issue.expected] ?? `an ${issue.expected}`}`;
      if (issue.code === "invalid_value") return `expected ${issue.values.join(", ")}`;
      if (issue.code === "unrecognized_keys") return `unexpected ${issue.keys.join(", ")}`;
      return undefined;
    },
  });
  const lines = error?.issues.map(({ path, message }) => `${subject}: ${path.join(".") || "it"}: ${message}.`);
  if (lines) throw new ExtensionError(lines.join("\n"));
}

interface ProjectCode {
  readonly rules: readonly { readonly file: string; readonly rule: unknown }[];
  readonly services: readonly { readonly file: string; readonly path: string; readonly service: unknown }[];
}

/** Whether the rules and services of the project could be compiled: `run.js` names a file that is there, or none. */
export function isProjectCodeRight(): boolean {
  const compiled = process.env["YAML_PAGES_RULES"];
  return !compiled || existsSync(compiled);
}

/** The rules and services of the project, which `run.js` has compiled; none where it has none. Errors in them have the lines of their sources. */
export function projectCode(): ProjectCode {
  const compiled = process.env["YAML_PAGES_RULES"];
  if (!compiled || !isProjectCodeRight()) return { rules: [], services: [] };
  process.setSourceMapsEnabled(true);
  return createRequire(compiled)(compiled);
}
