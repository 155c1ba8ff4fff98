import { describe, expect, test } from "vitest";
import { composed, indexRawContent } from "../../scripts/content/check/check-content.ts";
import { parseAlone, parseFile } from "../../scripts/content/check/parse-file.ts";
import { listInCell, readRows } from "../../scripts/content/compose/read-rows.ts";
import { schemaOfRows } from "../../scripts/content/compose/table-schema.ts";
import { findPlaces, placesReport } from "../../scripts/content/search/find-places.ts";
import { checkMemory, contentModel, fixMemory, indexYaml, memorySite, siteYaml } from "./memory-site.ts";

const facts = `price:
  loaf: { amount: 3.8, currency: GBP }
  oven: { amount: 12500, currency: GBP }
founded: 2019
opened: 2019-05-03
loaves: 12000
town: Bath
baker: "the bakers of {town}"
help: /help
`;

/** The data of a page that is composed. */
function pageOf(files: Readonly<Record<string, string>>, path = "help.yaml"): unknown {
  const { sources } = composed(contentModel(), memorySite(files));
  const source = sources.find((one) => one.path === path);
  return source && parseFile(source, contentModel().shapes.page).file.data;
}

function page(blocks: string, title = "Help"): string {
  return `title: ${title}\ndescription: How we help.\nblocks:\n  - type: hero\n    title: ${title}\n${blocks}`;
}

/** What the check says, in one line each: place, code and the other places. */
function says(files: Readonly<Record<string, string>>): string[] {
  return checkMemory(memorySite(files)).diagnostics.map(
    ({ file, line, column, code, related = [] }) =>
      `${file}:${line}:${column} ${code}${related.map((one) => ` < ${one.file}:${one.line}:${one.column}`).join("")}`,
  );
}

