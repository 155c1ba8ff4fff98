import { describe, expect, test } from "vitest";
import { parseAlone } from "../../scripts/content/check/parse-file.ts";
import { listInCell, readRows } from "../../scripts/content/compose/read-rows.ts";
import { schemaOfRows } from "../../scripts/content/compose/table-schema.ts";
import { checkMemory, indexYaml, memorySite, mistakesIn } from "./memory-site.ts";
import { page, pageOf, says } from "./support/composed-pages.ts";

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

  test.each([
    `code-samples\n    title: Code\n    items: [{ label: Shell, language: bash, code: "{Has}" }]\n`,
    `media-text\n    title: Picture\n    body: Of the shop.\n    image: { src: "{Has}", alt: A shop. }\n`,
  ])("are without a block that needs one of several values, if the cell for it is empty: %s", (block) => {
    const site = {
      ...files,
      "shops/[slug].yaml": `${shop}  - type: ${block}`,
      "_data/shops.csv": table.replace("Parking; Café", ""),
    };
    expect(pageOf(site, "shops/bath.yaml")).toMatchObject({ blocks: [{ type: "hero" }] });
    expect(says(site)).toEqual([]);
  });

  test("are known to whoever lists pages, also where another page is wrong", () => {
    const { rows } = checkMemory(memorySite({ ...files, "old.yaml": "title: 3\n" }));
    expect(rows).toEqual(["shops/bath.yaml", "shops/wells-next-the-sea.yaml"]);
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

  test("name the empty cell of a picture that no text describes, and the template where all rows lack one", () => {
    const pictured =
      shop.replace(/ {2}- type: check-list[^]*/, "") + "    image: { src: /assets/a.svg, alt: '{Has}' }\n";
    const site = (one: string, other: string) => ({
      ...files,
      "shops/[slug].yaml": pictured,
      "_data/shops.csv": `slug,City,Place,Has\nbath,Bath,2,${one}\nwells,Wells,1,${other}\n`,
    });
    const altsOf = (one: string, other: string) => {
      const { diagnostics } = checkMemory({ ...memorySite(site(one, other)), assets: ["/assets/a.svg"] });
      const found = diagnostics.filter(({ code }) => code === "missing-alt");
      return found.map(({ file, line, column, message, hint }) => `${file}:${line}:${column} ${message} ${hint}`);
    };
    const words =
      'The image has no "alt", as this cell is empty. Say in the cell what the picture shows, in a sentence.';
    expect(altsOf("A shop.", "")).toEqual([`pages/_data/shops.csv:3:15 ${words}`]);
    expect(altsOf("", "")).toEqual([`pages/shops/[slug].yaml:8:39 ${words}`]);
  });

  test("have an empty cell in the row of a table for an empty cell, and no row where all of its cells are empty", () => {
    const compared =
      "  - type: comparison-table\n    title: A\n    columns: [{ label: B }, { label: C }]\n    groups: [{ items: [{ label: Typed, cells: ['', ''] }, { label: D, cells: ['{Place}', '{Has}'] }] }]\n";
    const site = (row: string) => ({
      ...files,
      "shops/[slug].yaml": shop.replace(/nav: .*\n/, "") + compared,
      "_data/shops.csv": table.replace("Bath,2,Parking; Café", row),
    });
    const typed = { label: "Typed", cells: ["", ""] };
    for (const [row, items] of [
      ["Bath,,Café", [typed, { label: "D", cells: ["", "Café"] }]],
      ["Bath,2,", [typed, { label: "D", cells: ["2", ""] }]],
      ["Bath,,", [typed]],
    ] as const) {
      expect(says(site(row))).toEqual([]);
      expect(pageOf(site(row), "shops/bath.yaml")).toMatchObject({
        blocks: expect.arrayContaining([expect.objectContaining({ groups: [{ items }] })]),
      });
    }
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
    const diagnostics = mistakesIn({ ...files, ...site });
    const found = diagnostics.filter(({ file }) => file === `pages/_data/shops.${ending}`);
    expect(found.map(({ line, column, code }) => `:${line}:${column} ${code}`)).toEqual(expected ? [expected] : []);
    // Nothing but pages is written by --fix.
    expect(found.every(({ suggestion }) => suggestion === undefined)).toBe(true);
  });

  test.each([
    ["slug,City,Place,Has\nbath,Bath, Avon,2,\nwells,Wells,1,\n", ["pages/_data/shops.csv:2:1 invalid-table"]],
    ["slug,City,Place,Has\nbath,Bath,2,,\nwells,Wells,1,,\n", []],
    ["slug,City,Place,Has,,\nbath,Bath,2,,,\nwells,Wells,1,,,\n", []],
    ["Our shops;;;\n;;;\nslug;City;Place;Has\nbath;Bath;2;\n", ["pages/_data/shops.csv:1:1 invalid-table"]],
    ["Our shops\nslug;City;Place;Has\nbath;Bath;2;\n", ["pages/_data/shops.csv:1:1 invalid-table"]],
  ])(
    "have a shifted row and a title above the columns told, and separators behind all rows are none: %j",
    (rows, found) => {
      expect(says({ ...files, "_data/shops.csv": rows })).toEqual(found);
    },
  );

  test("may have a list that finds nothing yet for one row, and not for all", () => {
    const events = `  - type: collection\n    title: Near\n    folder: /fairs\n    where: { town: "{slug}" }\n`;
    const fair = page("", "Fair").replace("blocks:", "data: { town: bath }\nblocks:");
    const index = files["index.yaml"].replace(/$/, "  - type: page-list\n    title: Fairs\n    folder: /fairs\n");
    const site = { ...files, "index.yaml": index, "shops/[slug].yaml": shop + events, "fairs/may.yaml": fair };
    expect(says(site)).toEqual([]);
    expect(says({ ...site, "fairs/may.yaml": fair.replace("bath", "York") })).toEqual([
      "pages/shops/[slug].yaml:15:20 unknown-field < pages/_data/shops.csv:2:1 < pages/_data/shops.csv:3:1",
    ]);
    // Nearly the value of the other row, for which no list asks.
    expect(
      says({
        ...site,
        "fairs/june.yaml": page("", "June fair").replace("blocks:", "data: { town: Wels next the Sea }\nblocks:"),
      }),
    ).toEqual(["pages/_data/shops.csv:3:1 unknown-field < pages/shops/[slug].yaml:15:20"]);
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

  test("have different mistakes in one column told at their cells, although all rows have one", () => {
    const link = `${shop}  - type: banner\n    text: Our shop.\n    action: { label: Go, href: "{Link}" }\n`;
    const rows = "slug,City,Place,Has,Link\nbath,Bath,1,,/shops/bath/\nwells,Wells,2,,www.wells.example\n";
    const site = { ...files, "shops/[slug].yaml": link, "_data/shops.csv": rows };
    expect(mistakesIn(site).map(({ file, line, hint }) => `${file}:${line} ${hint}`)).toEqual([
      'pages/_data/shops.csv:2 Write "/shops/bath" instead.',
      'pages/_data/shops.csv:3 Write "https://www.wells.example" instead.',
    ]);
  });

  test("have mistakes in parts of the cells of a list told one by one, even if they are as many as the rows", () => {
    const site = (rows: unknown) => ({
      "shops/[slug].yaml": shop.replace("csv", "json"),
      "_data/shops.csv": "",
      "_data/shops.json": JSON.stringify(rows, null, 1),
    });
    const [bath, wells] = [
      { slug: "bath", City: "Bath", Place: 1, Has: [{ Parking: 1 }, { Café: 1 }] },
      { slug: "wells", City: "Wells", Place: 2, Has: ["Café"] },
    ];
    expect(says({ ...files, ...site([bath, wells]) })).toEqual([
      "pages/_data/shops.json:7:4 wrong-type < pages/shops/[slug].yaml:11:12",
      "pages/_data/shops.json:10:4 wrong-type < pages/shops/[slug].yaml:11:12",
    ]);
    const other = { ...wells, Has: [["Café"]] };
    expect(says({ ...files, ...site([{ ...bath, Has: ["Café", { Parking: 1 }] }, other]) })).toHaveLength(2);
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
      "_data/shops.csv": "",
      "_data/shops.json": JSON.stringify(rows, null, 1),
    };
    expect(says({ ...files, ...site })[0]).toMatch(
      /^pages\/shops\/\[slug\].yaml:4:32 wrong-type < .*shops.json:5:12 </,
    );
  });

  test("have a long text of several cells told once, with a cell of each row and how many rows there are more", () => {
    const row = (at: number) => `r${at},City ${at},${at},,${at === 0 ? "shop" : "very ".repeat(40)}near\n`;
    const site = {
      "shops/[slug].yaml": `${shop}  - type: prose\n    title: "{City} {Near}"\n    body: Bread.\n`,
      "_data/shops.csv": `slug,City,Place,Has,Near\n${[0, 1, 2, 3, 4, 5].map(row).join("")}`,
    };
    const found = mistakesIn({ ...files, ...site });
    const cell = (line: number, more = "") => ({ line, column: 4, message: `Filled from this cell.${more}` });
    const cells = [cell(3), cell(4), cell(5, " The mistake is in 2 more rows, too.")];
    expect(found).toMatchObject([{ file: "pages/shops/[slug].yaml", line: 13, related: cells }]);
  });

  test("have an entry of a list in JSON told as in YAML, and entries below their names to be no list", () => {
    const template = `${shop}  - type: endpoint-list\n    title: Calls\n    prefix: /v1\n    items: "{Calls}"\n`;
    const rows = [
      { path: 200, method: "GET" },
      { path: "loaves", method: "GET" },
    ].map((call) => ({ Calls: [call] }));
    const named = { Calls: { users: { path: "users", method: "GET" } } };
    const table = [...rows, named].map((row, at) => ({
      slug: `s${at}`,
      City: `City ${at}`,
      Place: at,
      Has: [],
      ...row,
    }));
    const diagnostics = mistakesIn({
      ...files,
      "shops/[slug].yaml": template.replace("csv", "json"),
      "_data/shops.csv": "",
      "_data/shops.json": JSON.stringify(table),
    });
    expect(diagnostics.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
      'Unexpected number 200, expected text. Put it in quotes: "200".',
      "Unexpected mapping of keys to values, expected a list. Write the entries as a list, [{ … }, { … }], with their names inside them if they are needed.",
    ]);
  });

  const reports = (template: string, rows: string, others: Readonly<Record<string, string>> = {}) =>
    mistakesIn({ ...files, "shops/[slug].yaml": shop + template, "_data/shops.csv": rows, ...others }).map(
      ({ file, line, column, code, hint, related = [] }) =>
        `${file}:${line}:${column} ${code} ${hint} < ${related.map((one) => `${one.file}:${one.line}`).join(" < ")}`,
    );
  const near = "slug,City,Place,Has,Near\na,Bath,1,,shop\nb,Wells,2,,shops\nc,Frome,3,,c\nd,Nunney,4,,\n";

  test("have each wrong cell in a longer text told, with what to write into it, and an empty one once", () => {
    const at = "pages/shops/[slug].yaml:13";
    expect(reports('  - type: banner\n    text: "Near [it](/shops/{Near}), [d](/shops/d)"\n', near)).toEqual([
      `pages/_data/shops.csv:2:11 unknown-link Write the route of a page, or add the page. < ${at}`,
      `pages/_data/shops.csv:3:12 unknown-link Write the route of a page, or add the page. < ${at}`,
      `pages/_data/shops.csv:5:13 empty-cell Write the value, or leave the block out if it is empty, with "when: Near". < ${at}`,
    ]);
  });

  test("have a cell told that they give to a part, and an answer in the template holds for cells", () => {
    const part = { "_parts/call.yaml": 'blocks:\n  - type: banner\n    text: "Go [there]({to})"\n' };
    const rows = "slug,City,Place,Has,To\na,Bath,1,,http://a.example\nb,Wells,2,,https://b.example\n";
    const use = '  - use: call\n    with: { to: "{To}" }\n';
    const hint = "Write https: instead if the page is available there too.";
    expect(reports(use, rows, part)).toEqual([
      `pages/_data/shops.csv:2:11 unencrypted-link ${hint} < pages/shops/[slug].yaml:13 < pages/_parts/call.yaml:3`,
    ]);
    expect(reports(use.replace("    with", "    # accept unencrypted-link: theirs\n    with"), rows, part)).toEqual([]);
  });

  test("have no block to leave out where the value is missed in none", () => {
    const diagnostics = mistakesIn({ ...files, "shops/[slug].yaml": shop.replace("morning.", "morning. {Has}") });
    expect(diagnostics.map(({ hint }) => hint)).toEqual([
      "Write the value, or change the text so that it does not need it.",
    ]);
  });

  test("have no value of one row proposed for all, and no address called wrong that lacks a value", () => {
    const template = `${shop.replace("nav:", 'date: "{Day}"\nnav:')}  - type: call-to-action\n    title: Call us\n    actions: [{ label: Call, href: "tel:{Call}" }, { label: Write, href: "mailto:{Mail}" }]\n`;
    const rows =
      "slug,City,Place,Has,Day,Call,Mail\nbath,Bath,1,,1.5.2031,01/2,a@b.example\nwells,Wells,2,,2.5.2031,01/3,\n";
    const diagnostics = mistakesIn({ ...files, "shops/[slug].yaml": template, "_data/shops.csv": rows });
    expect(diagnostics.map(({ file, code, hint }) => `${file} ${code} ${hint}`)).toEqual([
      'pages/_data/shops.csv empty-cell Write the value, or leave the block out if it is empty, with "when: Mail".',
      'pages/shops/[slug].yaml wrong-form Change the cell so that it gives "2031-05-01".',
      'pages/shops/[slug].yaml invalid-link Change the cell so that it gives "012".',
    ]);
  });

  test.each([
    ["csv", "slug,City,Place,Has,none\nbath,Bath,2,,\u202e\nwells,We\u202ells,1,,\n", ":3:7"],
    ["json", '[{ "slug": "bath", "City": "Ba\\u202eth", "Place": 1, "Has": "", "none": "\u202e" }]', ":1:28"],
  ])(
    "have a character of a cell told that no page can have, in %s, and none that no page shows",
    (ending, text, at) => {
      const diagnostics = mistakesIn({
        ...files,
        "shops/[slug].yaml": shop.replace("csv", ending),
        "_data/shops.csv": "",
        [`_data/shops.${ending}`]: text,
      });
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
    const diagnostics = mistakesIn({ ...renamed, "shops/[slug].yaml": template });
    expect(diagnostics[0]?.hint).toBe("Use another column or one of its values: {City name} or {city.mayor}.");
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

  test.each([
    "- slug: &a bath\n  City: *a\n",
    "- slug: bath\n  Has:\n    - &a [x, *a]\n",
    "- &a { slug: bath }\n- *a\n",
  ])("are made of no alias, as pages are: %j", (text) => {
    const source = { path: "_data/shops.yaml", displayPath: "pages/_data/shops.yaml", text };
    expect(readRows(source, parseAlone).problems.map(({ code }) => code)).toEqual(["unsupported-yaml"]);
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

  test("have numbers in quotes as texts in the schema derived from JSON", () => {
    const text = '[{ "gtin": "4006000000008", "price": 1.10 }, { "gtin": "", "price": 2 }]';
    const { table } = readRows({ path: "_data/a.json", displayPath: "pages/_data/a.json", text }, parseAlone);
    expect(table && schemaOfRows(table).properties).toEqual({ gtin: { type: "string" }, price: { type: "number" } });
  });
});
