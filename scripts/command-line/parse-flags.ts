import { parseArgs } from "node:util";
import type { z } from "zod";
import { suggest } from "../content/rules/toolkit/suggest.ts";
import { UsageError } from "../program/usage-error.ts";

/** Thrown for `--help`: the message describes the options of the command. Exit code 0. */
export class HelpRequest extends Error {}

interface CommandForm {
  readonly name: string;
  readonly summary?: string | undefined;
  /** The keys for the arguments without a flag, in order. */
  readonly positional?: readonly string[];
  /** Values that replace the defaults of some flags. */
  readonly chosen?: ReadonlyMap<z.ZodType, string>;
}

/** Parses and validates the flags of a command. Throws a UsageError that says what was expected. */
export function parseFlags<T extends z.ZodObject>(
  schema: T,
  args: readonly string[],
  { name: command, summary, positional = [], chosen = new Map() }: CommandForm,
): z.infer<T> {
  const shape: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
    Object.entries(schema.shape).filter(([name]) => !positional.includes(name)),
  );
  if (args.includes("--help") || args.includes("-h"))
    throw new HelpRequest(describeCommand({ name: command, summary, positional, chosen }, schema));
  refuseTakenByNpm(Object.keys(shape), process.env);
  const options = Object.fromEntries(
    Object.entries(shape).map(([name, type]) => [name, { type: isSwitch(type) ? "boolean" : "string" } as const]),
  );
  let values: Record<string, unknown>;
  try {
    const parsed = parseArgs({ args: [...args], options, strict: true, allowPositionals: positional.length > 0 });
    const surplus = parsed.positionals[positional.length];
    if (surplus !== undefined) throw new Error(`Unexpected argument '${surplus}' after the ${positional.at(-1)}`);
    const defaults = Object.entries(shape).flatMap(([name, type]) =>
      chosen.has(type) ? [[name, chosen.get(type)]] : [],
    );
    values = { ...Object.fromEntries(defaults), ...parsed.values };
    parsed.positionals.forEach((value, index) => {
      values[positional[index] ?? ""] = value;
    });
  } catch (error) {
    const flags = Object.keys(options).map((name) => `--${name}`);
    const problem = (error as Error).message.split(". ")[0] ?? "";
    const bare = /^Option '(?:-\w, )?--([\w-]+)(?: <value>)?' argument (?:missing|is ambiguous)/.exec(problem)?.[1];
    if (bare !== undefined) throw new UsageError(`--${bare}: no value, expected ${shape[bare]?.description}.`);
    const meant = suggest(/^Unknown option '(--[^']*)'/.exec(problem)?.[1] ?? "", [...flags, "--help"]);
    const known = flags.length > 0 ? `The flags are ${flags.join(", ")}.` : `yaml-pages ${command} has no flags.`;
    throw new UsageError(`${problem}${meant ? `; write ${meant}` : ""}. ${known}`);
  }
  const result = schema.safeParse(values);
  if (!result.success) {
    const [issue] = result.error.issues;
    const known = issue ? knownWords(issue) : [];
    // Other values may be long or secret.
    const given = known.length > 0 ? values[String(issue?.path[0])] : undefined;
    const instead = given === undefined ? "" : `, not '${String(given)}'`;
    const meant = suggest(String(given), known);
    const advice = meant === undefined ? "" : `; write ${meant}`;
    throw new UsageError(`${wrongFlag(result.error, positional)}${messageOf(result.error)}${instead}${advice}.`);
  }
  return result.data;
}

/**
 * Throws a UsageError if npm has taken flags of a command for its own, which it does with all before `--`: the command would do
 * something else than was asked, such as write where it was only to say what it would.
 */
function refuseTakenByNpm(names: readonly string[], env: NodeJS.ProcessEnv): void {
  const command = env["npm_lifecycle_event"];
  if (command === undefined) return;
  const taken = names.filter((name) => env[`npm_config_${name.replaceAll("-", "_")}`] !== undefined);
  if (taken.length === 0) return;
  const flags = taken.map((name) => `--${name}`).join(" and ");
  const run = command === "start" ? "npm start" : `npm run ${command}`;
  throw new UsageError(
    `npm has taken ${flags} as its own. Write two hyphens before the flags: ${run} -- --${taken[0]} …`,
  );
}

/** The allowed values, if they are a fixed list. */
function knownWords(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === "invalid_union") return issue.errors.flat().flatMap(knownWords);
  return issue.code === "invalid_value" ? issue.values.map(String) : [];
}

/** The flag or argument that an error is about, or nothing if it is about all of them. */
function wrongFlag(error: z.ZodError, positional: readonly string[]): string {
  const name = error.issues[0]?.path.join(".");
  if (!name) return "";
  return positional.includes(name) ? `${name}: ` : `--${name}: `;
}

/** Describes a command: how to write it, each argument and flag in a line with its purpose and its default. */
function describeCommand({ name, summary, positional = [], chosen }: CommandForm, { shape }: z.ZodObject): string {
  const all = Object.entries(shape as Readonly<Record<string, z.ZodType>>).map(([key, type]) => {
    const data = chosen?.get(type) ?? type.safeParse(undefined).data;
    const fallback = data === undefined || data === false ? "" : ` (${data})`;
    const isPositional = positional.includes(key);
    return {
      label: isPositional ? key.toUpperCase() : `--${key}`,
      isPositional,
      about: `${type.description}${fallback}`,
    };
  });
  // Arguments come before flags, in their order.
  const sorted = [
    ...all.filter(({ isPositional }) => isPositional),
    ...all.filter(({ isPositional }) => !isPositional),
  ];
  const width = Math.max(0, ...sorted.map(({ label }) => label.length));
  const usage = ["yaml-pages", name, ...positional.map((key) => key.toUpperCase())].join(" ");
  const flags = all.length > positional.length ? " [flags]" : "";
  const title = summary === undefined ? "" : `: ${summary}`;
  return [
    `${usage}${flags}${title}`,
    "",
    ...sorted.map(({ label, about }) => `  ${label.padEnd(width)}  ${about}`),
  ].join("\n");
}

function isSwitch(type: z.ZodType): boolean {
  return type.safeParse(true).success;
}

/** The first mistake of a value, in words. */
export function messageOf(error: z.ZodError): string {
  return error.issues[0]?.message ?? "unexpected value";
}
