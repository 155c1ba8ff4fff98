import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { compareContent } from "../../scripts/content/compare/compare-content.ts";
import { presentView } from "../../scripts/content/index/publication.ts";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import { writeFiles } from "../support/build/edited-site.ts";
import { ownSchemas } from "../support/system/own-project.ts";
import { runCommand } from "../support/system/run-command.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const prices = `# The prices of this year.
title: Prices
description: What a boat costs.
redirectFrom: [/costs]
blocks:
  - type: hero
    title: "Prices"  # as in the menu
    description: "Ask [us](/about#hours)."
  - type: prose
    title: In detail
    body: |
      Twelve pounds.

      - Two hours: twenty.
`;
const about = (title: string) => `title: ${title}
description: ${title}.
blocks: [{ type: hero, title: ${title}, id: hours }]
`;
const files = {
  "_site.yaml": `brand: { name: Boats }
origin: https://boats.example
language: en
languages:
  - { code: en, name: English }
  - { code: de, path: /de, name: Deutsch }
  - { code: cy, path: /cy, name: Cymraeg }
`,
  "index.yaml": about("Boats"),
  "de/index.yaml": about("Boote"),
  "cy/index.yaml": about("Cychod"),
  "about.yaml": about("About"),
  "de/ueber.yaml": about("Über uns").replace("blocks", "translates: /about\ntranslatedFrom: aaaaaaaa\nblocks"),
  "prices.yaml": prices,
};

/** A site of files, and a file of translations beside it, with which `comeBack` runs the command. */
function startSite(content: Readonly<Record<string, string>> = files) {
  const folder = temporaryFolder();
  writeFiles(folder, content);
  const po = join(temporaryFolder(), "de.po");
  const run = (name: string, ...args: string[]) => runCommand(name, [...args, "--pages", folder]);
  const comeBack = (text: string | Buffer, language = "de") => {
    writeFileSync(po, text);
    return run("translate", language, "--from", po);
  };
  /** What a language lacks, with its files as seen from the content folder. */
  const lacking = async (language: string) =>
    (await run("where", "--untranslated", language)).stdout.replaceAll(/^.*\/site-test-[^/]*\//gm, "");
  return { folder, run, comeBack, lacking, read: (path: string) => readFileSync(join(folder, path), "utf8") };
}

test("the pages that a language lacks are listed", async () => {
  const { folder, run, lacking } = startSite();
  expect(await lacking("cy")).toBe("about.yaml:1:8  /about – About\nprices.yaml:2:8  /prices – Prices\n2 places.\n");
  // One of a text that has changed since is to be translated anew.
  expect(await lacking("de")).toBe(
    "de/ueber.yaml:1:8  /de/ueber – Über uns (of an older text)\nprices.yaml:2:8  /prices – Prices\n2 places.\n",
  );
  // What the check does not ask for is not listed.
  writeFiles(folder, {
    ...files,
    "_site.yaml": `${files["_site.yaml"]}checks: { missing-translation-except: [/prices] }\n`,
    "hidden.yaml": `${about("Hidden")}unlisted: true\n`,
    "news.yaml": `${about("News")}date: 2026-01-05\n`,
  });
  expect((await run("where", "--untranslated", "cy")).stdout).toMatch(/about.yaml:1:8 {2}\/about – About\n1 place.\n$/);
  expect((await run("check")).stdout).toContain("In cy, 1 page of 2 is missing: /about.");
  expect(await run("where", "--untranslated", "fr")).toMatchObject({
    status: 2,
    stderr: 'The site is not translated into "fr", expected de or cy.\n',
  });
});

test("a translation begins with the text of its page, as a draft, with links into its language", async () => {
  const { folder, run, lacking, read } = startSite();
  expect((await run("new page", "de", "--translate", "/prices")).status).toBe(0);
  const started = prices
    .replace("redirectFrom: [/costs]\n", "translatedFrom: cmnjmlng\ndraft: true\n")
    .replace("/about#hours", "/de/ueber#hours");
  expect(read("de/prices.yaml")).toBe(started);
  expect((await run("new page", "cy/prisiau", "--translate", "prices.yaml")).status).toBe(0);
  expect(read("cy/prisiau.yaml")).toContain("translates: /prices\ntranslatedFrom: cmnjmlng\ndraft: true\nblocks:");
  // What has only been begun is still to be done.
  expect(await lacking("cy")).toContain("\ncy/prisiau.yaml:2:8  (draft) /cy/prisiau – Prices\n");
  expect((await run("translate", "de")).stdout).toContain('msgid "Ask [us](/about#hours)."\nmsgstr ""\n');
  expect((await run("new page", "de", "--translate", "/prices")).stderr).toContain("exists already");
  const twice = await run("new page", "de/preise", "--translate", "/prices");
  expect(twice.status).toBe(2);
  expect(twice.stderr).toMatch(/^\/prices is there in Deutsch already: .*\/de\/prices\.yaml\n$/);
  writeFiles(folder, { ...files, "_site.yaml": files["_site.yaml"].replace("code: cy", "code: cy-GB") });
  expect((await run("new page", "cy", "--translate", "/about")).stderr).toBe(
    '/cy is the home page of "cy-GB". Write that code: yaml-pages new page cy-GB --translate /about\n',
  );
  writeFiles(folder, { ...files, "de/prices.yaml": started });
  expect((await run("new page", "de", "--translate", "/none")).stderr).toBe("--translate: there is no page /none.\n");
  expect((await run("check")).status).toBe(0);
});

test("a translation lists the folder of its language where there is one", async () => {
  const list = `${about("Boats of all kinds")}  - { type: page-list, title: Boats, folder: /boats } # each\n`;
  const boats = list.replace(
    "[{ type: hero, title: Boats of all kinds, id: hours }]",
    "\n  - { type: hero, title: Boats }",
  );
  const { run, read } = startSite({
    ...files,
    "boats/index.yaml": boats,
    "boats/punt.yaml": about("Punt"),
    "de/boote.yaml": `${about("Boote aller Art")}translates: /boats\n`,
    "de/boote/kahn.yaml": `${about("Kahn")}translates: /boats/punt\n`,
    "list.yaml": boats,
  });
  for (const code of ["de", "cy"]) expect((await run("new page", code, "--translate", "/list")).status).toBe(0);
  expect(read("de/list.yaml")).toContain("folder: /de/boote } # each\n");
  expect(read("cy/list.yaml")).toContain("folder: /boats } # each\n");
});

