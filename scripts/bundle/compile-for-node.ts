import { dirname, resolve } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { runVite } from "./run-bundler.ts";

interface ModuleForNode {
  readonly root: string;
  /** The id of the module, which a plugin may give. */
  readonly input: string;
  readonly plugin: Plugin;
  /** The files of what it can import from the renderer, by their public names. */
  readonly alias: Readonly<Record<string, string>>;
  /** What is said where it cannot be compiled. */
  readonly problem: string;
}

/** Compiles code of a project, with all that it imports, into one module for Node. Its errors have the lines of its source. */
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
          // The module stands elsewhere than where it is compiled for.
          sourcemapPathTransform: (source, map) => resolve(dirname(map), source),
        },
      },
    },
  };
  const [module] = await runVite(config, problem);
  return module.code;
}
