// Run by `npm pack` and `npm publish`: fills `lib/` with the compiled commands, site code and public modules, the editor panel and types.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundlePanel } from "../editor/panel/bundle-panel.js";
import { compileCommands } from "./compile-commands.js";
import { compilePublic } from "./compile-public.js";
import { packCode } from "./packed-code.js";

const root = join(import.meta.dirname, "../..");
const lib = join(root, "lib");
rmSync(lib, { recursive: true, force: true });
await compileCommands(join(lib, "commands"));
await compilePublic(root, join(lib, "public"));
mkdirSync(join(lib, "editor"));
writeFileSync(join(lib, "editor/panel.js"), await bundlePanel(root));
// In its own cache, which is inside `node_modules` so that packages are found.
const cache = mkdtempSync(join(root, "node_modules/.pack-"));
spawnSync(process.execPath, [join(root, "scripts/run.js"), "prepare"], {
  stdio: "inherit",
  env: { ...process.env, YAML_PAGES_CACHE: cache },
});
for (const name of readdirSync(cache).filter((entry) => entry.startsWith("code-"))) packCode(root, join(cache, name));
rmSync(cache, { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/typescript/bin/tsc"), "--project", join(import.meta.dirname, "public.tsconfig.json")],
  { stdio: "inherit" },
);
// The public types need the type of stylesheets, and the names of labels from the schema.
const types = join(lib, "types/block.d.ts");
writeFileSync(types, `/// <reference path="../../src/css-modules.d.ts" />\n${readFileSync(types, "utf8")}`);
const labels = join(lib, "types/labels.d.ts");
writeFileSync(labels, readFileSync(labels, "utf8").replace("../schema/", "../../schema/"));
process.exitCode = status ?? 1;