test("texts go out as a PO file and come back into pages, whose comments and all else stay", async () => {
  const { folder, run, comeBack, read } = startSite();
  const out = (await run("translate", "de")).stdout;
  expect(out).toContain(`#, fuzzy\nmsgctxt "/about#/title"\nmsgid "About"\nmsgstr "Über uns"\n`);
  expect(out).toContain(`#. The heading of the section. At most 160 characters.
msgctxt "/prices#/blocks/1/title"
msgid "In detail"
msgstr ""
`);
  expect(out).not.toContain("/blocks/0/type");
  const answer = (id: string, text: string) => (before: string) =>
    before.replace(`msgid ${id}\nmsgstr ""`, () => `msgid ${id}\nmsgstr ${text}`);
  const answers = [
    answer('"In detail"', '"Im Einzelnen: alles"'),
    answer(
      `""\n"Twelve pounds.\\n"\n"\\n"\n"- Two hours: twenty.\\n"`,
      `"Zwölf Pfund.\\n\\n- Zwei Stunden: \\"zwanzig\\".\\n"`,
    ),
  ];
  const sure = out.replaceAll("#, fuzzy\n", "");
  const given = answers.reduce((text, one) => one(text), sure).replace('msgstr "Über uns"', 'msgstr "Über die Werft"');
  const fuzzy = given.replace('msgid "Prices"', '#, fuzzy\nmsgid "Prices"');
  const other = '\nmsgctxt "/gone#/title"\nmsgid "Gone"\nmsgstr "Weg"\n';
  const stdout = expect.stringMatching(
    /\nLeft out: 1 text of \S*, which the site does not have, or no longer, at the place in "msgctxt"\.\n$/,
  );
  expect(await comeBack(fuzzy + other)).toMatchObject({ status: 0, stderr: "", stdout });
  expect(read("de/prices.yaml")).toBe(
    prices
      .replace("redirectFrom: [/costs]\n", "translatedFrom: cmnjmlng\ndraft: true\n")
      .replace("/about#hours", "/de/ueber#hours")
      .replace("In detail", '"Im Einzelnen: alles"')
      .replace("Twelve pounds.", "Zwölf Pfund.")
      .replace("Two hours: twenty.", 'Zwei Stunden: "zwanzig".'),
  );
  expect(read("de/ueber.yaml")).toContain("title: Über die Werft\n");
  // With all its texts the page says again what the original says.
  expect(read("de/ueber.yaml")).toMatch(/^translatedFrom: (?!aaaaaaaa)[a-p]{8}$/m);
  // A text that has changed since is not answered by what was said of the old one.
  writeFiles(folder, { ...files, "about.yaml": about("About us") });
  expect((await comeBack(fuzzy)).stdout).toContain("Left out: 3 texts of ");
  expect((await comeBack('msgid "a"')).stdout).toMatch(/ has no text that is translated, and not marked as fuzzy\.\n$/);
  expect((await comeBack(given.slice(0, given.indexOf("Im Einzelnen") + 4))).stderr).toMatch(
    / PO file: the text in line \d+ has no end\.\n/,
  );
  const unnamed = await comeBack(given.replaceAll(/^msgctxt .*\n/gm, ""));
  expect(unnamed).toMatchObject({ status: 1, stderr: "" });
  expect(unnamed.stdout).toMatch(
    /^Left out: \d texts of \S* without "msgctxt", which names the place: a tool has dropped it\.\n$/,
  );
  expect((await comeBack(`${out}msgid "a "b""\n`)).stderr).toMatch(/ PO file: Invalid key .* value\.\n/);
  expect((await run("translate", "de", "--from", "none.po")).stderr).toMatch(
    /none\.po cannot be read as a PO file: it does not exist\.\n/,
  );
});

