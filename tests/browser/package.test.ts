import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { errorsOf, openPage } from "../support/browser/browser.ts";
import { listFiles } from "../support/build/built-site.ts";
import { writeFile } from "../support/build/edited-site.ts";
import { startServer } from "../support/system/dev-process.ts";
import { isFull } from "../support/system/is-full.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { withoutTools } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const folder = temporaryFolder(afterAll);

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/**
 * The current package, and a possible next version: a key has another name, the header and the section of all blocks have
 * something new, and a rule has another message.
 */
let packed: Packed;
let next: Packed;

/** The message of a rule of the package in both versions. */
const [ruleBefore, ruleLater] = ["the word is repeated", "this is there two times"];

function run(command: string, cwd: string) {
  return spawnSync(command, { cwd, env: withoutTools, shell: true, encoding: "utf8" });
}

function succeed(command: string, cwd: string): string {
  const { status, stdout, stderr } = run(command, cwd);
  if (status !== 0) throw new Error(`${command}: ${stdout}${stderr}`);
  return stdout;
}

const git = (...args: readonly string[]) =>
  spawnSync("git", args, { cwd: projectRoot, encoding: "utf8" }).stdout.trim();

/** The last commit before the schemas changed; nothing where the clone is shallow, or the commit needs what is not installed. */
function commitBeforeSchemas(): string | undefined {
  const last = git("log", "-1", "--format=%H", "--", "schema/*.schema.json", "src/blocks/*.schema.json");
  const before = git("rev-parse", "--verify", "--quiet", `${last}^`);
  const dependenciesIn = (text: string) => JSON.stringify(JSON.parse(text || "{}").dependencies);
  const own = readFileSync(join(projectRoot, "package.json"), "utf8");
  return dependenciesIn(git("show", `${before}:package.json`)) === dependenciesIn(own) ? before : undefined;
}

function pack(source: string, flags = ""): Packed {
  const told = succeed(`npm pack --json --pack-destination ${folder} ${flags}`, source);
  const [result] = JSON.parse(told.replace(/^[^[]*/, "")) as Packed[];
  if (!result) throw new Error("npm has packed nothing.");
  return result;
}

beforeAll(() => {
  // Packed from a copy, because packing writes files into the source, which other tests read.
  const copy = join(folder, "renderer");
  for (const name of [
    "package.json",
    "tsconfig.json",
    "LICENSE",
    "README.md",
    "CHANGELOG.md",
    ".github",
    "schema",
    "scripts",
    "src",
    "tests/README.md",
    "tests/PRECISION.md",
  ])
    cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  symlinkSync(join(projectRoot, "node_modules"), join(copy, "node_modules"));
  packed = pack(copy);
  // Unpacked and changed there, also in the compiled commands, which take long to compile.
  succeed(`tar -xf ${packed.filename}`, folder);
  const later = join(folder, "package");
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(later, file), "utf8");
    expect(text).toContain(from);
    writeFileSync(join(later, file), text.replaceAll(from, to));
  };
  edit("package.json", '"version": "1.0.0"', '"version": "1.1.0"');
  edit("src/blocks/quote/block.schema.json", '"role": {', '"position": { "renamedFrom": "role",');
  edit("src/blocks/quote/block.schema.json", '"role": "', '"position": "');
  edit("src/blocks/quote/quote.tsx", "testimonial={block}", "testimonial={{ ...block, role: block.position }}");
  edit("src/layout/header.tsx", "<div className={`page-width", "<div data-new className={`page-width");
  edit("src/components/section/section.tsx", "<section", "<section data-later");
  const chunks = readdirSync(join(later, "lib/commands")).map((name) => `lib/commands/${name}`);
  const isChanged = (path: string) =>
    path.endsWith(".js") && readFileSync(join(later, path), "utf8").includes(ruleBefore);
  for (const path of chunks.filter(isChanged)) edit(path, ruleBefore, ruleLater);
  next = pack(later, "--ignore-scripts");
});

