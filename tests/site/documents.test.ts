import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFiles } from "../support/build/built-site.ts";
import { documentLinks, documents } from "../support/code/document-links.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

test("the README has at most 700 words", () => {
  const words = readFileSync(posix.join(projectRoot, "README.md"), "utf8").match(/\S+/g) ?? [];
  expect(words.length).toBeLessThanOrEqual(700);
});

test("every link of a document leads to a file that is there, and to a heading in it", () => {
  // Those that lead to the tests of this one site are followed in its folder: they go with it.
  const links = documentLinks().filter(({ target }) => !target.startsWith("tests/this-site/"));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ isBroken }) => isBroken)).toEqual([]);
});

test("every link of a packed document leads to a packed file", () => {
  const { stdout } = spawnSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    cwd: projectRoot,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const [{ files }] = JSON.parse(stdout) as [{ files: readonly { path: string }[] }];
  const packed = new Set(files.map(({ path }) => path));
  expect(documents()).toEqual(expect.arrayContaining([...packed].filter((path) => path.endsWith(".md"))));
  const links = documentLinks().filter(({ file }) => packed.has(file));
  expect(links.filter(({ target }) => !packed.has(target)).map(({ file, href }) => `${file}: ${href}`)).toEqual([]);
});

test("the README leads whoever has the package alone first, and says what only the repository has", () => {
  const text = readFileSync(join(projectRoot, "README.md"), "utf8");
  const [first = "", second = ""] = text.match(/(?<=```sh\n).*?(?=```)/gs) ?? [];
  expect(first).toMatch(/^npx yaml-pages init my-site && cd my-site\nnpm install && npm run dev /);
  expect(second).toMatch(/^npm ci && npm start /);
  const unpacked = text.split("\n").filter((line) => line.includes("`tests/"));
  expect(unpacked.filter((line) => !line.includes("in the repository"))).toEqual([]);
});

test("every package that the project depends on is in the list of contributors, with its reason", () => {
  const read = (path: string) => readFileSync(posix.join(projectRoot, path), "utf8");
  const { dependencies, peerDependencies, devDependencies } = JSON.parse(read("package.json")) as Record<
    string,
    Record<string, string>
  >;
  const packages = Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies });
  const section = read(".github/CONTRIBUTING.md").split("## Dependencies")[1] ?? "";
  const owners = /^The owner's: (.*)\.$/m.exec(section)?.[1]?.toLowerCase().split(", ") ?? [];
  const rows = [...section.matchAll(/^\| (\S.*?) +\| \S.* \|$/gm)]
    .flatMap(([, names]) => names?.split(", ") ?? [])
    .slice(1);
  const named = [...owners, ...rows].filter((entry) => !entry.startsWith("-"));
  const isOf = (name: string, entry: string) =>
    entry.endsWith("*") ? name.startsWith(entry.slice(0, -1)) : entry === name;
  expect(packages.filter((name) => !named.some((entry) => isOf(name, entry)))).toEqual([]);
  // Nor does it name any that are gone.
  expect(named.filter((entry) => !packages.some((name) => isOf(name, entry)))).toEqual([]);
});

const readme = readFileSync(join(projectRoot, "README.md"), "utf8");
const [section = ""] = /^## Another site\n.*?(?=^## )/ms.exec(readme) ?? [];

/** The blocks of code in the section. */
function codeIn(language: string): string[] {
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "gms"))].map(([, code]) => code ?? "");
}

/** Files by the names that stand in their first lines. */
const files = codeIn("yaml").map((text) => ({ name: /^# (\S+)$/m.exec(text)?.[1] ?? "", text }));
const commands = codeIn("sh").flatMap((code) => code.trim().split("\n"));

const folder = temporaryFolder(afterAll);
const out = join(folder, "village-dist");

/** Runs a command of the README, with its folders in the temporary one. */
function run(command = ""): { status: number | null; stdout: string; stderr: string } {
  const line = command.replaceAll("../", `${folder}/`);
  return spawnSync(line, { cwd: projectRoot, encoding: "utf8", shell: true, env: { ...process.env, NODE_ENV: "" } });
}

beforeAll(() => {
  mkdirSync(join(folder, "village"));
  for (const { name, text } of files) writeFileSync(join(folder, "village", name), text);
  const { status, stdout, stderr } = run(commands.find((line) => line.startsWith("npm run build ")));
  if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
});

test("the site in the README passes the check with the command that stands there", () => {
  const { status, stdout } = run(commands.find((line) => line.startsWith("npm run check ")));
  expect(stdout).toContain("2 files checked, no mistakes.\n");
  expect(status).toBe(0);
});

test("the site in the README is built with the command that stands there, into the folder that it names", () => {
  expect(listFiles(out).filter((path) => path.endsWith(".html"))).toEqual(["404.html", "index.html"]);
});
