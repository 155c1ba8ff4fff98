import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { z } from "zod";
import type { Config } from "../../src/config.ts";
import { displayPath } from "../content/read/read-content.ts";
import { textReport } from "../content/report/text.ts";
import { orList } from "../content/rules/toolkit/wording.ts";
import { UsageError } from "../program/usage-error.ts";
import { compileForNode } from "./compile-for-node.ts";
import { syntaxMistakes } from "./syntax-mistakes.ts";

const publicModule = "yaml-pages/config";
const example = "export default defineConfig({ extensions: [] });";
/** The result is kept for the text of the file, so nothing else may influence it. */
const fixed = "This file holds fixed values: it cannot use other files, packages or the environment";

const extension = 'expected a package name, such as "yaml-pages-maps"';
const below = 'expected the name of a folder next to this file, such as "content"';
const output = 'expected a folder, such as "public"';

const form = z.strictObject(
  {
    extensions: z
      .array(
        z.string(extension).regex(/^(?:@\w[\w.-]*\/)?\w[\w.-]*$/, extension),
        'expected a list of packages, such as ["yaml-pages-maps"]',
      )
      .optional(),
    folders: z
      .strictObject(
        {
          pages: z
            .string(below)
            .regex(/^(?!\.+$)[^/\\]+$/, below)
            .optional(),
          out: z.string(output).regex(/./, output).optional(),
        },
        forOthers('expected folders, such as { out: "public" }'),
      )
      .optional(),
  } satisfies Record<keyof Config, z.ZodType>,
  forOthers("expected the settings of the site, such as { extensions: [] }"),
);

/** For unknown keys, the message of zod lists them. */
function forOthers(message: string) {
  return { error: ({ code }: { readonly code?: string }) => (code === "unrecognized_keys" ? undefined : message) };
}

/** Reads a `yaml-pages.config.ts`. Throws a UsageError that lists every mistake. */
export async function readConfig(root: string, file: string, text: string): Promise<Config> {
  const name = displayPath(file, process.cwd());
  const diagnostics = await syntaxMistakes({ name, text });
  const sources = [{ displayPath: name, text }];
  if (diagnostics.length > 0) throw new UsageError(textReport({ files: 1, diagnostics, sources }, false).trimEnd());
  const value = run(name, await compile(root, file, text));
  if (value === undefined) throw new UsageError(`${name} has no default export. Write: ${example}`);
  const { data, error } = form.safeParse(value);
  // The types only differ between a missing value and an undefined one; in JSON both are the same.
  if (!error) return data as Config;
  const slips = error.issues.map(({ path, message }) => `${[name, ...path].join(": ")}: ${message}.`);
  throw new UsageError(slips.join("\n"));
}

function run(name: string, code: string): unknown {
  const exported: { default?: unknown } = {};
  try {
    // Without the scope of a Node module: neither `process` nor `require`.
    runInNewContext(code, { exports: exported });
    return exported.default;
  } catch (error) {
    // It comes from another context, whose errors are not instances of this one's `Error`.
    const { name: kind = "", message = String(error) } = (error ?? {}) as Partial<Error>;
    throw new UsageError(`${name}: ${message}.${kind === "ReferenceError" ? ` ${fixed}.` : ""}`);
  }
}

async function compile(root: string, file: string, text: string): Promise<string> {
  const own = join(root, "src/config.ts");
  const foreign = new Set<string>();
  const code = await compileForNode({
    root,
    input: file,
    plugin: {
      name: "config",
      enforce: "pre",
      resolveId(id) {
        if (id === file) return id;
        if (id === own) return undefined;
        foreign.add(id);
        return { id, external: true };
      },
      load: (id) => (id === file ? text : undefined),
    },
    alias: { [publicModule]: own },
    problem: `${displayPath(file, process.cwd())} cannot be compiled`,
  });
  if (foreign.size > 0)
    throw new UsageError(
      `${displayPath(file, process.cwd())}: ${fixed}. Write the values of ${orList([...foreign])} here, and import only ${publicModule}.`,
    );
  return code;
}