describe("facts", () => {
  test("are shown in the words of the site's language", () => {
    const text = "{price.loaf}, {price.oven}, {founded}, {opened}, {loaves}, {baker}";
    const shown = (site: string) =>
      pageOf({ "_site.yaml": site, "_facts.yaml": facts, "help.yaml": page(`    description: "${text}"\n`) });
    expect(shown(siteYaml)).toMatchObject({
      blocks: [{ description: "£3.80, £12,500, 2019, 3 May 2019, 12,000, the bakers of Bath" }],
    });
    expect(shown(siteYaml.replace("en-GB", "de"))).toMatchObject({
      blocks: [{ description: "3,80\u00a0£, 12.500\u00a0£, 2019, 3.\u00a0Mai 2019, 12.000, the bakers of Bath" }],
    });
  });

  test.each([
    ["{ Amount: 3, currency: GBP }", ["pages/_facts.yaml:1:11 invalid-fact"]],
    ["{ amount: 3 }", ["pages/index.yaml:5:18 unknown-fact"]],
    ["2019-5-3", []],
  ])("are told where one is half an amount or a day: %s", (value, found) => {
    const index = indexYaml.replace("Bread before you open", "Since {opened}");
    expect(says({ "_facts.yaml": `opened: ${value}\n`, "index.yaml": index })).toEqual(found);
  });

  test("are numbers, days and addresses where the schema asks for these", () => {
    const text = page('    actions:\n      - label: Help\n        href: "{help}"\n').replace(
      "blocks:",
      'date: "{opened}"\nnav: { order: "{founded}", label: "{founded}" }\nblocks:',
    );
    expect(pageOf({ "_facts.yaml": facts, "help.yaml": text })).toMatchObject({
      date: "2019-05-03",
      nav: { order: 2019, label: "2019" },
      blocks: [{ actions: [{ href: "/help" }] }],
    });
  });

  test("keep the order of their digits in a text from right to left, but for addresses", () => {
    const text = page("    description: 'רון {phone}, [{phone}](tel:{phone}), {town}, {founded}'\n");
    const shown = (language: string) =>
      pageOf({
        "_site.yaml": siteYaml.replace("en-GB", language),
        "_facts.yaml": `${facts}phone: 01632 960 001\n`,
        "help.yaml": text,
      });
    const number = "\u206601632 960 001\u2069";
    const description = `רון ${number}, [${number}](tel:01632960001), Bath, 2019`;
    expect(shown("he")).toMatchObject({ blocks: [{ description }] });
    expect(shown("de")).toMatchObject({ blocks: [{ description: description.replaceAll(/[\u2066\u2069]/g, "") }] });
  });

  test("are as they are in addresses, also by way of a part", () => {
    const link = "https://osm.example/{id}?day={opened}";
    const links = `    description: "{id}, [Map](${link}), ${link}, [call](tel:+44{id})"\n    actions: [{ label: Map, href: "${link}" }]\n`;
    const part = 'blocks:\n  - type: banner\n    text: "{n}, [map](/{n}), {map}, {day}"\n';
    const site = {
      "_facts.yaml": `${facts}id: 130125432\nmap: ${link}\n`,
      "_parts/map.yaml": part,
      "help.yaml": page(`${links}  - use: map\n    with: { n: "{id}", day: "{opened}" }\n`),
    };
    const address = "https://osm.example/130125432?day=2019-05-03";
    expect(pageOf(site)).toMatchObject({
      blocks: [
        {
          description: `130,125,432, [Map](${address}), ${address}, [call](tel:+44130125432)`,
          actions: [{ href: address }],
        },
        { text: `130,125,432, [map](/130125432), ${address}, 3 May 2019` },
      ],
    });
  });

  test("leave braces that are escaped, in code, or of a site without facts", () => {
    const text = page("    description: 'Write \\{town}, or `{id}`.'\n");
    expect(pageOf({ "_facts.yaml": facts, "help.yaml": text })).toMatchObject({
      blocks: [{ description: "Write {town}, or `{id}`." }],
    });
    expect(pageOf({ "help.yaml": text })).toMatchObject({ blocks: [{ description: "Write \\{town}, or `{id}`." }] });

    const code = "Write ``a`{id}``:\n\n    const a = {id};\n\n```\n{id}\n```";
    const all = page(`  - type: prose\n    title: Code\n    body: ${JSON.stringify(`${code}\n\n{id}`)}\n`);
    expect(says({ "_facts.yaml": facts, "help.yaml": all })).toEqual(["pages/help.yaml:8:74 unknown-fact"]);
  });

  test("are filled into the file of the site, but for the labels of the interface", () => {
    const site = `${siteYaml}tagline: Bread from {town}\nlabels:\n  pageNumber: "{n} of {town}"\n`;
    expect(pageOf({ "_site.yaml": site, "_facts.yaml": facts }, "_site.yaml")).toMatchObject({
      tagline: "Bread from Bath",
      labels: { pageNumber: "{n} of {town}" },
    });
  });

  test("have the words of a language in a file beside its pages", () => {
    const site = siteYaml.replace(
      "header:",
      "languages:\n  - { code: en-GB, name: English }\n  - { code: de, path: /de, name: Deutsch }\nheader:",
    );
    const files = { "_site.yaml": site, "_facts.yaml": facts, "de/_facts.yaml": "baker: die Bäcker aus {town}\n" };
    const german = page("    description: 'Das sind {baker} seit {opened}.'\n");
    expect(pageOf({ ...files, "de/help.yaml": german }, "de/help.yaml")).toMatchObject({
      blocks: [{ description: "Das sind die Bäcker aus Bath seit 3.\u00a0Mai 2019." }],
    });
  });

  test("that are distinctive are told where a text or a link has them by hand, small numbers are not", () => {
    const written = `big: 1234567
cost: { amount: 1234.5, currency: EUR }
call: tel:+441632960274
house: The Old Lifeboat House, Slip Lane
few: 12
`;
    const page = `title: Start
description: "{big} {cost} {house} {few}"
blocks:
  - type: hero
    title: 12 days
    description: "%"
    actions:
      - { label: Ring us, href: "{call}" }
      - { label: Ring, href: "tel:+441632960274" }
`;
    const report = (language: string, text: string) =>
      says({
        "_site.yaml": siteYaml.replace("en-GB", language),
        "_facts.yaml": written,
        "index.yaml": page.replace("%", text),
      });
    const link = "pages/index.yaml:9:31 repeated-fact < pages/_facts.yaml:3:7";
    expect(report("de", "1234567, 1.234,50 €, The Old Lifeboat House, Slip Lane")).toEqual([
      "pages/index.yaml:6:19 repeated-fact < pages/_facts.yaml:1:6",
      "pages/index.yaml:6:28 repeated-fact < pages/_facts.yaml:2:7",
      "pages/index.yaml:6:40 repeated-fact < pages/_facts.yaml:4:8",
      link,
    ]);
    expect(report("en-GB", "€1,234.50 and 21234567")).toEqual([
      "pages/index.yaml:6:19 repeated-fact < pages/_facts.yaml:2:7",
      link,
    ]);
  });

  test("that name others without end are refused at once", () => {
    const name = (at: number) => `f${at}: "{f${at + 1}}{f${at + 1}}"\n`;
    const doubled = `${Array.from({ length: 60 }, (_, at) => name(at)).join("")}f60: more\n`;
    const report = says({
      "_facts.yaml": doubled,
      "index.yaml": indexYaml.replace("Bread before", "Bread {f0} before"),
    });
    expect(report.slice(0, 2)).toEqual(["pages/_facts.yaml:1:6 unknown-fact", "pages/_facts.yaml:1:10 unknown-fact"]);
    expect(report.at(-1)).toBe("pages/index.yaml:5:18 unknown-fact");
  });

  test("that are wrong where they stand alone are told where they are written, with the text that names them", () => {
    const files = {
      "_facts.yaml": "booking: /bokings\n",
      "help.yaml": page('    actions: [{ label: Book, href: "{booking}" }, { label: Book, href: "{booking}" }]\n'),
      "index.yaml": `${indexYaml}  - type: banner\n    text: Read [more](/help)\n`,
    };
    expect(says(files)).toEqual(["pages/_facts.yaml:1:10 unknown-link < pages/help.yaml:6:36 < pages/help.yaml:6:72"]);
  });

  test("are found by name, those of a group by that of the group", () => {
    const files = { "_facts.yaml": facts, "help.yaml": page("    description: 'From {price.loaf} in {town}.'\n") };
    const index = indexRawContent(contentModel(), memorySite(files));
    expect(placesReport(findPlaces(index, { kind: "fact", name: "price" }))).toBe(
      "pages/help.yaml:6:18  From {price.loaf} in {town}.\n1 place.\n",
    );
    expect(placesReport(findPlaces(index, { kind: "fact", name: "town" }))).toBe(
      "pages/_facts.yaml:8:8  the bakers of {town}\npages/help.yaml:6:18  From {price.loaf} in {town}.\n2 places.\n",
    );
  });
});