test("the package holds the renderer and its documents, and neither tests nor a site of ours, in at most 3 MB", () => {
  const parts = new Set(packed.files.map(({ path }) => path.replace(/^(scripts\/[^/]+|[^/]+).*$/, "$1")));
  expect([...parts].sort()).toEqual([
    ".github",
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "lib",
    "package.json",
    "schema",
    "scripts/README.md",
    "scripts/content",
    "scripts/program",
    "scripts/run.js",
    "scripts/template",
    "src",
    "tests",
    "tsconfig.json",
  ]);
  expect(packed.size).toBeLessThan(3_000_000);
  const packedPaths = packed.files.map(({ path }) => path);
  expect(packedPaths).toContain("src/blocks/README.md");
  expect(packedPaths.filter((path) => path.startsWith("tests/"))).toEqual(["tests/PRECISION.md", "tests/README.md"]);
  expect(packedPaths.filter((path) => path.startsWith("scripts/content/"))).toEqual([
    "scripts/content/README.md",
    "scripts/content/rules/README.md",
  ]);
});

/** The whole way of the documentation: the commands that a new user is told to type, in their order, and what is written between them. */
const [, guide = ""] =
  /The whole way.*?\n(.*?)\nUntil the package/s.exec(readFileSync(join(projectRoot, ".github/EXTEND.md"), "utf8")) ??
  [];
