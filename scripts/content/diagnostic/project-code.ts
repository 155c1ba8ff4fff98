import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import type { z } from "zod";

/** A mistake in the code of a project, such as a rule: its author has to fix it, and it is not a bug of the renderer. */
export class ExtensionError extends Error {
  constructor(message: string) {
    super(message);
    // A stack trace into the renderer would help nobody.
    this.stack = message;
  }
}

type NamedPlaces = readonly (readonly [name: string, place: string])[];

const named = new Map<string, NamedPlaces>();

/** Records the names of all things of a kind, with their places. Commands refuse duplicate names, of all kinds at once. */
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

/** Throws an ExtensionError that lists, after `subject`, everything in which a value differs from its form. */
export function requireForm(subject: string, form: z.ZodType, value: unknown): void {
  if (value === undefined)
    throw new ExtensionError(
      `${subject}: it exports nothing. Export it, or move code that other files import into a subfolder.`,
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

/** Whether the rules and services of the project could be compiled: `run.js` names an existing file, or none. */
export function isProjectCodeRight(): boolean {
  const compiled = process.env["YAML_PAGES_RULES"];
  return !compiled || existsSync(compiled);
}

/** The rules and services of the project, as compiled by `run.js`, if any. Errors in them point to the lines of the sources. */
export function projectCode(): ProjectCode {
  const compiled = process.env["YAML_PAGES_RULES"];
  if (!compiled || !isProjectCodeRight()) return { rules: [], services: [] };
  process.setSourceMapsEnabled(true);
  return createRequire(compiled)(compiled);
}
