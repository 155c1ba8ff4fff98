import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { events, type World } from "../support/build/build-events.ts";
import { type Files, generatePages, page, undrawnFiles, writeFiles } from "../support/build/edited-site.ts";
import { hashFolder } from "../support/build/built-site.ts";
import { build, buildClean, createWorkplace, type Setting, type Workplace } from "../support/build/workplace.ts";
import { ownProject } from "../support/system/own-project.ts";
import { isFull } from "../support/system/is-full.ts";
import { runScript } from "../support/system/run-script.ts";

const start = undrawnFiles("machines: { markdown: true }\n");

/** The numbers of pages that a build has rendered and reused. */
async function counts(place: Workplace, setting?: Setting): Promise<{ rendered: number; reused: number }> {
  const { said } = await build(place, setting);
  if (!("pages" in said)) throw new Error(`The content has mistakes: ${String(said)}`);
  return { rendered: said.rendered, reused: said.pages - said.rendered };
}

const replace = (path: string, from: string | RegExp, to: string) => (files: Files) => ({
  ...files,
  [path]: (files[path] ?? "").replace(from, to),
});
const asBefore = (files: Files) => files;

const filled: Files = {
  ...start,
  "_facts.yaml": "town: Bath\n",
  "_parts/order.yaml": "blocks:\n  - { type: prose, title: Order, body: 'Order {what}.' }\n",
  "terms.yaml": page("Terms", "  - { type: prose, title: Town, body: 'In {town}.' }\n"),
  "breads/oats.yaml": page("Oats", "  - { use: order, with: { what: oats } }\n"),
  "mills/[slug].yaml": `each: /data/mills.csv\n${page("Mill of {name}")}`,
  "_data/mills.csv": "slug,name\nhill,Hill\nlake,Lake\n",
};
const withoutFacts = {
  ...start,
  "terms.yaml": page("Terms", "  - { type: prose, title: A, body: 'In {town}.' }\n"),
};

const inTwo: Files = {
  ...start,
  "_site.yaml": `${start["_site.yaml"]}languages: [{ code: en, name: English }, { code: de, path: /de, name: Deutsch }]\n`,
  "de/_site.yaml": "brand: { tagline: Brot }\n",
  "de/index.yaml": page("Start"),
  "de/markt.yaml": `translates: /shops/market\n${page("Markt")}`,
  "de/breads/rye.yaml": page("Roggen"),
};

const dated = (title: string, ...lines: string[]) => page(title).replace("blocks:", [...lines, "blocks:"].join("\n"));
const list = (title: string, keys: string) =>
  page(title, `  - { type: collection, title: ${title}, folder: /notes, ${keys} }\n`);
const listing: Files = {
  ...start,
  "lists/bath.yaml": list("Bath", "where: { city: Bath }, tagPages: true"),
  "lists/latest.yaml": list("Latest", "limit: 1"),
  "lists/coming.yaml": list("Coming", "events: coming"),
  "lists/past.yaml": list("Past", "events: past"),
  "notes/rye.yaml": dated("Rye", "date: 2024-03-04", "tags: [dark]", "data: { city: Bath }"),
  "notes/oats.yaml": dated("Oats", "date: 2025-01-02", "tags: [light]", "data: { city: Wells }"),
  "notes/market.yaml": dated("Market", "event: { start: 2025-06-01 }"),
};