const [commands = "", block = "", siteChecks = "", answeredPage = "", siteStyle = ""] = Array.from(
  guide.matchAll(/```\w+\n(.*?)```/gs),
  ([, text = ""]) => text,
);
const way = commands
  .trimEnd()
  .split("\n")
  .map((line) => line.replace(/ +#.*/, ""));

/** The page of the documentation, with a block whose key changes, and before or after the author has answered. */
const page = (
  quote: string,
  isAnswered: boolean,
) => `${isAnswered ? answeredPage : answeredPage.replace(/ +# accept .*\n/, "")}  - type: quote
    quote: They last.
    name: Mara Quill
    ${quote}: Ferrywoman
`;

/** The other files that the user writes. */
const files = {
  slot: `import type { SlotProps } from "yaml-pages/block";

export function FooterBefore({ site }: SlotProps) {
  return <p data-slot>{site?.brand.name} is closed in August.</p>;
}
`,
  service: `import { addScript, defineService } from "yaml-pages/service";

export const tally = defineService({
  name: "tally",
  title: "Tally",
  provider: "Tally Ltd, United Kingdom",
  purpose: "Counts the visits of each page.",
  needsConsent: false,
  cookies: [],
  options: { site: { description: "The number of the site.", pattern: "^[0-9]+$", example: "42" } },
  opens: () => ({ "script-src": ["https://tally.example"] }),
  start: ({ site }) => void addScript("https://tally.example/count.js", { site }),
});
`,
};

/** Runs a server until the test is over, and returns the address that it prints. */
async function serve(command: string, site: string): Promise<string> {
  const { origin, stop } = await startServer(command.split(" "), { cwd: site });
  onTestFinished(stop);
  return origin;
}

const offline = "--prefer-offline --no-audit --no-fund";
const installations = [
  { name: "npm", install: `npm install ${offline}` },
  ...(isFull
    ? [
        { name: "npm, nested", install: `npm install --install-strategy=nested ${offline}` },
        { name: "pnpm", install: "npx --yes pnpm@9 add" },
      ]
    : []),
];

/** The tests follow the guide together: each continues where the previous one stopped. */
describe.each(installations)("installed with $name", ({ name, install }) => {
  const site = join(folder, name.replace(", ", "-"));
  const [first = "", init = "", newPage = "", newBlock = "", newRule = "", ...rest] = way;
  const [check = "", build = "", show = "", update = "", fix = ""] = rest;
  const installs = (command: string, version: Packed) =>
    command.replace("npm install", install).replace(/yaml-pages\S*/, join(folder, version.filename));

  test("a new site passes its check and is built, with what it has installed alone", () => {
    expect(way.length).toBe(10);
    mkdirSync(site);
    succeed(installs(first, packed), site);
    succeed(init, site);
    expect(succeed("npm run --silent check", site)).toBe("4 files checked, no mistakes.\n");
    succeed("npm run --silent build", site);
    expect(listFiles(join(site, "dist")).filter((path) => path.endsWith(".html"))).toEqual([
      "404.html",
      "about.html",
      "contact.html",
      "index.html",
    ]);
    // Compiled code belongs to the site, not to the package, which pnpm's store shares.
    const kept = readdirSync(join(site, "node_modules/.cache/yaml-pages"), { recursive: true, encoding: "utf8" });
    expect(kept).toContain("builds");
    // The package includes it: a first build compiles nothing.
    expect(kept.filter((path) => path.endsWith("react.txt")).length).toBe(1);
    expect(existsSync(join(site, "node_modules/yaml-pages/node_modules/.cache"))).toBe(false);
  });

  test("its own blocks, rules, services, stylesheets and slots are shown, and every command knows them", async () => {
    expect(succeed(newPage, site)).toContain("pages/counter.yaml");
    succeed(newBlock, site);
    writeFile(site, "blocks/counter/counter.tsx", block);
    const schema = JSON.parse(readFileSync(join(site, "blocks/counter/block.schema.json"), "utf8"));
    writeFile(site, "blocks/counter/block.schema.json", JSON.stringify({ ...schema, interactive: true }));

    succeed(newRule, site);
    expect(succeed("npx yaml-pages check --rules", site)).toBe("1 rule reports what the examples expect.\n");
    writeFile(site, "pages/counter.yaml", page("role", false));
    const siteFile = `${siteChecks}services:\n  - { use: tally, site: '42' }\n`;
    appendFileSync(join(site, "pages/_site.yaml"), siteFile);
    writeFile(site, "services/tally.ts", files.service);
    expect(succeed(check, site)).toContain("  pages/counter.yaml:7:25\n");
    writeFile(site, "pages/counter.yaml", page("role", true));

    writeFile(site, "theme/site.css", siteStyle);
    writeFile(site, "theme/slots/footer.before.tsx", files.slot);
    succeed(build, site);
    const visitor = await openPage();
    const problems = errorsOf(visitor);
    const asked: string[] = [];
    await visitor.route(/^https:/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await visitor.goto(`${await serve(show, site)}/counter`, { waitUntil: "networkidle" });
    await visitor.getByRole("button", { name: "Choose" }).click();
    expect(await visitor.getByText("2 kinds, 1 chosen").isVisible()).toBe(true);
    expect(await visitor.locator("[data-slot]").textContent()).toBe("Harbour Studio is closed in August.");
    const border = await visitor
      .getByRole("button", { name: "Choose" })
      .evaluate((button) => getComputedStyle(button).borderTopStyle);
    expect(border).toBe("solid");
    const spacing = await visitor.locator("h1").evaluate((heading) => getComputedStyle(heading).letterSpacing);
    expect({ spacing, asked, problems }).toEqual({
      spacing: "7px",
      asked: ["https://tally.example/count.js"],
      problems: [],
    });

    // While it is written, React runs as well, from the first visit on.
    await visitor.goto(`${await serve("npx yaml-pages dev", site)}/counter`);
    await visitor.getByRole("button", { name: "Choose" }).click();
    await visitor.getByText("2 kinds, 1 chosen").waitFor();
    expect(problems).toEqual([]);

    // The panel of the editor came with the package: its library of forms is not installed here. A block of the project has a form.
    expect(existsSync(join(site, "node_modules/@rjsf"))).toBe(false);
    await visitor.goto(`${await serve("npx yaml-pages edit", site)}/counter`);
    await visitor.getByRole("link", { name: "Edit this page" }).click();
    await visitor.locator(".panel .row .title").nth(1).click();
    await visitor.locator(".panel .form input").first().waitFor();

    expect(succeed("npx yaml-pages move /about /company/about", site)).toContain("2 links in 2 other files.\n");
    expect(
      readFileSync(join(site, "node_modules/.cache/yaml-pages/editor/shared/services.schema.json"), "utf8"),
    ).toContain('"tally"');
  });

  test("what is public runs in Node as it is, with the React of the site", () => {
    const node = (code: string) => succeed(`node --input-type=module --eval '${code}'`, site);
    expect(
      node(`
        for (const name of ["block", "rule", "service", "config"])
          console.log(Object.keys(await import("yaml-pages/" + name)).join());
      `),
    ).toBe(
      "ActionButton,ActionLink,ActionList,Badge,Icon,InlineMarkup,Paragraph,PhraseList,Picture,ProseMarkup,Section,useHydrated\ndefineRule\naddScript,defineService\ndefineConfig\n",
    );
    expect(
      node(`
        import { createElement } from "react";
        import { renderToStaticMarkup } from "react-dom/server";
        import { Section, useHydrated } from "yaml-pages/block";
        const Hours = () => createElement(Section, { head: { title: "Hours" } }, String(useHydrated()));
        console.log(renderToStaticMarkup(createElement(Hours)).replaceAll(/ class="[^"]*"/g, ""));
      `),
    ).toBe("<section><div><div><h2>Hours</h2></div><div>false</div></div></section>\n");
  });

  test("its code has types", () => {
    // Types for code editors. A site without type checks needs neither.
    for (const one of ["@types/react", "csstype"])
      cpSync(join(projectRoot, "node_modules", one), join(site, "node_modules", one), { recursive: true });
    const tsc = `node ${join(projectRoot, "node_modules/typescript/bin/tsc")}`;
    expect(run(`${tsc} -p .`, site)).toMatchObject({ status: 0, stdout: "" });
  });

  test("an update leaves a header that is taken over, says what has changed in ours, and mends the pages", () => {
    expect(succeed("npx yaml-pages eject header", site)).toContain("  theme/header/header.tsx\n");
    const own = join(site, "theme/header/header.tsx");
    writeFileSync(own, readFileSync(own, "utf8").replace("<header ", "<header data-own "));
    expect(succeed("npx yaml-pages eject header", site)).toBe(
      "Nothing in the header of the renderer has changed since version 1.0.0.\n",
    );

    succeed(installs(update, next), site);
    expect(run(check, site)).toMatchObject({ status: 1, stdout: expect.stringContaining('"position"') });
    succeed(fix, site);
    expect(readFileSync(join(site, "pages/counter.yaml"), "utf8")).toBe(page("position", true));
    expect(succeed("npx yaml-pages eject header", site)).toMatch(
      /^The header of the renderer has changed since version 1\.0\.0:\n(?:.*\n)*-\s+<div className=.*\n\+\s+<div data-new className=/,
    );
    succeed("npx yaml-pages eject header --done", site);
    expect(succeed("npx yaml-pages eject header", site)).toContain("since version 1.1.0.\n");
    succeed(build, site);
    const html = readFileSync(join(site, "dist/counter.html"), "utf8");
    expect(html).toContain("Ferrywoman");
    expect(html).toMatch(/<section data-later.*2<!-- --> kinds, <!-- -->0<!-- --> chosen/s);
    // Whatever the site has of its own.
    expect(html).toMatch(/<header data-own/);
    expect(html).toContain('<p data-slot="true">Harbour Studio is closed in August.</p>');
    expect(html).toMatch(/h1\{letter-spacing:7px\}<\/style>/);
    expect(html).toContain("https://tally.example");
    writeFile(site, "pages/counter.yaml", page("position", false).replace("of old piers", "of the the old piers"));
    const { stdout } = run("npx yaml-pages check", site);
    expect(stdout).toContain("no-competitor: ");
    expect(stdout).toContain(ruleLater);
    expect(stdout).not.toContain(ruleBefore);
  });

  test("what it chooses is compiled by what it has installed, and has types", () => {
    const chosen = '{ extensions: ["harbour-note"], folders: { out: "public" } }';
    const config = (value: string) =>
      `import { defineConfig } from "yaml-pages/config";\n\nexport default defineConfig(${value});\n`;
    const slot = "export const MainAfter = () => <p>High water at noon.</p>;\n";
    writeFile(site, "node_modules/harbour-note/package.json", '{ "name": "harbour-note", "version": "1.0.0" }');
    writeFile(site, "node_modules/harbour-note/theme/slots/main.after.tsx", slot);
    writeFile(site, "yaml-pages.config.ts", config(chosen));
    expect(succeed("npx yaml-pages info", site)).toMatch(/^extensions +node_modules\/harbour-note$/m);
    succeed(build, site);
    expect(readFileSync(join(site, "public/contact.html"), "utf8")).toContain("<p>High water at noon.</p>");

    const compiler = join(projectRoot, "node_modules/typescript/bin/tsc");
    const options = "--ignoreConfig --noEmit --strict --module esnext --moduleResolution bundler --types ''";
    const compile = `node ${compiler} ${options} yaml-pages.config.ts`;
    expect(run(compile, site)).toMatchObject({ status: 0, stdout: "" });
    writeFile(site, "yaml-pages.config.ts", config(chosen.replace("out:", "outt:")));
    expect(run(compile, site)).toMatchObject({ status: 1, stdout: expect.stringContaining("'outt' does not exist") });
  });
});

const before = isFull ? commitBeforeSchemas() : undefined;

describe.skipIf(before === undefined)("a site of the version before the schemas have changed last", () => {
  test("is brought over by check --fix, with everything that a block could hold then", () => {
    const source = join(folder, "before");
    mkdirSync(source);
    const parts = "package.json tsconfig.json LICENSE README.md CHANGELOG.md .github schema scripts src tests";
    succeed(`git archive ${before} ${parts} | tar -x -C ${source}`, projectRoot);
    symlinkSync(join(projectRoot, "node_modules"), join(source, "node_modules"));
    const manifest = readFileSync(join(source, "package.json"), "utf8");
    writeFileSync(join(source, "package.json"), manifest.replace(/"version": "[^"]+"/, '"version": "0.9.0"'));
    const site = join(folder, "site-before");
    mkdirSync(site);
    succeed(`npm install ${offline} ${join(folder, pack(source).filename)} react react-dom`, site);
    succeed("npx yaml-pages init", site);
    const blocks = join(site, "node_modules/yaml-pages/src/blocks");
    const types = readdirSync(blocks).filter((name) => existsSync(join(blocks, name, "block.schema.json")));
    for (const type of types) {
      const { examples } = JSON.parse(readFileSync(join(blocks, type, "block.schema.json"), "utf8"));
      const page = { title: type, description: `What ${type} can hold.`, draft: true, blocks: examples };
      writeFile(site, `pages/all/${type}.yaml`, JSON.stringify(page, undefined, 2));
    }
    // The site lacks other things that an example needs, such as a picture.
    const ofSchema = () => {
      const told = JSON.parse(run("npx yaml-pages check --fix --format json", site).stdout);
      const codes = ["unknown-key", "unknown-value", "missing-key", "wrong-form", "wrong-type", "out-of-range"];
      return told.diagnostics.filter(({ code }: { readonly code: string }) => codes.includes(code));
    };
    expect(ofSchema()).toEqual([]);
    succeed(`npm install ${offline} ${join(folder, packed.filename)}`, site);
    expect(succeed("npx yaml-pages --version", site)).not.toBe("0.9.0\n");
    expect(types.length).toBeGreaterThan(40);
    expect(ofSchema()).toEqual([]);
    succeed("npx yaml-pages build", site);
  });
});
