import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { home } from "../content/support/check-example.ts";
import { copyOtherSite } from "../support/build/edited-site.ts";
import { runCommand } from "../support/system/run-command.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const site = `brand:
  name: Bakery
origin: https://bakery.test
language: en-GB
`;

const page = (description: string) => `${home}    description: ${description}\n`;

/** A site of old pages, and a function that checks it. */
function openSite(description: string) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "pages"));
  const write = (name: string, text: string) => writeFileSync(join(folder, "pages", name), text);
  write("_site.yaml", site);
  write("index.yaml", page(description));
  const file = join(folder, "pages/.baseline.json");
  return {
    write,
    baseline: () => (existsSync(file) ? readFileSync(file, "utf8") : undefined),
    async check(flags: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
      const { status, stdout, stderr } = await runCommand("check", flags, { cwd: folder, env: { CI: "", ...env } });
      return { status, codes: [...stdout.matchAll(/^ {2}([a-z-]+): /gm)].map(([, code]) => code), stderr };
    },
  };
}

const vague = "The mill [here](https://mill.test/).";

test("a check records the warnings that stand, and reports new ones from then on", async () => {
  const { write, check, baseline } = openSite(vague);
  expect(await check()).toEqual({ status: 0, codes: ["vague-link"], stderr: "" });
  expect(await check(["--baseline"])).toEqual({
    status: 0,
    codes: [],
    stderr: "1 warning recorded in pages/.baseline.json.\n",
  });
  expect(baseline()).toBe(`{
  "index.yaml": [
    {
      "code": "vague-link",
      "line": "description: The mill [here](https://mill.test/)."
    }
  ]
}
`);
  expect(await check(["--max-warnings", "0"])).toEqual({ status: 0, codes: [], stderr: "" });

  const more = "  - type: prose\n    title: More\n    body: The shop [here](https://shop.test/).\n";
  write("index.yaml", `# A line above.\n${page(vague)}${more}`);
  expect(await check(["--max-warnings", "0"])).toEqual({ status: 1, codes: ["vague-link"], stderr: "" });
  expect(await check(["--max-warnings", "1"])).toEqual({ status: 0, codes: ["vague-link"], stderr: "" });
});

test("a recorded warning that is gone is dropped, on a CI server by name alone", async () => {
  const { write, check, baseline } = openSite(vague);
  await check(["--baseline"]);
  const recorded = baseline();
  write("index.yaml", page("The mill."));
  expect((await check([], { CI: "true" })).stderr).toBe(
    "1 recorded warning can be removed from pages/.baseline.json.\n",
  );
  expect(baseline()).toBe(recorded);
  expect((await check()).stderr).toBe("1 recorded warning is no longer in pages/.baseline.json.\n");
  expect(baseline()).toBe("{}\n");
  write("index.yaml", page(vague));
  expect((await check()).codes).toEqual(["vague-link"]);
});

test("nothing is recorded while an error stands, and a damaged baseline is bad usage", async () => {
  const { write, check, baseline } = openSite("The mill [here](/mill).");
  const refused = { status: 1, codes: ["unknown-link"], stderr: "Fix the errors first, then record again.\n" };
  expect(await check(["--baseline"])).toEqual(refused);
  expect(baseline()).toBeUndefined();

  write("index.yaml", page(vague));
  await check(["--baseline"]);
  const recorded = baseline();
  write("index.yaml", page("The mill [here](/mill)."));
  expect(await check(["--baseline"])).toEqual(refused);
  expect(baseline()).toBe(recorded);
  write(".baseline.json", "<<<<<<< ours\n");
  expect(await check()).toEqual({
    status: 2,
    codes: [],
    stderr: "pages/.baseline.json is damaged. Restore it, or record the warnings again: --baseline.\n",
  });
});

/** The content folder, a repository by itself, of the second site with a mistake in one page. */
function repositoryWithMistake(): string {
  const { pages } = copyOtherSite();
  edit(pages, "reparatur/bremsen.yaml", "title:", "titel:");
  git(pages, "init", "--quiet");
  git(pages, "add", "--all");
  git(pages, "-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "--quiet", "--message", "Begin");
  return pages;
}

function git(cwd: string, ...args: string[]): void {
  const { status, stderr } = spawnSync("git", args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function edit(pages: string, path: string, before: string, after: string): void {
  const file = join(pages, path);
  writeFileSync(file, readFileSync(file, "utf8").replace(before, after));
}

async function check(pages: string, ...flags: string[]) {
  const { status, stdout, stderr } = await runCommand("check", ["--pages", ".", "--format", "json", ...flags], {
    cwd: pages,
  });
  if (stdout === "") return { status, stderr };
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { file: string; code: string }[] };
  return { status, found: diagnostics.map(({ file, code }) => `${file} ${code}`) };
}

test("--since leaves out the mistakes that were there before, in lines that have not changed", async () => {
  const pages = repositoryWithMistake();
  const old = { status: 1, found: ["reparatur/bremsen.yaml unknown-key"] };
  expect(await check(pages)).toEqual(old);
  expect(await check(pages, "--since", "HEAD")).toEqual({ status: 0, found: [] });

  // A page that is gone breaks links in pages that have not changed.
  rmSync(join(pages, "impressum.yaml"));
  const { status, found = [] } = await check(pages, "--since", "HEAD");
  expect(status).toBe(1);
  expect(new Set(found)).toEqual(new Set(["_site.yaml unknown-link"]));

  edit(pages, "reparatur/bremsen.yaml", "description:", "# A comment\ndescription:");
  expect((await check(pages, "--since", "HEAD")).found).toEqual(found);
  edit(pages, "reparatur/bremsen.yaml", "titel:", "titel: Neue");
  expect((await check(pages, "--since", "HEAD")).found).toEqual([...found, ...old.found]);
});
