import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildFlags, newPageFlags, typesFlags } from "../../scripts/command-line/options.ts";
import { parseFlags } from "../../scripts/command-line/parse-flags.ts";
import { originFormat } from "../../scripts/content/formats/links/origin-format.ts";
import { projectRoot } from "../../scripts/program/project.ts";
import { runScript } from "../support/system/run-script.ts";

test("--origin takes what a site file takes, with a slash at its end too, and refuses the rest in the same words", () => {
  expect(parseFlags(buildFlags, ["--origin", "https://bakery.example"]).origin).toBe("https://bakery.example");
  expect(originFormat.accepts("https://bakery.example")).toBe(true);
  expect(parseFlags(buildFlags, ["--origin", "https://bakery.example/home/"]).origin).toBe(
    "https://bakery.example/home",
  );
  expect(() => parseFlags(buildFlags, ["--origin", "https://bakery.example/home?a"])).toThrow(
    `--origin: expected ${originFormat.expected}.`,
  );
  expect(originFormat.accepts("https://bakery.example/home?a")).toBe(false);
});

test.each(["check", "new"])("%s: a content folder that is not there is bad usage", (name) => {
  const args = name === "new" ? ["rye"] : [];
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
    newPageFlags,
    ["path"],
    ["one", "two"],
    "Unexpected argument 'two' after the path. The flags are --pages, --blocks.",
  ],
  ["types", typesFlags, [], ["one"], "Unexpected argument 'one'. The flags are --check."],
] as const)("%s: an argument too many is refused, and named", (_, flags, positional, args, message) => {
  expect(() => parseFlags(flags, args, positional)).toThrow(message);
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

test.each([[["--help"]], [[]]])("run.js %j lists the commands", (args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(projectRoot, "scripts/run.js"), ...args], {
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(
    /^The commands are:\n {2}dev {2,}\S.*\n {2}check {2,}\S.*\n(?: {2}\S.*\n)+Each says with --help /,
  );
});

test("an unknown command is refused, with the one that was meant or all that there are", () => {
  expect(runScript("chek", [])).toEqual({
    status: 2,
    stdout: "",
    stderr: 'There is no command "chek"; write check.\n',
  });
  const { status, stderr } = runScript("publish", []);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^There is no command "publish"\.\nThe commands are:\n {2}dev /);
});