describe("parts", () => {
  const delivery = `blocks:
  - type: banner
    when: note
    text: "{note}"
  - type: prose
    title: To {city}
    body: Read [the terms](/trems).
`;
  const files = {
    "_parts/delivery.yaml": delivery,
    "help.yaml": page("  - use: delivery\n    with: { city: Bath }\n"),
    "terms.yaml": page("  - use: delivery\n    with: { city: Wells, note: New }\n", "Terms"),
    "index.yaml": `${indexYaml}  - type: banner\n    text: Read [help](/help) and [terms](/terms)\n`,
  };

  test("put their blocks in the place that uses them, filled with what it gives", () => {
    expect(pageOf(files)).toMatchObject({ blocks: [{ type: "hero" }, { type: "prose", title: "To Bath" }] });
    expect(pageOf(files, "terms.yaml")).toMatchObject({
      blocks: [{ type: "hero" }, { type: "banner", text: "New" }, { title: "To Wells" }],
    });
  });

  test("are told once of the only value that they need, at the only name that they do not know", () => {
    const use = (given: string) => ({
      ...files,
      "_parts/delivery.yaml": delivery.replace("/trems", "/terms"),
      "help.yaml": page(`  - use: delivery\n    with: ${given}\n`),
    });
    expect(says(use("{ v: Bath }"))).toEqual(["pages/help.yaml:7:13 unknown-part < pages/_parts/delivery.yaml:6:12"]);
    // The banner is left out without its note.
    expect(says(use("{ city: Bath, v: New }"))).toEqual(["pages/help.yaml:7:25 unused-fact"]);
  });

  test("of a language are told where its path is another", () => {
    const languages = "languages:\n  - { code: en-GB, name: English }\n  - { code: uk, path: /uk, name: Українська }\n";
    const site = { "_site.yaml": siteYaml + languages, "uk/index.yaml": page("", "Додому") };
    const all = { ...files, ...site, "_parts/delivery.yaml": delivery.replace("/trems", "/terms") };
    const unused = { "_parts/ua/delivery.yaml": "blocks: []\n", "_parts/uk/delivery.yaml": "blocks: []\n" };
    const { diagnostics } = checkMemory(memorySite({ ...all, ...unused }));
    expect(diagnostics.filter(({ code }) => code === "unused-fact")).toMatchObject([
      {
        file: "pages/_parts/ua/delivery.yaml",
        hint: "Remove it, or use it: - use: ua/delivery; or call its folder uk.",
      },
      { file: "pages/_parts/uk/delivery.yaml", hint: "Remove it, or use it: - use: uk/delivery." },
    ]);
  });

  test("are left out where a value that they are given is empty, or one that the page can name", () => {
    const use = (when: string, given = "") => `  - use: note\n    when: ${when}\n${given && `    with: ${given}\n`}`;
    const all = {
      "_parts/note.yaml": "blocks: [{ type: banner, text: 'Parking: {where}' }]\n",
      "_facts.yaml": "where: at the mill\nclosed: ''\n",
      "_data/shops.csv": "slug,Place\nbath,the yard\nwells,\n",
      "index.yaml": `${indexYaml}  - type: page-list\n    title: Shops\n    folder: /shops\n`,
      "shops/[slug].yaml": `each: /data/shops.csv\n${page(use("where", '{ where: "{Place}" }') + use("Place", '{ where: "in {Place}" }'), "Shop {slug}")}`,
      "help.yaml": page(use("where") + use("closed") + use("where", '{ where: "" }') + use("other")),
    };
    const texts = (path: string) =>
      (pageOf(all, path) as { blocks: { text?: string }[] }).blocks.map(({ text }) => text);
    expect(texts("shops/bath.yaml").slice(1)).toEqual(["Parking: the yard", "Parking: in the yard"]);
    expect(texts("shops/wells.yaml").slice(1)).toEqual([]);
    expect(texts("help.yaml").slice(1)).toEqual(["Parking: at the mill", "Parking: at the mill"]);
    expect(says(all)).toEqual(["pages/help.yaml:14:11 unknown-fact"]);
  });

  test("name facts and not the columns of a table, which are given as all else", () => {
    const use = (given: string) => ({
      "_facts.yaml": "founded: 1903\nprice: { night: 35, week: 200 }\n",
      "_parts/note.yaml": `blocks:\n  - { type: banner, text: "Since {founded}, {price.night} a night{City}" }\n`,
      "_data/shops.csv": "slug,City,founded,price\nbath,Bath,1990,\n",
      "index.yaml": `${indexYaml}  - type: page-list\n    title: Shops\n    folder: /shops\n`,
      "shops/[slug].yaml": `each: /data/shops.csv\n${page(`    description: "{founded}, {price.week}"\n  - use: note\n${given}`)}`,
    });
    const site = use('    with: { City: " in {City}" }\n');
    expect(says(site)).toEqual([]);
    expect(pageOf(site, "shops/bath.yaml")).toMatchObject({
      blocks: [{ description: "1990, 200" }, { text: "Since 1903, 35 a night in Bath" }],
    });
    const { diagnostics } = checkMemory(memorySite(use("")));
    expect(diagnostics).toMatchObject([{ code: "unknown-part", hint: 'Give it one: with: { City: "{City}" }.' }]);
  });

  test("are those of the language of a page, where it has its own", () => {
    const inTwo = {
      "_site.yaml": `${siteYaml}languages:\n  - { code: en, name: English }\n  - { code: de, path: /de, name: Deutsch }\n`,
      "_parts/note.yaml": "blocks: [{ type: banner, text: We are closed. }]\n",
      "_parts/sale.yaml": "blocks: [{ type: banner, text: Sale! }]\n",
      "_parts/de/note.yaml": "blocks: [{ type: banner, text: Wir haben zu. }]\n",
      "index.yaml": indexYaml,
      "help.yaml": page("  - use: note\n  - use: sale\n"),
      "de/index.yaml": page("  - use: note\n  - use: sale\n"),
    };
    expect(pageOf(inTwo)).toMatchObject({ blocks: [{}, { text: "We are closed." }, { text: "Sale!" }] });
    expect(pageOf(inTwo, "de/index.yaml")).toMatchObject({
      blocks: [{}, { text: "Wir haben zu." }, { text: "Sale!" }],
    });
    expect(says(inTwo).filter((line) => /_parts|-part|-fact/.test(line))).toEqual([]);
  });

  test("have their mistakes once, in their own line, with the pages that use them", () => {
    expect(says(files)).toEqual([
      "pages/_parts/delivery.yaml:7:28 unknown-link < pages/help.yaml:6:5 < pages/terms.yaml:6:5",
    ]);
  });

  test("are mended by --fix in their own file", () => {
    const { changed, checked } = fixMemory(memorySite(files));
    expect(changed).toEqual([
      {
        path: "_parts/delivery.yaml",
        displayPath: "pages/_parts/delivery.yaml",
        text: delivery.replace("/trems", "/terms"),
      },
    ]);
    expect(checked.diagnostics).toEqual([]);
  });
});

