import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFiles } from "../support/build/edited-site.ts";
import { about, files, startSite } from "../support/build/translated-site.ts";
import { runCommand } from "../support/system/run-command.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const shared = {
  "_site.yaml": `# The yard.
brand: { name: Boats }
origin: https://boats.example
language: en
languages:
  - { code: en, name: English }
  - { code: de, path: /de, name: Deutsch }
header:
  # What people look for.
  menu:
    - { type: link, label: About, href: /about } # who we are
footer:
  contact:
    id: contact
    title: Come in
    items:
      - { label: Mail, text: a@boats.example, href: "mailto:a@boats.example" }
  legalLine: Built in {town}.
labels: { send: Post it }
`,
  "_facts.yaml": `town: Bath # on the Avon
phone: "01632 1"
way: /about
team: { size: two people }
`,
  "_parts/note.yaml": `# On two pages.
blocks:
  - { type: banner, text: "We are {team.size}: [who](/about)." }
  - { type: banner, when: more, text: "{more}" }
`,
  "index.yaml": `${about("Boats").replace("hours }]", "hours }, { use: note, with: { more: Come by } }]")}`,
  "about.yaml": about("About"),
  "de/index.yaml": about("Boote"),
  "de/ueber.yaml": about("Über uns").replace("blocks", "translates: /about\nblocks"),
  "de/_site.yaml": `footer:
  legalLine:   Gebaut in {town}.   # so heißt es
`,
};