describe.each<{
  readonly of: string;
  readonly files: Files;
  readonly rows: [what: string, change: (files: Files) => Files, rendered: number, reused: number, Setting?][];
}>([
  {
    of: "a small site",
    files: start,
    rows: [
      ["nothing where nothing has changed", asBefore, 0, 7],
      ["one page where its text has changed", replace("terms.yaml", "    title: Terms", "    title: The terms"), 1, 6],
      ["a page and the one that lists its title", replace("shops/market.yaml", "title: Market", "title: New"), 2, 5],
      ["all pages where a title in the menu has changed", replace("breads/rye.yaml", "Rye", "Dark rye"), 7, 0],
      ["the pages that show the day of the build on another day", asBefore, 1, 6, { day: "2025-05-04" }],
      ["all pages for another origin", asBefore, 7, 0, { origin: "https://test.example.com" }],
    ],
  },
  {
    of: "a site with facts, parts and a table",
    files: filled,
    rows: [
      ["the pages that name a fact where it has changed", replace("_facts.yaml", "Bath", "Wells"), 1, 8],
      ["nothing where another fact has come", replace("_facts.yaml", "town", "other: more\ntown"), 0, 9],
      ["the pages that use a part where it has changed", replace("_parts/order.yaml", "Order {", "Ask for {"), 1, 8],
      ["the page of a row where a cell has changed", replace("_data/mills.csv", "Lake", "Lakes"), 1, 8],
      ["the page of a row that has come, and no other", replace("_data/mills.csv", "lake,", "sea,Sea\nlake,"), 1, 9],
      ["nothing where a row has gone", replace("_data/mills.csv", "hill,Hill\n", ""), 0, 8],
      ["the pages of all rows where their template has changed", replace("mills/[slug].yaml", " of ", " at "), 2, 7],
    ],
  },
  {
    of: "a site with a list of the pages of a table",
    files: { ...filled, "terms.yaml": page("Terms", "  - { type: page-list, title: Mills, folder: /mills }\n") },
    rows: [
      ["the list where rows have changed places", replace("_data/mills.csv", /(hill.*\n)(lake.*\n)/, "$2$1"), 1, 8],
    ],
  },
  {
    of: "a site with braces, also those of YAML, where the first fact comes",
    files: withoutFacts,
    rows: [["the pages that have some", (files) => ({ ...files, "_facts.yaml": "town: Bath\n" }), 5, 2]],
  },
  {
    of: "a site of two languages",
    files: inTwo,
    rows: [
      ["a page where its text has changed", replace("de/markt.yaml", "    title: Markt", "    title: Der Markt"), 1, 9],
      ["the pages of a language where its file has changed", replace("de/_site.yaml", "Brot", "Gutes Brot"), 3, 7],
      ["all of a language where a title in its menu has changed", replace("de/breads/rye.yaml", "Rogg", "Brogg"), 3, 7],
      ["a new page and what it translates", (files) => ({ ...files, "de/shops/harbour.yaml": page("Hafen") }), 2, 9],
      ["all to whose footer a page comes", (files) => ({ ...files, "de/terms.yaml": page("Regeln") }), 5, 6],
      ["what a page has translated and translates", replace("de/markt.yaml", "/shops/market", "/shops/harbour"), 3, 7],
      ["all pages where a language has another name", replace("_site.yaml", "name: Deutsch", "name: German"), 10, 0],
    ],
  },
  {
    of: "a site with lists, of a place, of tags, of the newest and of events",
    files: listing,
    rows: [
      ["a page and the list that has it", replace("notes/rye.yaml", "Rye", "Dark rye"), 2, 12],
      ["the same where it has another tag", replace("notes/rye.yaml", "[dark]", "[slow]"), 2, 12],
      ["a page and the list of the newest", replace("notes/oats.yaml", "Oats", "New oats"), 2, 12],
      ["the page that shows the day where nothing ends", asBefore, 1, 13, { day: "2025-06-01" }],
      ["that and the lists of events the day after one", asBefore, 3, 11, { day: "2025-06-02" }],
    ],
  },
])("a second build of $of renders", ({ files, rows }) => {
  test.each(rows)("%s", async (_, change, rendered, reused, setting) => {
    const place = createWorkplace(files);
    await build(place);
    writeFiles(place.pages, change(files));
    expect(await counts(place, setting)).toEqual({ rendered, reused });
    expect(hashFolder(place.out)).toEqual((await buildClean(place, setting ?? {})).hashes);
  });
});

const happening = fc.record({ name: fc.constantFrom(...Object.keys(events)), random: fc.nat(1000) });

test("whatever happens between two builds, the second is the same as a clean one, byte for byte", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 9 }), async (happenings) => {
      const place = createWorkplace();
      const outputOf = () => (existsSync(place.out) ? hashFolder(place.out) : undefined);
      const world: World = { files: { ...start }, setting: {}, place: undefined };
      for (const { name, random } of [{ name: "nothing", random: 0 }, ...happenings]) {
        world.place = existsSync(place.out) && existsSync(place.memory) ? place : undefined;
        events[name]?.(world, random);
        writeFiles(place.pages, world.files);
        const clean = await buildClean(place, world.setting);
        const tampered = outputOf();
        const { said } = await build(place, world.setting);
        // Where there are mistakes, they are the same, and the output stays as it was.
        if (Array.isArray(said)) expect(said).toEqual(clean.result.said);
        expect(outputOf()).toEqual(Array.isArray(said) ? tampered : clean.hashes);
      }
    }),
    { numRuns: isFull ? 12 : 3, seed: 20253 },
  );
});

test("the same holds for a release that is built in several threads", () => {
  const { pages, out, folder } = createWorkplace();
  const run = (to: string) => runScript("build.ts", ["--pages", pages, "--out", to, "--release"]);
  const edit = (path: string, from: string, to: string) => {
    const text = readFileSync(join(pages, path), "utf8");
    expect(text).toContain(from);
    writeFileSync(join(pages, path), text.replaceAll(from, to));
  };
  // So many that another thread is worth while, and that what is saved of them is written in two parts.
  generatePages(pages, 1100);
  // A release has no invented domain.
  edit("_site.yaml", "www.example.com", "archive.co.uk");
  expect(run(out)).toMatchObject({ status: 0, stdout: expect.stringContaining(": 1100 rendered, 0 reused;") });

  edit("boxes/box-7.yaml", "title: Box 7", "title: Another box");
  expect(run(out)).toMatchObject({ status: 0, stdout: expect.stringMatching(/: 2 rendered, 1098 reused;/) });
  edit("_site.yaml", "name: Bakery", "name: Another site");
  expect(run(out)).toMatchObject({ status: 0, stdout: expect.stringContaining(": 1100 rendered, 0 reused;") });
  expect(run(join(folder, "clean"))).toMatchObject({ status: 0 });
  expect(hashFolder(out)).toEqual(hashFolder(join(folder, "clean")));
});

test("all pages are rendered where a script is missing in the cache: what takes its place may have another name", async () => {
  const first = createWorkplace(start);
  await build(first);
  const codeFolder = join(first.folder, basename(ownProject.codeFolder));
  cpSync(join(ownProject.codeFolder, "bundle"), join(codeFolder, "bundle"), { recursive: true });
  const place = { ...first, project: { ...ownProject, codeFolder } };
  expect(await counts(place)).toEqual({ rendered: 0, reused: 7 });
  rmSync(join(codeFolder, "bundle/files/licences.txt"));
  expect(await counts(place)).toEqual({ rendered: 7, reused: 0 });
});
