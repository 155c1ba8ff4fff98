import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { runBuild } from "../../scripts/build/run-build.ts";
import type { Diagnostic } from "../../scripts/content/diagnostic/diagnostic.ts";
import { findWeightMistakes } from "../../scripts/weigh/find-weight-mistakes.ts";
import { openWeightMemory } from "../../scripts/weigh/weight-memory.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

type Files = Readonly<Record<string, string | Uint8Array>>;

/** The settings of a site of which pages, menus and pictures can be made heavier. */
interface Weights {
  readonly budget?: string;
  readonly links?: number;
  readonly breads?: number;
  readonly picture?: Uint8Array;
  /** More lines of the page with the breads. */
  readonly more?: string;
  /** Files of their own. */
  readonly files?: Files;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index * 7919);

function filesOf({ budget = "", links = 1, breads = 3, picture = small, more = "", files = {} }: Weights): Files {
  return {
    "_site.yaml": `brand: { name: Bakery }
origin: https://bakery.example
language: en-GB
header:
  menu:
${numbers(links)
  .map((number) => `    - { type: link, label: Bread ${number}, href: 'https://bread.example/${number * 13}' }\n`)
  .join("")}${budget}`,
    "index.yaml": `title: Home
description: Fresh bread every morning.
blocks:
  - { type: hero, title: Fresh bread, image: { src: /assets/oven.png, decorative: true } }
  - { type: page-list, title: News, folder: /news }
`,
    "news/bread.yaml": `title: Bread of the week
description: What we bake this week, and of what.
${more}blocks:
  - { type: hero, title: Bread of the week }
  - type: check-list
    title: What we bake
    items:
${numbers(breads)
  .map((number) => `      - Bread number ${number} with ${number * 13} seeds\n`)
  .join("")}`,
    "_assets/oven.png": picture,
    ...files,
  };
}

const noise = (sigma: number) => {
  const create = { width: 640, height: 480, channels: 3 as const, background: "#888" };
  return sharp({ create: { ...create, noise: { type: "gaussian", mean: 128, sigma } } })
    .png()
    .toBuffer();
};
const [small, large] = await Promise.all([noise(2), noise(60)]);

function write(pages: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(pages, path)), { recursive: true });
    writeFileSync(join(pages, path), content);
  }
}

const today = new Date("2031-05-03T10:00Z");

/** What a build finds that has nothing of an earlier one but pictures. */
async function mistakesOfBuild(pages: string, day = today, report = false) {
  const result = await runBuild({
    ...{ pages, out: join(pages, "../out"), memory: join(pages, "../memory"), origin: undefined },
    ...{ release: false, drafts: false, report, today: day },
    ...{ onPhase: () => () => {}, onWait: () => () => {}, warn: () => {} },
  });
  return { weights: result.weights, found: "mistakes" in result ? result.mistakes.diagnostics : [] };
}

function mistakesOfCheck(pages: string, day = today): Promise<readonly Diagnostic[]> {
  return findWeightMistakes({ pages, release: false, maxPages: undefined, today: day });
}

let heaviest: Promise<number> | undefined;
/** The most that a page of the lightest of these sites weighs. */
function heaviestPage(): Promise<number> {
  heaviest ??= weighLightest();
  return heaviest;
}

async function weighLightest(): Promise<number> {
  const pages = join(temporaryFolder(), "pages");
  write(pages, filesOf({}));
  const { weights } = await mistakesOfBuild(pages, today, true);
  return Math.max(...[...weights.values()].map(({ html, script }) => html + script));
}

test("whatever is edited, a check that remembers finds what a build finds", async () => {
  const pages = join(temporaryFolder(), "pages");
  const most = await heaviestPage();
  const limit = most + 400;
  const budget = `budget: { page: ${limit}, pictures: 100000 }\n`;
  const steps: readonly (readonly [name: string, site: Weights, codes: readonly string[]])[] = [
    ["within", { budget }, []],
    ["exactly", { budget: `budget: { page: ${most} }\n` }, []],
    ["a byte over", { budget: `budget: { page: ${most - 1} }\n` }, ["over-budget"]],
    ["within again", { budget }, []],
    ["a block", { budget, breads: 400 }, ["over-budget"]],
    ["a draft", { budget, breads: 400, more: "draft: true\n", files: draftSafe }, []],
    ["the menu of all pages", { budget, links: 200 }, ["over-budget", "over-budget"]],
    ["a picture", { budget, picture: large }, ["over-budget"]],
    ["the smaller picture", { budget }, []],
    ["without a budget for pictures", { budget: `budget: { page: ${limit} }\n`, picture: large }, []],
    ["the scripts", { budget: "budget: { script: 100 }\n" }, ["over-budget"]],
    [
      "everything",
      { budget: "budget: { page: 100, script: 100, pictures: 100 }\n" },
      [...Array(4).fill("over-budget")],
    ],
  ];
  for (const [name, site, codes] of steps) {
    write(pages, filesOf(site));
    const { found } = await mistakesOfBuild(pages);
    expect({ name, codes: found.map(({ code }) => code) }).toEqual({ name, codes });
    expect({ name, found: await mistakesOfCheck(pages) }).toEqual({ name, found });
    expect({ name, again: await mistakesOfCheck(pages) }).toEqual({ name, again: found });
  }
});

/** The start page of a site whose only other page is a draft, which it cannot list. */
const draftSafe: Files = {
  "index.yaml":
    filesOf({})
      ["index.yaml"]?.toString()
      .replace(/ {2}- \{ type: page-list.*\n/, "") ?? "",
};

test("pages that have not changed are not weighed again, and nothing is where no file has", async () => {
  const pages = join(temporaryFolder(), "pages");
  const budget = "budget: { page: 1000000 }\n";
  write(pages, filesOf({ budget }));
  const memory = openWeightMemory(pages);
  // What was written a moment ago may be written again without a trace: it is weighed, and not remembered.
  const check = async () => {
    expect(await mistakesOfCheck(pages)).toEqual([]);
    return memory.readPages();
  };
  await expect.poll(async () => [...(await check()).keys()]).toEqual(["index.yaml", "news/bread.yaml"]);

  // Weights that no page has show which of them are weighed, and which are remembered.
  const forge = () => {
    const verdict = memory.readVerdict();
    if (!verdict) throw new Error("Nothing is remembered.");
    const pagesOf = new Map([...memory.readPages()].map(([path, page]) => [path, { ...page, script: 999 }] as const));
    memory.write(verdict, pagesOf);
  };
  forge();
  const weighed = async () => [...(await check())].flatMap(([path, { script }]) => (script === 999 ? [] : [path]));
  expect(await weighed()).toEqual([]);
  write(pages, { "news/bread.yaml": filesOf({ breads: 4 })["news/bread.yaml"] ?? "" });
  await expect.poll(weighed).toEqual(["news/bread.yaml"]);
  // The start page shows its title.
  forge();
  const renamed = String(filesOf({})["news/bread.yaml"]).replaceAll("of the week", "of the month");
  write(pages, { "news/bread.yaml": renamed });
  await expect.poll(weighed).toEqual(["index.yaml", "news/bread.yaml"]);
});
