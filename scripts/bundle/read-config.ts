import { SourceMap } from "node:module";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runInNewContext } from "node:vm";
import type { ParseResult, Rolldown } from "vite";
import { z } from "zod";
import type { Config } from "../../src/config.ts";
import { displayPath } from "../content/read/read-content.ts";
import { suggest } from "../content/rules/toolkit/suggest.ts";
import { describeValue, orList } from "../content/rules/toolkit/wording.ts";
import type { SiteConfig } from "../program/site-config.js";
import { UsageError } from "../program/usage-error.ts";
import { placeInModule } from "./place-in-module.ts";

const publicModule = "yaml-pages/config";
const example = "export default defineConfig({ extensions: [] });";
/** What it says is kept under its text, so nothing else may have a say in it. */
const fixed = "This file holds fixed values: it reads no other file, no package and no environment";

const extension = 'expected the name of a package, such as "yaml-pages-maps"';
const below = 'expected the name of a folder beside this file, such as "content"';
const output = 'expected a folder, such as "public"';

const folders = {
  pages: z
    .string(below)
    .regex(/^(?!\.+$)[^/\\]+$/, below)
    .optional(),
  out: z.string(output).regex(/./, output).optional(),
} satisfies Record<keyof NonNullable<Config["folders"]>, z.ZodType>;

const config = {
  extensions: z
    .array(
      z.string(extension).regex(/^(?:@\w[\w.-]*\/)?\w[\w.-]*$/, extension),
      'expected a list of packages, such as ["yaml-pages-maps"]',
    )
    .optional(),
  folders: z.strictObject(folders, 'expected folders, such as { out: "public" }').optional(),
} satisfies Record<keyof Config, z.ZodType>;

const form = z.strictObject(config, "expected what the site has chosen, such as { extensions: [] }");

/** Reads a `yaml-pages.config.ts`. Throws a UsageError that names every mistake with its place. */
export async function readConfig(root: string, file: string, text: string): Promise<SiteConfig> {
  const { parseSync } = await import("vite");
  const parsed = parseSync(file, text);
  const at = (offset: number) => lineAndColumn(text, offset);
  const slips = (parsed.errors.length > 0 ? syntaxSlips : moduleSlips)(parsed);
  if (slips.length > 0) throw slipsIn(file, at, slips);
  const value = await run(root, file, text);
  const place = (path: readonly PropertyKey[]) => placeInModule(parsed.program, path);
  const { data, error } = form.safeParse(value);
  if (error) throw slipsIn(file, at, valueSlips(error, value, place));
  const paths = [
    ...(data.extensions ?? []).map((_, index) => ["extensions", index]),
    ...Object.keys(data.folders ?? {}).map((name) => ["folders", name]),
  ];
  // The compiler takes a value that is left out for one that is undefined; in JSON both are the same.
  return { ...(data as Config), places: Object.fromEntries(paths.map((path) => [path.join("."), at(place(path))])) };
}

interface Slip {
  readonly offset: number;
  readonly message: string;
}

function slipsIn(file: string, at: (offset: number) => string, slips: readonly Slip[]): UsageError {
  const name = displayPath(file, process.cwd());
  const inOrder = [...slips].sort((a, b) => a.offset - b.offset);
  return new UsageError(inOrder.map(({ offset, message }) => `${name}:${at(offset)}: ${message}`).join("\n"));
}

function lineAndColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split("\n");
  return `${lines.length}:${(lines.at(-1) ?? "").length + 1}`;
}

function syntaxSlips({ errors }: ParseResult): Slip[] {
  return errors.slice(0, 1).map(({ message, labels }) => ({ offset: labels[0]?.start ?? 0, message: `${message}.` }));
}

function moduleSlips({ module }: ParseResult): Slip[] {
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const foreign = [
    ...module.staticImports.filter(
      ({ moduleRequest, entries }) =>
        moduleRequest.value !== publicModule && !(entries.length > 0 && entries.every(({ isType }) => isType)),
    ),
    ...exported.filter(({ moduleRequest, isType }) => moduleRequest && !isType),
    ...module.dynamicImports,
    ...module.importMetas,
  ];
  if (foreign.length > 0)
    return foreign.map(({ start }) => ({
      offset: start,
      message: `${fixed}. Write them here, and import only ${publicModule}.`,
    }));
  if (exported.some(({ exportName }) => exportName.kind === "Default")) return [];
  return [{ offset: 0, message: `It has no default export. Write: ${example}` }];
}

function valueSlips(error: z.ZodError, value: unknown, place: (path: readonly PropertyKey[]) => number): Slip[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === "unrecognized_keys") {
      const known = Object.keys(issue.path.length === 0 ? config : folders);
      return issue.keys.map((key) => {
        const meant = suggest(key, known);
        const remedy =
          meant === undefined ? `The keys are ${orList(known).replace(" or ", " and ")}` : `Write "${meant}"`;
        return { offset: place([...issue.path, key]), message: `unknown key "${key}". ${remedy}.` };
      });
    }
    const found = issue.path.reduce<unknown>((one, key) => (one as Record<PropertyKey, unknown>)[key], value);
    const named = issue.path.length === 0 ? "" : `${issue.path.join(".")}: `;
    const what = typeof found === "function" ? "a function" : describeValue(found);
    return [{ offset: place(issue.path), message: `${named}${issue.message}, found ${what}.` }];
  });
}

/** The value of the default export. */
async function run(root: string, file: string, text: string): Promise<unknown> {
  const { code, map } = await compile(root, file, text);
  const exported: { default?: unknown } = {};
  try {
    // Without what Node gives a module: neither `process` nor `require`.
    runInNewContext(code, { exports: exported }, { filename: file });
    return await exported.default;
  } catch (error) {
    throw new UsageError(describeThrown(error, file, map));
  }
}

async function compile(root: string, file: string, text: string): Promise<Rolldown.OutputChunk> {
  const { build } = await import("vite");
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "config",
        resolveId: (id) => (id === file ? id : undefined),
        load: (id) => (id === file ? text : undefined),
      },
    ],
    resolve: { alias: { [publicModule]: join(root, "src/config.ts") } },
    build: {
      ssr: true,
      write: false,
      sourcemap: true,
      target: "node20",
      rolldownOptions: { input: file, output: { format: "cjs", exports: "named" } },
    },
  }).catch((error: Error) => {
    throw new UsageError(
      `${displayPath(file, process.cwd())} cannot be compiled:\n${stripVTControlCharacters(error.message)}`,
    );
  });
  return (result as Rolldown.RolldownOutput).output[0];
}

function describeThrown(error: unknown, file: string, map: Rolldown.SourceMap | null): string {
  // It is of another context, whose errors are no `Error` of this one.
  const { name = "", message = String(error), stack = "" } = (error ?? {}) as Partial<Error>;
  const [, line, column] =
    /:(\d+):(\d+)\)?$/.exec(stack.split("\n").find((one) => /^ +at /.test(one) && one.includes(file)) ?? "") ?? [];
  const found = map && line && new SourceMap(map as never).findEntry(Number(line) - 1, Number(column) - 1);
  const place = found && "originalLine" in found ? `:${found.originalLine + 1}:${found.originalColumn + 1}` : "";
  const hint = name === "ReferenceError" ? ` ${fixed}.` : "";
  return `${displayPath(file, process.cwd())}${place}: ${message}.${hint}`;
}
