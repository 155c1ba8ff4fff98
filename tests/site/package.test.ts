import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { listFiles } from "../support/build/built-site.ts";
import { isFull } from "../support/system/is-full.ts";

const folder = mkdtempSync(join(tmpdir(), "package-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let packed: { readonly filename: string; readonly size: number; readonly files: readonly { readonly path: string }[] };

/** Runs a command as a person would, without what npm has told this process. */
function run(command: string, cwd: string) {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:npm_|NODE_ENV$|VITEST)/.test(name)),
  );
  return spawnSync(command, { cwd, env, shell: true, encoding: "utf8" });
}

function succeed(command: string, cwd: string): string {
  const { status, stdout, stderr } = run(command, cwd);
  if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`);
  return stdout;
}

beforeAll(() => {
  // Packed from a copy: what it writes is no part of the source, and other tests read that.
  const copy = join(folder, "renderer");
  for (const name of [
    "package.json",
    "tsconfig.json",
    "LICENSE",
    "README.md",
    "schema",
    "scripts",
    "src",
    "node_modules",
  ])
    if (name === "node_modules") spawnSync("ln", ["-s", join(projectRoot, name), join(copy, name)]);
    else cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  [packed = packed] = JSON.parse(succeed(`npm pack --json --pack-destination ${folder}`, copy).replace(/^[^[]*/, ""));
});

describe("the package", () => {
  test("holds the renderer, and neither tests nor a site of ours, in at most 3 MB", () => {
    const parts = new Set(packed.files.map(({ path }) => path.replace(/^(scripts\/[^/]+|[^/]+).*$/, "$1")));
    expect([...parts].sort()).toEqual([
      "LICENSE",
      "README.md",
      "lib",
      "package.json",
      "schema",
      "scripts/content",
      "scripts/program",
      "scripts/run.js",
      "scripts/template",
      "src",
      "tsconfig.json",
    ]);
    expect(packed.size).toBeLessThan(3_000_000);
  });

  test("exports what is documented, and nothing else", () => {
    const { exports, bin } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
    expect(Object.keys(exports)).toEqual([
      "./block",
      "./rule",
      "./service",
      "./internal/*",
      "./types",
      "./package.json",
    ]);
    expect(Object.keys(bin)).toEqual(["yaml-pages"]);
  });
});

const installations = [
  {
    name: "npm",
    install: (file: string) => `npm install --prefer-offline --no-audit --no-fund ${file} react react-dom`,
  },
  ...(isFull
    ? [
        {
          name: "npm, nested",
          install: (file: string) =>
            `npm install --install-strategy=nested --prefer-offline --no-audit --no-fund ${file} react react-dom`,
        },
        { name: "pnpm", install: (file: string) => `npx --yes pnpm@9 add ${file} react react-dom` },
      ]
    : []),
];

describe.each(installations)("installed with $name", ({ name, install }) => {
  const site = join(folder, name.replace(", ", "-"));

  beforeAll(() => {
    mkdirSync(site);
    succeed(install(join(folder, packed.filename)), site);
    succeed("npx yaml-pages init", site);
  });

  test("a new site passes its check and is built, with what it has installed alone", () => {
    expect(succeed("npm run --silent check", site)).toBe("4 files checked, no mistakes.\n");
    succeed("npm run --silent build", site);
    expect(listFiles(join(site, "dist")).filter((path) => path.endsWith(".html"))).toEqual([
      "404.html",
      "about.html",
      "contact.html",
      "index.html",
    ]);
    // What is compiled belongs to the site, and not to the package, which stores of pnpm share.
    expect(readdirSync(join(site, "node_modules/.cache/yaml-pages"))).toContain("builds");
    expect(existsSync(join(site, "node_modules/yaml-pages/node_modules/.cache"))).toBe(false);
  });

  test("a block of the site's own is started, typed, checked and built", () => {
    succeed("npx yaml-pages new block office-hours", site);
    writeFileSync(
      join(site, "pages/hours.yaml"),
      `title: When the yard is open
description: The hours of the yard on Fridays and Saturdays.
unlisted: true
blocks:
  - type: hero
    title: When the yard is open
  - type: office-hours
    title: Hours
    items: [Fridays from nine to four, Saturdays from nine to four]
`,
    );
    expect(succeed("npx yaml-pages check", site)).toBe("5 files checked, no mistakes.\n");
    succeed("npx yaml-pages build", site);
    expect(readFileSync(join(site, "dist/hours.html"), "utf8")).toContain("<li>Saturdays from nine to four</li>");
    // What editors use; a site that is not checked for types needs neither.
    mkdirSync(join(site, "node_modules/@types"), { recursive: true });
    cpSync(join(projectRoot, "node_modules/@types/react"), join(site, "node_modules/@types/react"), {
      recursive: true,
    });
    cpSync(join(projectRoot, "node_modules/csstype"), join(site, "node_modules/csstype"), { recursive: true });
    const tsc = `node ${join(projectRoot, "node_modules/typescript/bin/tsc")}`;
    expect(run(`${tsc} -p .`, site)).toMatchObject({ status: 0, stdout: "" });
  });

  test("a rule of the site's own is tried on its examples, warns, and is answered by the author", () => {
    succeed("npx yaml-pages new rule no-competitor", site);
    expect(succeed("npx yaml-pages check --rules", site)).toBe("1 rule reports what the examples say.\n");
    appendFileSync(join(site, "pages/_site.yaml"), "checks:\n  no-competitor-words: [Globex]\n");
    const page = join(site, "pages/rival.yaml");
    const text = (line: string) => `title: Better than others
description: Why our tables last longer than those of the shops in town.
unlisted: true
blocks:
  - type: hero
    title: Better than others
    ${line}description: Unlike Globex we use timber of old piers.
`;
    writeFileSync(page, text(""));
    expect(succeed("npx yaml-pages check", site)).toContain("  pages/rival.yaml:7:25\n");
    writeFileSync(page, text("# accept no-competitor: their owner agrees\n    "));
    expect(succeed("npx yaml-pages check", site)).toMatch(/^\d files checked, no mistakes\.\n$/);
    expect(run(`node ${join(projectRoot, "node_modules/typescript/bin/tsc")} -p .`, site)).toMatchObject({
      status: 0,
      stdout: "",
    });
  });

  test("a stylesheet of the site's own wins over all others, in every page", () => {
    mkdirSync(join(site, "theme"));
    writeFileSync(join(site, "theme/site.css"), "h1 { letter-spacing: 0.1em }\n");
    succeed("npx yaml-pages build", site);
    const html = readFileSync(join(site, "dist/index.html"), "utf8");
    const [style = ""] = html.match(/(?<=<style>).*?(?=<\/style>)/s) ?? [];
    expect(style).toMatch(/h1\{letter-spacing:\.1em\}$/);
    // No rule of ours is outside of the layer, but for the custom properties of the site.
    const outside = style.replaceAll(/@layer yaml-pages\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}/g, "");
    expect(outside.match(/\.[\w-]+\{/g)).toBe(null);
  });
});
