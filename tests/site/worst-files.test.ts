import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { worstFiles } from "../../scripts/bench/stress/worst-files.ts";
import { limits } from "../../scripts/content/diagnostic/limits.ts";
import { examplePage, exampleSite } from "../../scripts/content/rules/words/example-site.ts";
import { projectRoot } from "../../scripts/program/project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** Those of the worst files that took most memory before there were limits for what they hold. */
const names = ["a CSV file of 40,000 columns", "an SVG of 131,000 elements"];

/** Assets as large as one may be; they take no room on the disk. */
const large: Readonly<Record<string, string>> = {
  "_assets/large.csv": "a,b\n",
  "_assets/large.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">',
  "_assets/large.gif": "GIF89a\x08\0\x08\0\0\0\0",
};

const pageOfLarge = `${examplePage}    image: { src: /assets/large.svg, alt: Fire burns in an oven. }
  - type: media-text
    title: Bread
    image: { src: /assets/large.gif, alt: A loaf is cut. }
  - type: chart
    chart: bar
    file: /assets/large.csv
`;

test("assets of 100 MB are checked in a small heap, and in less than 256 MiB", () => {
  const cwd = temporaryFolder();
  const write = (path: string, data: string | Uint8Array) => {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), data);
  };
  write("pages/_site.yaml", exampleSite);
  write("pages/index.yaml", pageOfLarge);
  for (const [path, start] of Object.entries(large)) {
    write(`pages/${path}`, Buffer.from(start, "latin1"));
    truncateSync(join(cwd, "pages", path), limits.assetBytes);
  }
  const files = worstFiles().filter(({ name }) => names.includes(name));
  expect(files.map(({ name }) => name)).toEqual(names);
  for (const [at, { files: those }] of files.entries()) {
    for (const [path, data] of Object.entries(those())) {
      const own = path.replace("index.yaml", `page-${at}.yaml`).replace("/a.", `/a${at}.`);
      write(`pages/${own}`, typeof data === "string" ? data.replaceAll("/assets/a.", `/assets/a${at}.`) : data);
    }
  }
  const hook = pathToFileURL(join(projectRoot, "scripts/bench/stress/record-usage.mjs")).href;
  const usage = join(cwd, "usage.json");
  const { status, stdout } = spawnSync(
    process.execPath,
    ["--max-old-space-size=160", join(projectRoot, "scripts/run.js"), "check", "--format", "json"],
    {
      cwd,
      encoding: "utf8",
      env: { ...process.env, VITEST: "", NODE_OPTIONS: `--import=${hook}`, STRESS_USAGE: usage },
    },
  );
  expect(status).toBe(1);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { code: string; file: string }[] };
  const codesOf = (file: string) => [
    ...new Set(diagnostics.filter((one) => one.file === file).map(({ code }) => code)),
  ];
  expect(codesOf("pages/index.yaml")).toContain("huge-picture");
  expect(codesOf("pages/_assets/large.csv")).toEqual(["chart-data"]);
  expect(codesOf("pages/_assets/a0.csv")).toEqual(["chart-data"]);
  const { mebibytes } = JSON.parse(readFileSync(usage, "utf8")) as { mebibytes: number };
  expect(mebibytes).toBeGreaterThan(50);
  expect(mebibytes).toBeLessThan(256);
});

test("V8 does not spend more time on optimising the parser of Markdown than a page full of Markdown takes", () => {
  const file = worstFiles().find(({ name }) => name === "1,000 entries with Markdown");
  const cwd = temporaryFolder();
  mkdirSync(join(cwd, "pages"));
  for (const [path, data] of Object.entries({ "_site.yaml": exampleSite, ...file?.files() })) {
    writeFileSync(join(cwd, "pages", path), data);
  }
  const { stdout } = spawnSync(
    process.execPath,
    ["--trace-opt", join(projectRoot, "scripts/run.js"), "check", "--format", "json"],
    { cwd, encoding: "utf8", env: { ...process.env, VITEST: "" } },
  );
  const optimised = [...stdout.matchAll(/completed compiling \S+ <JSFunction (\S+).*TURBOFAN/g)].map(
    ([, name]) => name,
  );
  expect(optimised).not.toEqual([]);
  expect(optimised).not.toContain("compiler");
});