const plans = (...blocks: readonly string[]) =>
  `title: Plans\ndescription: What it costs.\nblocks:\n${blocks.join("")}`;
const prose = (title: string) => `  - type: prose\n    title: ${title}\n    body: About ${title}.\n`;
const cards = (...titles: readonly string[]) =>
  `  - type: card-grid\n    title: Cards\n    items:\n${titles.map((one) => `      - { title: ${one}, description: More of ${one}. }\n`).join("")}`;

test("texts find their block where blocks have changed places, and take the place of no other", async () => {
  const german = plans(cards("Weizen", "Roggen"), prose("Preise")).replace(
    "blocks:",
    "translatedFrom: aaaaaaaa\nblocks:",
  );
  const site = { ...files, "plans.yaml": plans(prose("Prices"), cards("Wheat", "Rye")), "de/plans.yaml": german };
  const { folder, run, comeBack, read } = startSite(site);
  const sure = async () => (await run("translate", "de")).stdout.replaceAll("#, fuzzy\n", "");
  const out = await sure();
  expect(out).toContain('msgctxt "/plans#/blocks/0/title"\nmsgid "Prices"\nmsgstr "Preise"\n');
  expect(await comeBack(out.replace('"Preise"', '"Kosten"'))).toMatchObject({ status: 0, stderr: "" });
  const kept = german
    .replace("title: Preise", "title: Kosten")
    .replace("aaaaaaaa", /translatedFrom: (.*)/.exec(read("de/plans.yaml"))?.[1] ?? "");
  expect(read("de/plans.yaml")).toBe(kept);

  // A key more has its place, an entry more has none, and nobody can tell which entry a translation lacks.
  const more = plans(prose("Prices"), cards("Wheat", "Oats", "Rye")).replace(
    "title: Cards",
    "title: Cards\n    description: All of them.",
  );
  writeFiles(folder, { ...site, "plans.yaml": more, "de/plans.yaml": kept });
  expect((await run("translate", "de")).stdout).toContain(
    '#, fuzzy\nmsgctxt "/plans#/blocks/1/items/1/title"\nmsgid "Oats"\nmsgstr "Roggen"\n',
  );
  const filled = (await sure())
    .replace('msgid "All of them."\nmsgstr ""', 'msgid "All of them."\nmsgstr "Alle."')
    .replace('"Cards"\nmsgstr "Cards"', '"Cards"\nmsgstr "Karten"');
  const { status, stdout } = await comeBack(filled);
  expect([status, stdout]).toEqual([
    1,
    expect.stringMatching(
      /de\/plans.yaml: 6 texts of 12, 2 changed; left out 4 texts: it has other entries than \/plans in \/blocks\/1\/items\. Add/,
    ),
  ]);
  expect(read("de/plans.yaml")).toBe(
    kept.replace("title: Cards", "title: Karten").replace("  - type: prose", "    description: Alle.\n  - type: prose"),
  );

  // Those with one id belong together wherever they stand.
  const named = (title: string, id: string) => prose(title).replace("    body", `    id: ${id}\n    body`);
  writeFiles(folder, {
    ...site,
    "plans.yaml": plans(named("Apples", "a"), prose("Plums"), named("Pears", "p")),
    "de/plans.yaml": plans(named("Birnen", "p"), named("Äpfel", "a"), prose("Pflaumen"), named("Nüsse", "n")),
  });
  const paired = (await run("translate", "de")).stdout.match(/.*\nmsgid "(?:Apples|Plums|Pears)"\n.*/g);
  expect(paired?.map((one) => one.replace(/.*\/blocks/, ""))).toEqual([
    '/0/title"\nmsgid "Apples"\nmsgstr "Äpfel"',
    '/1/title"\nmsgid "Plums"\nmsgstr "Pflaumen"',
    '/2/title"\nmsgid "Pears"\nmsgstr "Birnen"',
  ]);

  // One that the translation alone has is nobody's.
  const own = plans(prose("Impressum"), prose("Preise"));
  writeFiles(folder, { ...site, "plans.yaml": plans(prose("Prices")), "de/plans.yaml": own });
  expect(await comeBack(await sure())).toMatchObject({ status: 1 });
  expect(read("de/plans.yaml")).toBe(own);
});

