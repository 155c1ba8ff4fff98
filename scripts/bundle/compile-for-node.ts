import { dirname, resolve } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { runVite } from "./run-bundler.ts";

interface ModuleForNode {
  readonly root: string;
  /** The id of the module, which may come from a plugin. */
  readonly input: string;
  readonly plugin: Plugin;
  /** The renderer's files that it can import, by their public names. */
  readonly alias: Readonly<Record<string, string>>;
  /** The message if it cannot be compiled. */
  readonly problem: string;
}

/** Compiles project code, with everything it imports, into one module for Node. Errors have the line numbers of the source. */
export async function compileForNode({ root, input, plugin, alias, problem }: ModuleForNode): Promise<string> {
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [plugin],
    resolve: { alias: { ...alias } },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      write: false,
      sourcemap: "inline",
      target: "node20",
      rolldownOptions: {
        input,
        output: {
          format: "cjs",
          exports: "named",
          // Absolute, because the module is not stored where it is compiled for.
          sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
        },
      },
    },
  };
  const [module] = await runVite(config, problem);
  return module.code;
}
