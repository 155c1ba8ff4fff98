// `npm pack` and `npm publish` run it first: it compiles the commands, bundles the panel of the editor and writes the types of what is public, into `lib/`.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundlePanel } from "../editor/panel/bundle-panel.js";
import { compileCommands } from "./compile-commands.js";

const root = join(import.meta.dirname, "../..");
const lib = join(root, "lib");
rmSync(lib, { recursive: true, force: true });
await compileCommands(join(lib, "commands"));
await bundlePanel(root, join(lib, "editor"));
const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/typescript/bin/tsc"), "--project", join(import.meta.dirname, "public.tsconfig.json")],
  { stdio: "inherit" },
);
// Whoever imports what is public gets the type of stylesheets with it.
const types = join(lib, "types/block.d.ts");
writeFileSync(types, `/// <reference path="../../src/css-modules.d.ts" />\n${readFileSync(types, "utf8")}`);
process.exitCode = status ?? 1;