describe("pages of tables", () => {
  const shop = `each: /data/shops.csv
title: Our shop in {City}
description: Bread in {City} from seven every morning.
nav: { label: "{City}", order: "{Place}" }
blocks:
  - type: hero
    title: Our shop in {City}
  - type: check-list
    when: Has
    title: In the shop
    items: "{Has}"
`;
  const table = "slug,City,Place,Has\nbath,Bath,2,Parking; Café\nWells next the Sea,Wells,1,\n,,,\n";
  const files = {
    "shops/[slug].yaml": shop,
    "_data/shops.csv": table,
    "index.yaml": `${indexYaml}  - type: page-list\n    title: Shops\n    folder: /shops\n`,
  };

  test("are made of each row, with numbers, lists and blocks where there are values", () => {
    expect(pageOf(files, "shops/bath.yaml")).toEqual({
      title: "Our shop in Bath",
      description: "Bread in Bath from seven every morning.",
      nav: { label: "Bath", order: 2 },
      blocks: [
        { type: "hero", title: "Our shop in Bath" },
        { type: "check-list", title: "In the shop", items: ["Parking", "Café"] },
      ],
    });
    expect(pageOf(files, "shops/wells-next-the-sea.yaml")).toMatchObject({
      nav: { order: 1 },
      blocks: [{ type: "hero" }],
    });
    expect(says(files)).toEqual([]);
  });

  test("are without the lists of which empty cells leave nothing, and without the blocks that need them", () => {
    const facts = "  - type: fact-list\n    title: Facts\n    items: [{ label: Cakes, value: '{Place}' }]\n";
    const site = {
      ...files,
      "shops/[slug].yaml": shop.replace(/nav: .*/, "tags: ['{Place}']") + facts,
      "_data/shops.csv": table.replace("Wells,1", "Wells,"),
    };
    expect(says(site)).toEqual([]);
    expect(pageOf(site, "shops/bath.yaml")).toMatchObject({ tags: ["2"], blocks: [{}, {}, { type: "fact-list" }] });
    expect(pageOf(site, "shops/wells-next-the-sea.yaml")).toEqual({
      title: "Our shop in Wells",
      description: "Bread in Wells from seven every morning.",
      blocks: [{ type: "hero", title: "Our shop in Wells" }],
    });
  });

  test("have no cell of a table below the heading of another where one before it is empty", () => {
    const compared =
      "  - type: comparison-table\n    title: A\n    columns: [{ label: B }, { label: C }]\n    groups: [{ items: [{ label: D, cells: ['{Place}', '{Has}'] }] }]\n";
    const site = (row: string) => ({
      ...files,
      "shops/[slug].yaml": shop.replace(/nav: .*\n/, "") + compared,
      "_data/shops.csv": table.replace("Bath,2,Parking; Café", row),
    });
    expect(says(site("Bath,,Café"))).toEqual([
      "pages/_data/shops.csv:2:11 out-of-range < pages/shops/[slug].yaml:14:44",
    ]);
    expect(says(site("Bath,2,"))).toEqual([]);
  });

  test.each([
    ["JSON", "shops.json", '[{ "slug": "bath", "City": "Bath", "Place": 2, "Has": ["Parking", "Café"] }]'],
    ["YAML", "shops.yaml", "- slug: bath\n  City: Bath\n  Place: 2\n  Has: [Parking, Café]\n"],
  ])("are made of lists in %s", (_, name, text) => {
    const site = { "shops/[slug].yaml": shop.replace("shops.csv", name), [`_data/${name}`]: text };
    expect(pageOf(site, "shops/bath.yaml")).toMatchObject({
      nav: { order: 2 },
      blocks: [{}, { items: ["Parking", "Café"] }],
    });
  });

  test.each([
    [
      "json",
      '[{ "slug": 1, "City": "a: 1.10, b", "Place": 1.10, "Has": [1.10], "Zip": 75005, "Id": 12345678901234567891, "Fee": { "amount": 12.50, "currency": "GBP" } }]',
      "string",
    ],
    [
      "yaml",
      '- { slug: 1, City: "a: 1.10, b", Place: 1.10, Has: [1.10], Zip: 75005, Id: 012, Fee: { amount: 12.50, currency: GBP } }\n',
      "string",
    ],
    ["csv", 'slug,City,Place,Has,Zip,Id,Fee\n1,"a: 1.10, b",1.10,1.1,75005,012,£12.50\n', "integer"],
  ])(
    "have the numbers of a table in %s as they are written, and as numbers where one is asked for",
    (ending, text, type) => {
      const site = {
        "shops/[slug].yaml": `${shop.replace("csv", ending)}  - type: banner\n    text: "{Place} {Zip} {Id} {Fee}"\n`,
        [`_data/shops.${ending}`]: text,
        "_data/shops.schema.json": `{ "properties": { "Id": { "type": "${type}" }, "Zip": { "type": "number" } } }`,
      };
      const id = ending === "json" ? "12345678901234567891" : "012";
      expect(pageOf(site, "shops/1.yaml")).toMatchObject({
        title: "Our shop in a: 1.10, b",
        nav: { order: 1.1 },
        blocks: [{}, {}, { text: `1.10 75005 ${id} £12.50` }],
      });
    },
  );

  test.each([
    ["json", '[\n  { "slug": "bath", "City": "Bath",\n    "City" : "Wells" }\n]', ":3:5 invalid-table"],
    [
      "json",
      '[{ "slug": "slug:", "City": "{ \\"slug\\": 1 }", "Place": 1, "Has": ["slug:"], "x": [{ "slug": 1 }, { "slug": 1 }] }]',
      undefined,
    ],
    ["yaml", "- slug: bath\n  City: Bath\n  City: Wells\n", ":3:3 duplicate-key"],
    ["yaml", "- slug: bath\n  City: Bath: Spa\n", ":2:9 unquoted-special"],
  ])("have what is wrong in a list in %s at its place: %j", (ending, text, expected) => {
    const site = { "shops/[slug].yaml": shop.replace("csv", ending), [`_data/shops.${ending}`]: text };
    const { diagnostics } = checkMemory(memorySite(site));
    const found = diagnostics.filter(({ file }) => file === `pages/_data/shops.${ending}`);
    expect(found.map(({ line, column, code }) => `:${line}:${column} ${code}`)).toEqual(expected ? [expected] : []);
    // Nothing but pages is written by --fix.
    expect(found.every(({ suggestion }) => suggestion === undefined)).toBe(true);
  });

  test("are missed where the name of their template lacks its brackets, or another makes the same", () => {
    const unnamed = { "index.yaml": indexYaml, "_facts.yaml": "town: Bath\n", "_data/shops.csv": table };
    expect(says({ ...unnamed, "shops/slug.yaml": shop }).filter((line) => !/unused-fact|orphan/.test(line))).toEqual([
      "pages/shops/slug.yaml:1:1 unknown-key",
      "pages/shops/slug.yaml:9:5 unknown-key",
    ]);
    expect(
      says({ ...files, "shops/[City].yaml": shop, "_data/shops.csv": table.replace("Wells next the Sea", "wells") }),
    ).toEqual(["pages/shops/[slug].yaml:1:7 invalid-template < pages/shops/[City].yaml:1:7"]);
  });

  test("have a misspelt key for their table told at the key", () => {
    expect(says({ ...files, "shops/[slug].yaml": shop.replace("each", "Each") })).toEqual([
      "pages/shops/[slug].yaml:1:1 invalid-template",
    ]);
  });

  test("are missed in a list of them where the table has no rows, and what they would use is not", () => {
    const empty = { ...files, "_data/shops.csv": "slug,City,Place,Has\n", "_facts.yaml": "town: Bath\n" };
    expect(says(empty)).toEqual(["pages/index.yaml:17:13 unknown-folder"]);
  });

  test("have a mistake of a row at its cell, with the line of the template", () => {
    expect(says({ ...files, "_data/shops.csv": table.replace("Wells,1", "Wells,first") })).toEqual([
      "pages/_data/shops.csv:3:26 wrong-type < pages/shops/[slug].yaml:4:32",
    ]);
  });

  test("have a mistake of all rows once, at the template", () => {
    expect(
      says({ ...files, "_data/shops.csv": table.replace("Bath,2", "Bath,second").replace("Wells,1", "Wells,first") }),
    ).toEqual(["pages/shops/[slug].yaml:4:32 wrong-type < pages/_data/shops.csv:2:11 < pages/_data/shops.csv:3:26"]);
    expect(says({ ...files, "shops/[slug].yaml": shop.replace("check-list", "checklst") })).toEqual([
      "pages/shops/[slug].yaml:8:11 unknown-value",
    ]);
    expect(says({ ...files, "shops/[slug].yaml": `${shop}  - type: banner\n    text: Read [more](/gone)\n` })).toEqual([
      "pages/shops/[slug].yaml:13:23 unknown-link",
    ]);
  });

  test("have a mistake of all rows of a list told without reading its text again for each", { timeout: 10_000 }, () => {
    const rows = Array.from({ length: 600 }, (_, at) => ({
      slug: `mill-${at}`,
      City: `Mill ${at}`,
      Place: "first",
      Has: [],
    }));
    const site = {
      "shops/[slug].yaml": shop.replace("csv", "json"),
      "_data/shops.json": JSON.stringify(rows, null, 1),
    };
    expect(says({ ...files, ...site })[0]).toMatch(
      /^pages\/shops\/\[slug\].yaml:4:32 wrong-type < .*shops.json:5:12 </,
    );
  });

  test("have no block to leave out where the value is missed in none", () => {
    const { diagnostics } = checkMemory(
      memorySite({ ...files, "shops/[slug].yaml": shop.replace("morning.", "morning. {Has}") }),
    );
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      "Write the value, or change the text so that it does not need it.",
    ]);
  });

  test("have no value of one row proposed for all, and no address called wrong that lacks a value", () => {
    const template = `${shop.replace("nav:", 'date: "{Day}"\nnav:')}  - type: call-to-action\n    title: Call us\n    actions: [{ label: Call, href: "tel:{Call}" }, { label: Write, href: "mailto:{Mail}" }]\n`;
    const rows =
      "slug,City,Place,Has,Day,Call,Mail\nbath,Bath,1,,1.5.2031,01/2,a@b.example\nwells,Wells,2,,2.5.2031,01/3,\n";
    const { diagnostics } = checkMemory(
      memorySite({ ...files, "shops/[slug].yaml": template, "_data/shops.csv": rows }),
    );
    expect(diagnostics.map(({ file, code, hint }) => `${file} ${code} ${hint}`)).toEqual([
      'pages/_data/shops.csv empty-cell Write the value, or leave the block out where there is none, with "when: Mail".',
      'pages/shops/[slug].yaml wrong-form Change the cell, so that it gives "2031-05-01".',
      'pages/shops/[slug].yaml invalid-link Change the cell, so that it gives "tel:012".',
    ]);
  });

  test.each([
    ["csv", "slug,City,Place,Has,none\nbath,Bath,2,,\u202e\nwells,We\u202ells,1,,\n", ":3:7"],
    ["json", '[{ "slug": "bath", "City": "Ba\\u202eth", "Place": 1, "Has": "", "none": "\u202e" }]', ":1:28"],
  ])(
    "have a character of a cell told that no page can have, in %s, and none that no page shows",
    (ending, text, at) => {
      const { diagnostics } = checkMemory(
        memorySite({ ...files, "shops/[slug].yaml": shop.replace("csv", ending), [`_data/shops.${ending}`]: text }),
      );
      const [only, another] = diagnostics.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
      expect([only, another]).toEqual([`pages/_data/shops.${ending}${at} unexpected-character`, undefined]);
    },
  );

  test.each([
    "Parking; Café, quiet",
    "Parking | Café, quiet",
    "Parking\nCafé, quiet",
    "Parking؛ Café, quiet",
    "Parking；Café, quiet",
  ])("have the entries of a list in one cell: %j", (cell) => {
    expect(listInCell(cell)).toEqual(["Parking", "Café, quiet"]);
  });

  test("are shown the columns, too, where a group of facts has the name that one had", () => {
    const renamed = {
      ...files,
      "_facts.yaml": "city: { mayor: Ann }\n",
      "_data/shops.csv": table.replace("City", "City name"),
    };
    const template = shop.replaceAll("{City}", "{city}");
    const { diagnostics } = checkMemory(memorySite({ ...renamed, "shops/[slug].yaml": template }));
    expect(diagnostics[0]?.hint).toBe("Name another column or one of its values: {City name} or {city.mayor}.");
  });

  test("give way to a page with a file of its own, which says so", () => {
    const own = { ...files, "shops/bath.yaml": page("", "Bath") };
    expect(says(own)).toEqual(["pages/shops/bath.yaml:1:1 replaced-row < pages/_data/shops.csv:2:1"]);
    expect(pageOf(own, "shops/bath.yaml")).toMatchObject({ title: "Bath" });
  });

  test("are pages as others for links, lists and titles", () => {
    const links = (href: string) => ({
      ...files,
      "help.yaml": page(`  - type: banner\n    text: See [the shop](${href})\n`),
    });
    expect(says(links("/shops/bath"))).toEqual(["pages/help.yaml:1:8 orphan-page"]);
    expect(says(links("/shops/bth"))).toContain("pages/help.yaml:7:26 unknown-link");
    expect(
      says({ ...files, "shops/[slug].yaml": shop.replace("title: Our shop in {City}\nd", "title: Our shop\nd") }),
    ).toEqual(["pages/shops/[slug].yaml:2:8 duplicate-title"]);
  });

  test("are held against the schema of the table, which also gives the cells their types", () => {
    const schema =
      '{ "type": "object", "properties": { "Place": { "type": "integer", "maximum": 5 }, "City": { "enum": ["Bath", "Wells"] } } }';
    expect(says({ ...files, "_data/shops.schema.json": schema })).toEqual([]);
    expect(
      says({ ...files, "_data/shops.schema.json": schema, "_data/shops.csv": table.replace("Bath,2", "Bth,12") }),
    ).toEqual(["pages/_data/shops.csv:2:6 invalid-cell", "pages/_data/shops.csv:2:10 invalid-cell"]);
    const withDay = { ...files, "_data/shops.schema.json": '{ "properties": { "City": { "format": "date" } } }' };
    expect(says(withDay)).toHaveLength(2);
    expect(says({ ...files, "_data/shops.schema.json": "{" })).toEqual([
      "pages/_data/shops.schema.json:1:2 invalid-table",
    ]);
    const misspelt = schema
      .replace("maximum", "maximun")
      .replace('"type"', '"requird": ["City"], "note": "Bath", "example": {}, "type"');
    expect(says({ ...files, "_data/shops.schema.json": misspelt })).toEqual([
      "pages/_data/shops.schema.json:1:3 invalid-table",
      "pages/_data/shops.schema.json:1:119 invalid-table",
    ]);
  });

  test("are told to hold two versions where Git could not merge them, in CSV and in JSON", () => {
    const marked = (text: string) => `${text}<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> spring\n`;
    const template = shop.replace("shops.csv", "shops.json");
    const json = (text: string) => ({ "shops/[slug].yaml": template, "_data/shops.json": text });
    expect(says({ ...files, "_data/shops.csv": marked(table) })).toEqual(["pages/_data/shops.csv:5:1 merge-conflict"]);
    expect(says(json(marked("[]\n")))).toEqual(["pages/_data/shops.json:2:1 merge-conflict"]);
  });

  test("have a schema derived from the rows as they are", () => {
    const source = memorySite(files).tables?.[0];
    const table = source && readRows(source, parseAlone).table;
    expect(table && schemaOfRows(table)).toEqual({
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      additionalProperties: false,
      required: ["slug", "City", "Place"],
      properties: {
        slug: { type: "string" },
        City: { type: "string" },
        Place: { type: "integer" },
        Has: { type: "string" },
      },
    });
  });
});