test("nothing is written where a file of the language has a mistake of syntax, or is of another page", async () => {
  const { folder, run, comeBack, read } = startSite({
    ...files,
    "de/404.yaml": about("Nichts"),
    "404.yaml": about("Nothing"),
  });
  const out = (await run("translate", "de")).stdout.replaceAll("#, fuzzy\n", "");
  expect(out).toContain('msgctxt "/404#/title"\nmsgid "Nothing"\nmsgstr "Nichts"\n');
  const changed = out
    .replaceAll(/msgstr "(Boote|Nichts|Über uns)"/g, 'msgstr "Neu"')
    .replaceAll('msgid "Prices"\nmsgstr ""', 'msgid "Prices"\nmsgstr "Preise"');
  writeFiles(folder, { ...files, "de/ueber.yaml": 'title: "Über\n' });
  for (const answer of [await comeBack(changed), await run("translate", "de")]) {
    expect(answer).toMatchObject({ status: 1, stdout: "" });
    expect(answer.stderr).toMatch(/de\/ueber\.yaml:1:8[^]*Nothing was translated/);
  }
  writeFiles(folder, {
    ...files,
    "de/prices.yaml": about("Anderes").replace("blocks", "translates: /about\nblocks"),
    "de/ueber.yaml": about("Ort"),
  });
  const { status, stderr } = await comeBack(changed);
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/de\/prices\.yaml is there and no translation of \/prices/),
  ]);
  expect(read("de/index.yaml")).toBe(files["de/index.yaml"]);
});

