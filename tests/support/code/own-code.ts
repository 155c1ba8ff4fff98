import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { codeFolder, projectRoot } from "../../../scripts/program/project.ts";
import { startFiles, writeFiles } from "../build/edited-site.ts";
import { runScript, type ScriptResult } from "../system/run-script.ts";
import { temporaryFolder } from "../system/temporary-folder.ts";

interface OwnCode {
  /** The folder of the compiled code, which a test can damage. */
  readonly code: string;
  /** The output folder of the build; there is none at first. */
  readonly out: string;
  /** Runs a command on a small site with that code and returns its result. */
  run(command: "build" | "check"): ScriptResult;
}

/** A copy of all compiled code, in a cache of its own, with a small site. */
export function ownCode(): OwnCode {
  const folder = temporaryFolder();
  const pages = join(folder, "pages");
  const out = join(folder, "dist");
  writeFiles(pages, startFiles);
  const run = (command: "build" | "check", env: Readonly<Record<string, string>>) =>
    runScript(command, ["--pages", pages, ...(command === "build" ? ["--out", out] : [])], { env });
  // Whatever has not been compiled yet is compiled once for all tests.
  run("build", {});
  rmSync(out, { recursive: true });
  const cache = join(folder, "cache");
  const code = join(cache, basename(codeFolder));
  mkdirSync(cache);
  // Compiled commands look for packages in the folders above them.
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  cpSync(codeFolder, code, { recursive: true });
  return { code, out, run: (command) => run(command, { YAML_PAGES_CACHE: cache }) };
}
