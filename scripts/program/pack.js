// `npm pack` and `npm publish` run it first: it compiles the commands and writes the types of what is public, into `lib/`.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { compileCommands } from "./compile-commands.js";

const root = join(import.meta.dirname, "../..");
const lib = join(root, "lib");
rmSync(lib, { recursive: true, force: true });
await compileCommands(join(lib, "commands"));
const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/typescript/bin/tsc"), "--project", join(import.meta.dirname, "public.tsconfig.json")],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