test("a PO file in an encoding in which a quote is half of a letter is read", async () => {
  const { run, comeBack } = startSite();
  const out = (await run("translate", "de")).stdout.replace("charset=utf-8", "charset=shift_jis");
  // The second byte of 表 is a backslash there.
  const japanese = Buffer.from(
    out.replaceAll(/[^\0-\x7f]/g, "").replace('msgid "Prices"\nmsgstr ""', 'msgid "Prices"\nmsgstr "@"'),
  );
  const at = japanese.indexOf('@"');
  const bytes = Buffer.concat([japanese.subarray(0, at), Buffer.from([0x95, 0x5c]), japanese.subarray(at + 1)]);
  expect(await comeBack(bytes)).toMatchObject({ status: 0, stderr: "" });
});

test("a PO file of another language takes the place of no text", async () => {
  const { run, comeBack } = startSite();
  const { stdout } = await run("translate", "de");
  const { status, stderr } = await comeBack(stdout, "cy");
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^--from: .*de\.po is in de, not in cy\.\n/)]);
});

test("texts of an older original go out as doubtful ones, and renew the mark when all are given anew", async () => {
  const { run, comeBack, lacking, read } = startSite();
  const before = read("de/ueber.yaml");
  const out = (await run("translate", "de")).stdout;
  const entry = (path: string, of: string) => out.split("\n\n").find((one) => one.includes(`msgctxt "${of}#${path}"`));
  expect(entry("/description", "/about")).toContain('#, fuzzy\nmsgctxt "/about#/description"');
  expect(entry("/title", "/")).not.toContain("fuzzy");
  expect(entry("/title", "/prices")).not.toContain("fuzzy");

  const older = "de/ueber.yaml:1:8  /de/ueber – Über uns (of an older text)\n";
  const oneIsSure = out.replace(/#, fuzzy\n(?=.*\/about#\/title)/, "").replace('"Über uns"', '"Über die Werft"');
  for (const [text, expected] of [
    [out, before],
    [oneIsSure, before.replace("title: Über uns", "title: Über die Werft")],
  ] as const) {
    expect((await comeBack(text)).status).toBe(0);
    expect(read("de/ueber.yaml")).toBe(expected);
    expect(await lacking("de")).toContain(
      older.replace("Über uns", expected === before ? "Über uns" : "Über die Werft"),
    );
  }
  expect((await comeBack(out.replaceAll("#, fuzzy\n", ""))).status).toBe(0);
  expect(read("de/ueber.yaml")).toMatch(/^translatedFrom: (?!aaaaaaaa)[a-p]{8}$/m);
  expect(await lacking("de")).not.toContain("/de/ueber");
});

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
  // What a language has, the same words too, nobody has to translate.
  expect(await lacking("de")).toBe("Nowhere.\n");
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

  // A row more is no other text, and neither are its cells.
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

test("diff names the translations that have not changed with their page", () => {
  const content = (changes: Record<string, string>) => ({
    sources: Object.entries({ ...files, "de/prices.yaml": prices, ...changes }).map(([path, text]) => ({
      ...{ path, displayPath: path, text },
    })),
    ...{ folder: "", others: [], assets: new Map<string, string>() },
  });
  const model = createContentModel(readSchemas(ownSchemas), {});
  const linesOf = (changes: Record<string, string>) =>
    compareContent(model, { before: content({}), now: content(changes) }, presentView()).flatMap(({ lines }) => lines);
  const changed = prices.replace("In detail", "More");
  const difference = "blocks › prose “In detail”: gone";
  expect(linesOf({ "prices.yaml": changed })).toContain("its translations are older now: /de/prices");
  expect(linesOf({ "prices.yaml": changed })).toContain(difference);
  expect(linesOf({ "prices.yaml": changed, "de/prices.yaml": changed }).join()).not.toContain("older");
  expect(linesOf({ "de/prices.yaml": changed }).join()).not.toContain("older");
  // Where a link leads is no text, neither here nor there.
  const linked = prices.replace("/about#hours", "/about");
  expect(linesOf({ "prices.yaml": linked })).toEqual([expect.stringContaining("[us](/about).")]);
  expect(linesOf({ "prices.yaml": changed, "de/prices.yaml": linked }).join()).toContain("older now: /de/prices");
  expect(
    compareContent(model, { before: { ...content({}), sources: [] }, now: content({}) }, presentView()),
  ).toContainEqual({
    part: "/prices – Prices",
    lines: ["new page"],
  });
});
