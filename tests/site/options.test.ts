import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  parseBuildFlags,
  parseBundleFlags,
  parseNewPageFlags,
  parseTypesFlags,
} from "../../scripts/command-line/options.ts";
import { originFormat } from "../../scripts/content/formats/links/origin-format.ts";
import { projectRoot } from "../../scripts/program/project.ts";
import { runScript } from "../support/system/run-script.ts";

test("--origin takes what a site file takes, with a slash at its end too, and refuses the rest in the same words", () => {
  expect(parseBuildFlags(["--origin", "https://bakery.example"]).origin).toBe("https://bakery.example");
  expect(originFormat.accepts("https://bakery.example")).toBe(true);
  expect(parseBuildFlags(["--origin", "https://bakery.example/home/"]).origin).toBe("https://bakery.example/home");
  expect(() => parseBuildFlags(["--origin", "https://bakery.example/home?a"])).toThrow(
    `--origin: expected ${originFormat.expected}.`,
  );
  expect(originFormat.accepts("https://bakery.example/home?a")).toBe(false);
});

test.each(["check", "dev", "new", "where"])("%s: a content folder that is not there is bad usage", (name) => {
  const args = { check: [], dev: [], new: ["rye"], where: ["--block", "hero"] }[name] ?? [];
  expect(runScript(`${name}.ts`, [...args, "--pages", "no/such/folder"])).toEqual({
    status: 2,
    stdout: "",
    stderr: "--pages: there is no folder no/such/folder, expected the folder that holds the pages.\n",
  });
});

test("a flag that npm has taken for its own is refused, and where it belongs is said", () => {
  // As npm sets them for `npm run move /a /b --dry-run`.
  const env = { npm_lifecycle_event: "move", npm_config_dry_run: "true" };
  expect(runScript("move.ts", ["/a", "/b"], { env })).toEqual({
    status: 2,
    stdout: "",
    stderr: "npm has taken --dry-run for its own. Write two hyphens before the flags: npm run move -- --dry-run …\n",
  });
  // What npm has been told otherwise is no flag of the command.
  expect(runScript("types.ts", ["--check"], { env: { ...env, npm_lifecycle_event: "types" } })).toMatchObject({
    status: 0,
  });
});

test.each([
  [
    "new",
    parseNewPageFlags,
    ["one", "two"],
    "Unexpected argument 'two' after the path. The flags are --pages, --blocks.",
  ],
  ["new", parseNewPageFlags, ["one", "--blocks", "hero,", "prose"], "Unexpected argument 'prose' after the path."],
  ["bundle", parseBundleFlags, ["one", "two"], "Unexpected argument 'two' after the folder."],
  ["types", parseTypesFlags, ["one"], "Unexpected argument 'one'. The flags are --check."],
] as const)("%s: an argument too many is refused, and named", (_, parse, args, message) => {
  expect(() => parse(args)).toThrow(message);
});

test.each([
  [
    "new",
    "--help",
    `Beside the path, the flags are:
  --pages   the content folder (pages)
  --blocks  the types of its blocks, each with all that it can hold; a heading and a text where none are named
`,
  ],
  ["serve", "-h", "The flags are:\n  --site  the folder that a build has written (dist)\n"],
])("%s %s prints what the command can be told, and does nothing", (name, flag, stdout) => {
  expect(runScript(name, [flag])).toEqual({ status: 0, stdout, stderr: "" });
});

test.each([
  "bench",
  "build",
  "check",
  "dev",
  "move",
  "new",
  "new-block",
  "screenshots",
  "serve",
  "start",
  "types",
  "where",
])("%s says of each flag what it is for", (name) => {
  const { status, stdout } = runScript(name, ["--help"]);
  expect(status).toBe(0);
  expect(stdout.split("\n").slice(1, -1).join("\n")).toMatch(/^(?: {2}--[a-z-]+ {2,}[a-z].+\n?)+$/);
  expect(stdout).not.toContain("undefined");
});

test.each([["build"], []])("vite %s by itself says which command to use", (...args: string[]) => {
  const vite = join(projectRoot, "node_modules/vite/bin/vite.js");
  const { status, stderr } = spawnSync(process.execPath, [vite, ...args], { cwd: projectRoot, encoding: "utf8" });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: "Use npm run build, or npm run dev: Vite alone knows nothing of the content.\n",
  });
});

test("run.js --help names the commands", () => {
  const { status, stdout } = spawnSync(process.execPath, [join(projectRoot, "scripts/run.js"), "--help"], {
    encoding: "utf8",
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^The commands are .*\bbuild, check, dev\b.*\. Each has --help\.\n$/);
});
