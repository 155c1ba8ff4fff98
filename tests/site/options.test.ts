import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { version } from "../../package.json";
import { listenPlaceOf } from "../../scripts/command-line/environment.ts";
import { flags } from "../../scripts/command-line/options.ts";
import { HelpRequest, parseFlags } from "../../scripts/command-line/parse-flags.ts";
import { commands } from "../../scripts/commands.ts";
import { formatNames } from "../../scripts/content/report/report.ts";
import { orList } from "../../scripts/content/rules/toolkit/wording.ts";
import { ownProject, projectRoot } from "../support/system/own-project.ts";
import { runCommand } from "../support/system/run-command.ts";
import { runScript } from "../support/system/run-script.ts";

const schemaKinds = "expected page, site, language or a table such as /data/shops.csv";

test("a flag that npm has taken for its own is refused, and where it belongs is said", async () => {
  // As npm sets them for `npm run move /a /b --dry-run`.
  const env = { npm_lifecycle_event: "move", npm_config_dry_run: "true" };
  expect(await runCommand("move", ["/a", "/b"], { env })).toEqual({
    status: 2,
    stdout: "",
    stderr: "npm has taken --dry-run as its own. Write two hyphens before the flags: npm run move -- --dry-run …\n",
  });
  // Other npm options are not flags of the command.
  expect(runScript("types", ["--check"], { env: { ...env, npm_lifecycle_event: "types" } })).toMatchObject({
    status: 0,
  });
});

test.each([
  ["new page", "one two", "Unexpected argument 'two' after the path. The flags are --pages, --translate, --blocks."],
  ["new page", "one --blocks hero, prose", "Unexpected argument 'prose' after the path."],
  ["types", "one", "Unexpected argument 'one'. The flags are --pages, --check."],
  ["schema", "page --bundel", "Unknown option '--bundel'; write --bundle. The flags are --bundle, --pages."],
  ["schema", "--hepl", "Unknown option '--hepl'; write --help. The flags are --bundle, --pages."],
  ["check", "--format", "--format: no value, expected the format of the report of mistakes: text, json,"],
  ["check", "--max-warnings -1", "--max-warnings: no value, expected the most warnings with which the check succeeds;"],
  ["check", "--explain unknown-link --format json", "--explain prints text: leave out --format and --fix.\n"],
  ["check", "--explain unknown-link --fix", "--explain prints text: leave out --format and --fix.\n"],
  ["check", "--pages package.json", "--pages: package.json is a file, expected the folder of the pages.\n"],
  ["eject", "heder", "part: expected header or footer, not 'heder'; write header.\n"],
  ["cms", "decab", "system: expected decap, not 'decab'; write decap.\n"],
  ["schema", "langauge", `of: ${schemaKinds}, not 'langauge'; write language.\n`],
  ["schema", "prices", `of: ${schemaKinds}, not 'prices'.\n`],
  ["check", "--format jsno", `--format: expected ${orList(formatNames)}, not 'jsno'; write json.\n`],
  ["where", "--block heroo", 'There is no block "heroo"; write "hero".\n'],
])("%s %s is refused, with what was meant or expected", async (name, words, said) => {
  const stderr = expect.stringContaining(said);
  expect(await runCommand(name, words.split(" "))).toEqual({ status: 2, stdout: "", stderr });
});

test("where: no link leads to a page that is not there, and the one that was meant is named", async () => {
  const args = ["--links-to", "/abuot", "--pages", "tests/fixtures/boatyard-site"];
  const stderr = "There is no page /abuot. Did you mean /about?\n";
  expect(await runCommand("where", args)).toEqual({ status: 0, stdout: "Nowhere.\n", stderr });
});

test.each([
  [{ host: false }, {}, { host: "localhost", port: 4173, isAsked: false }],
  [{ host: false, port: 0 }, { PORT: "5000" }, { host: "localhost", port: 0, isAsked: true }],
  [{ host: true }, { PORT: "5000" }, { host: "0.0.0.0", port: 5000, isAsked: true }],
])("the flags %j in the environment %j serve on %j", (given, env, place) => {
  expect(listenPlaceOf(given, env)).toEqual(place);
});

test.each(["eighty", "70000", "80.5", "-1"])("--port %s is bad usage", (port) => {
  expect(() => parseFlags(flags.preview, [`--port=${port}`], { name: "preview" })).toThrow(
    "--port: expected a port number.",
  );
});

test.each(Object.entries(commands))("%s says of each argument and flag what it is for", async (name, command) => {
  const help = await command.run(name, ["--help"], ownProject).catch((error: unknown) => error);
  expect(help).toBeInstanceOf(HelpRequest);
  const [usage, ...lines] = (help as HelpRequest).message.split("\n");
  expect(usage).toMatch(new RegExp(`^yaml-pages ${name}(?: [A-Z]+)*(?: \\[flags\\])?(?:: [a-z].+)?$`));
  expect(
    lines.slice(1).filter((line) => !/^ {2}(?:--[a-z-]+|[A-Z]+) {2,}[a-z].+$|^(?:The environment .+)?$/.test(line)),
  ).toEqual([]);
  expect(lines.join()).not.toContain("undefined");
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
    /^The commands are:\n {2}init {2,}\S.*\n {2}dev {2,}\S.*\n(?: {2}\S.*\n)+Run a command with --help /,
  );
});

test("--version says which version it is", () => {
  expect(runScript("--version", [])).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
});

test("an unknown command is refused, with the one that was meant or all that there are", () => {
  expect(runScript("chek", [])).toEqual({
    status: 2,
    stdout: "",
    stderr: 'There is no command "chek"; write check.\n',
  });
  expect(runScript("new-block", [])).toMatchObject({ stderr: 'There is no command "new-block"; write new block.\n' });
  expect(runScript("new", ["pgae", "rye"])).toMatchObject({
    status: 2,
    stderr: 'There is no command "new pgae"; write new page.\n',
  });
  for (const [words, reason] of [
    [["new", "page"], "Say what to create.\n"],
    [["page", "new", "page"], "Unexpected argument 'page' after the path."],
  ] as const)
    expect(runScript("new", words)).toMatchObject({ status: 2, stderr: expect.stringContaining(reason) });
  const { status, stderr } = runScript("publish", []);
  expect(status).toBe(2);
  expect(stderr).toMatch(/^There is no command "publish"\.\nThe commands are:\n {2}init /);
});