test("texts of the site, of facts and of parts go out as well, and come back into the files of the language", async () => {
  const { run, comeBack, lacking, read } = startSite(shared);
  const out = (await run("translate", "de")).stdout;
  const texts = Array.from(out.matchAll(/msgctxt "(.*)"\nmsgid "(.*)"\nmsgstr "(.*)"/g), (found) => found.slice(1));
  expect(texts.slice(0, 9)).toEqual([
    ["_site.yaml#/brand/name", "Boats", ""],
    ["_site.yaml#/header/menu/0/label", "About", ""],
    ["_site.yaml#/footer/contact/title", "Come in", ""],
    ["_site.yaml#/footer/contact/items/0/label", "Mail", ""],
    ["_site.yaml#/footer/legalLine", "Built in {town}.", "Gebaut in {town}."],
    ["_facts.yaml#/town", "Bath", ""],
    ["_facts.yaml#/team/size", "two people", ""],
    ["_parts/note.yaml#/blocks/0/text", "We are {team.size}: [who](/about).", ""],
    ["/#/title", "Boats", "Boote"],
  ]);
  expect(texts.map(([place, text]) => `${place} ${text}`)).toContain("/#/blocks/1/with/more Come by");
  expect(await lacking("de")).toBe(`_facts.yaml:1:7  Bath
_facts.yaml:4:15  two people
_parts/note.yaml:3:27  We are {team.size}: [who](/about).
_site.yaml:11:28  About
_site.yaml:15:12  Come in
_site.yaml:17:18  Mail
6 places.
`);
  const answers = new Map([
    ["About", "Über uns"],
    ["Come in", "Treten Sie ein"],
    ["Bath", "Bad"],
    ["two people", "zu zweit"],
    ["We are {team.size}: [who](/about).", "Wir sind {team.size}: [wer](/de/ueber)."],
  ]);
  const given = out.replaceAll(
    /(#\/(?:town|header|footer|team|blocks\/0\/text)\S*"\nmsgid "(.*)"\nmsgstr )""/g,
    (all, start, id) => (answers.has(id) ? `${start}"${answers.get(id)}"` : all),
  );
  expect(await comeBack(given)).toMatchObject({ status: 0, stderr: "" });
  expect(read("de/_site.yaml")).toBe(`header:
  menu:
    - type: link
      label: Über uns
      href: /de/ueber
footer:
  contact:
    id: contact
    title: Treten Sie ein
    items:
      - label: Mail
        text: a@boats.example
        href: mailto:a@boats.example
  legalLine:   Gebaut in {town}.   # so heißt es
`);
  expect(read("de/_facts.yaml")).toBe("town: Bad # on the Avon\nteam: { size: zu zweit }\n");
  expect(read("_parts/de/note.yaml")).toBe(`# On two pages.
blocks:
  - { type: banner, text: "Wir sind {team.size}: [wer](/de/ueber)." }
  - { type: banner, when: more, text: "{more}" }
`);
  // Texts that a language already has, even with the same words, need no translation.
  expect(await lacking("de")).toBe("Nowhere.\n");
});

test("a name of a value or a link that a translation has lost or made up is told where the text comes back", async () => {
  const { run, comeBack } = startSite({
    ...shared,
    "_facts.yaml": 'price: { dog: "12", cat: "9" }\n',
    "about.yaml": about("About")
      .replace("}]", 'description: "[Dogs](/) {price.dog}, cats {price.cat}, {price.dog} each" }]')
      .replace(", id: hours", ","),
    "de/ueber.yaml": about("Über uns").replace("blocks", "translates: /about\nblocks"),
  });
  const out = (await run("translate", "de")).stdout;
  const answer = async (text: string) => {
    const given = out.replace(
      /(msgid "\[Dogs\].*\nmsgstr )""/,
      () => `msgid "[Dogs](/) {price.dog}, cats {price.cat}, {price.dog} each"\nmsgstr "${text}"`,
    );
    const { status, stdout } = await comeBack(given);
    return [status, ...(stdout.match(/^ {2}.*$/gm) ?? [])];
  };
  const place = "  /about#/blocks/0/description: ";
  expect(await answer("Hunde 12, Katzen {preis.katze} und {price.cat}")).toEqual([
    0,
    `${place}the translation lacks {price.dog}, the original has no {preis.katze}, the original has 1 link, the translation 0`,
  ]);
  expect(await answer("Katzen {price.cat}, [Hunde](/de) {price.dog}")).toEqual([0]);
});

test("a link is not led to a page that is a draft, or that lacks its anchor", async () => {
  const folder = temporaryFolder();
  const menu = (about: string, home: string) => `{ type: link, label: About, href: ${about} } # who we are
    - { type: link, label: Hours, href: "/#${home}" }`;
  writeFiles(folder, {
    ...shared,
    "_site.yaml": shared["_site.yaml"].replace(/\{ type: link.*/, menu("/about", "hours")),
    "de/index.yaml": about("Boote").replace(", id: hours", ""),
    "de/ueber.yaml": `${shared["de/ueber.yaml"]}draft: true\n`,
  });
  const run = (name: string, ...args: string[]) => runCommand(name, [...args, "--pages", folder]);
  const po = join(folder, "../menu.po");
  writeFileSync(po, (await run("translate", "de")).stdout.replace(/(msgid "Hours"\nmsgstr )""/, '$1"Zeiten"'));
  expect((await run("translate", "de", "--from", po)).status).toBe(0);
  expect(readFileSync(join(folder, "de/_site.yaml"), "utf8").match(/(?<=href: ).*/g)).toEqual(["/about", "/#hours"]);
  expect((await run("check")).status).toBe(0);
});

const shops = `# A page for each shop.
each: /data/shops.csv
title: Our shop in {city}
description: Bread in {city}.
redirectFrom: "{old}"
blocks:
  - { type: hero, title: "{city}", description: "See [all](/about)." }
  - type: check-list
    when: services
    title: In this shop
    items: "{services}"
`;

test("of the pages of a table the file that they are made of goes out once, and comes back as one of the language", async () => {
  const rows = "slug,city,services,old\nwells,Wells,,\nbath,Bath,Parking; Café,/bath\n";
  const { folder, run, comeBack, read } = startSite({ ...files, "_data/shops.csv": rows, "shops/[slug].yaml": shops });
  const out = (await run("translate", "de")).stdout;
  const texts = Array.from(
    out.matchAll(/msgctxt "(shops.*)"\nmsgid "(.*)"\n/g),
    ([, place, text]) => `${place} ${text}`,
  );
  expect(texts).toEqual([
    "shops/[slug].yaml#/title Our shop in {city}",
    "shops/[slug].yaml#/description Bread in {city}.",
    "shops/[slug].yaml#/blocks/0/description See [all](/about).",
    "shops/[slug].yaml#/blocks/1/title In this shop",
  ]);
  const answer = (text: string) => out.replace(/(msgid "In this shop"\nmsgstr )""/, `$1"${text}"`);
  expect((await comeBack(answer("In diesem Laden"))).stdout).toContain(
    "de/shops/[slug].yaml: 1 text of 4, 1 changed, a draft\n",
  );
  const [mark = ""] = /^translatedFrom: [a-p]{8}\n/m.exec(read("de/shops/[slug].yaml")) ?? [];
  const begun = shops
    .replace('redirectFrom: "{old}"\n', `${mark}draft: true\n`)
    .replace("/about", "/de/ueber")
    .replace("In this shop", "In diesem Laden");
  expect(read("de/shops/[slug].yaml")).toBe(begun);
  expect(await run("check")).toMatchObject({ status: 0, stderr: "" });
  expect((await comeBack(answer("Hier im Laden"))).stdout).toContain("de/shops/[slug].yaml: 1 text of 4, 1 changed\n");
  expect(read("de/shops/[slug].yaml")).toContain("title: Hier im Laden\n");

  // An extra row does not change the text, nor do its cells.
  const published = read("de/shops/[slug].yaml").replace("draft: true\n", "");
  const stale = async (changes: Readonly<Record<string, string>>) => {
    writeFiles(folder, {
      ...files,
      "_data/shops.csv": rows,
      "shops/[slug].yaml": shops,
      "de/shops/[slug].yaml": published,
      ...changes,
    });
    return (await run("check")).stdout.match(/(?<=stale-translation: .*\n.*\n.*\/)de\/shops.*$/gm) ?? [];
  };
  expect(await stale({ "_data/shops.csv": rows.replace("Bath,P", "Bath Spa,P").concat("ely,Ely,,\n") })).toEqual([]);
  const found = await stale({ "shops/[slug].yaml": shops.replace("Bread in", "Bread and cake in") });
  expect(found).toEqual(["de/shops/[slug].yaml:5:17"]);
  expect((await run("translate", "de")).stdout).toContain('#, fuzzy\nmsgctxt "shops/[slug].yaml#/blocks/1/title"\n');

  // Under another path it is known by what it says that it translates.
  const elsewhere = {
    "shops/[slug].yaml": shops,
    "de/laeden/[slug].yaml": `translates: "/shops/{slug}"\n${published}`,
  };
  writeFiles(folder, { ...files, "_data/shops.csv": rows, ...elsewhere });
  expect((await run("translate", "de")).stdout).toContain('msgid "In this shop"\nmsgstr "Hier im Laden"\n');
  expect((await comeBack(answer("Im Laden"))).stdout).toContain("de/laeden/[slug].yaml: 1 text of 4, 1 changed\n");
});
