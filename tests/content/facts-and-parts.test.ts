import { describe, expect, test } from "vitest";
import { indexRawContent } from "../../scripts/content/check/check-content.ts";
import { findPlaces, placesReport } from "../../scripts/content/search/find-places.ts";
import { contentModel, fixMemory, indexYaml, memorySite, mistakesIn, siteYaml } from "./memory-site.ts";
import { facts, page, pageOf, says } from "./support/composed-pages.ts";

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

  test("are not said to be unknown where the file that may have them cannot be read", () => {
    const conflict = "<<<<<<< HEAD\nopened: 2019\n=======\nopened: 2020\nbaker: Bea\n>>>>>>> spring\n";
    const index = indexYaml.replace("Bread before you open", "Since {opened}, {baker}");
    expect(says({ "_facts.yaml": conflict, "index.yaml": index })).toEqual(["pages/_facts.yaml:1:1 merge-conflict"]);
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

    // Parameters of paths, but no misspelt fact.
    const paths = "Call /v1/users/{id} of [it](https://a.example/u/{id}), or [{town}](https://a.example/{twon}).";
    const path = page(`  - type: prose\n    title: Paths\n    body: ${paths}\n`);
    expect(says({ "_facts.yaml": facts, "help.yaml": path })).toEqual(["pages/help.yaml:8:96 unknown-fact"]);
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
    body: Read [the terms](/visitnig).
`;
  const files = {
    "_parts/delivery.yaml": delivery,
    "help.yaml": page("  - use: delivery\n    with: { city: Bath }\n"),
    "visiting.yaml": page("  - use: delivery\n    with: { city: Wells, note: New }\n", "Terms"),
    "index.yaml": `${indexYaml}  - type: banner\n    text: Read [help](/help) and [terms](/visiting)\n`,
  };

  test("put their blocks in the place that uses them, filled with what it gives", () => {
    expect(pageOf(files)).toMatchObject({ blocks: [{ type: "hero" }, { type: "prose", title: "To Bath" }] });
    expect(pageOf(files, "visiting.yaml")).toMatchObject({
      blocks: [{ type: "hero" }, { type: "banner", text: "New" }, { title: "To Wells" }],
    });
  });

  test("are used in braces as well", () => {
    const text = page("  - { use: delivery, with: { city: Bath } }\n");
    expect(pageOf({ ...files, "help.yaml": text })).toMatchObject({
      blocks: [{ type: "hero" }, { type: "prose", title: "To Bath" }],
    });
  });

  test("are told once of the only value that they need, at the only name that they do not know", () => {
    const use = (given: string) => ({
      ...files,
      "_parts/delivery.yaml": delivery.replace("/visitnig", "/visiting"),
      "help.yaml": page(`  - use: delivery\n    with: ${given}\n`),
    });
    expect(says(use("{ v: Bath }"))).toEqual(["pages/help.yaml:7:13 unknown-part < pages/_parts/delivery.yaml:6:12"]);
    // The banner is left out without its note.
    expect(says(use("{ city: Bath, v: New }"))).toEqual(["pages/help.yaml:7:25 unused-fact"]);
  });

  test("of a language are told where its path is another", () => {
    const languages = "languages:\n  - { code: en-GB, name: English }\n  - { code: uk, path: /uk, name: Українська }\n";
    const site = { "_site.yaml": siteYaml + languages, "uk/index.yaml": page("", "Додому") };
    const all = { ...files, ...site, "_parts/delivery.yaml": delivery.replace("/visitnig", "/visiting") };
    const unused = { "_parts/ua/delivery.yaml": "blocks: []\n", "_parts/uk/delivery.yaml": "blocks: []\n" };
    const diagnostics = mistakesIn({ ...all, ...unused });
    expect(diagnostics.filter(({ code }) => code === "unused-fact")).toMatchObject([
      {
        file: "pages/_parts/ua/delivery.yaml",
        hint: "Remove it, or use it: - use: ua/delivery; or rename its folder to uk.",
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
    const diagnostics = mistakesIn(use(""));
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
      "pages/_parts/delivery.yaml:7:28 unknown-link < pages/help.yaml:6:5 < pages/visiting.yaml:6:5",
    ]);
  });

  test("are mended by --fix in their own file", () => {
    const { changed, checked } = fixMemory(memorySite(files));
    expect(changed).toEqual([
      {
        path: "_parts/delivery.yaml",
        displayPath: "pages/_parts/delivery.yaml",
        text: delivery.replace("/visitnig", "/visiting"),
      },
    ]);
    expect(checked.diagnostics).toEqual([]);
  });
});
