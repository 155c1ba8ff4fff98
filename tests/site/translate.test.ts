import { expect, test } from "vitest";
import { compareContent } from "../../scripts/content/compare/compare-content.ts";
import { presentView } from "../../scripts/content/index/publication.ts";
import { contentModel } from "../content/memory-site.ts";
import { writeFiles } from "../support/build/edited-site.ts";
import { about, files, prices, startSite } from "../support/build/translated-site.ts";

test("the pages that a language lacks are listed", async () => {
  const { folder, run, lacking } = startSite();
  expect(await lacking("cy")).toBe("about.yaml:1:8  /about – About\nprices.yaml:2:8  /prices – Prices\n2 places.\n");
  // A text that has changed since its translation has to be translated again.
  expect(await lacking("de")).toBe(
    "de/ueber.yaml:1:8  /de/ueber – Über uns (out of date)\nprices.yaml:2:8  /prices – Prices\n2 places.\n",
  );
  // Texts that the check does not require are not listed.
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
  expect(twice.stderr).toMatch(/^\/prices already exists in Deutsch: .*\/de\/prices\.yaml\n$/);
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
    /\nLeft out: 1 text of \S*, which the site does not have \(any more\) at the place in "msgctxt"\.\n$/,
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
  expect((await comeBack('msgid "a"')).stdout).toMatch(/ has no translated texts other than fuzzy ones\.\n$/);
  expect((await comeBack(given.slice(0, given.indexOf("Im Einzelnen") + 4))).stderr).toMatch(
    / PO file: the text on line \d+ has no end\.\n/,
  );
  const unnamed = await comeBack(given.replaceAll(/^msgctxt .*\n/gm, ""));
  expect(unnamed).toMatchObject({ status: 1, stderr: "" });
  expect(unnamed.stdout).toMatch(
    /^Left out: \d texts of \S* without "msgctxt", which gives the place: a tool has dropped it\.\n$/,
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
      /de\/plans.yaml: 6 texts of 12, 2 changed; left out 4 texts: its entries differ from \/plans in \/blocks\/1\/items\. Add/,
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
    expect.stringMatching(/de\/prices\.yaml exists but is not a translation of \/prices/),
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

  const older = "de/ueber.yaml:1:8  /de/ueber – Über uns (out of date)\n";
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

test("diff names the translations that have not changed with their page", () => {
  const content = (changes: Record<string, string>) => ({
    sources: Object.entries({ ...files, "de/prices.yaml": prices, ...changes }).map(([path, text]) => ({
      ...{ path, displayPath: path, text },
    })),
    ...{ folder: "", others: [], assets: new Map<string, string>() },
  });
  const model = contentModel();
  const linesOf = (changes: Record<string, string>) =>
    compareContent(model, { before: content({}), now: content(changes) }, presentView()).flatMap(({ lines }) => lines);
  const changed = prices.replace("In detail", "More");
  const difference = "blocks › prose “In detail”: removed";
  expect(linesOf({ "prices.yaml": changed })).toContain("its translations are now out of date: /de/prices");
  expect(linesOf({ "prices.yaml": changed })).toContain(difference);
  expect(linesOf({ "prices.yaml": changed, "de/prices.yaml": changed }).join()).not.toContain("older");
  expect(linesOf({ "de/prices.yaml": changed }).join()).not.toContain("older");
  // The target of a link is not text, in either language.
  const linked = prices.replace("/about#hours", "/about");
  expect(linesOf({ "prices.yaml": linked })).toEqual([expect.stringContaining("[us](/about).")]);
  expect(linesOf({ "prices.yaml": changed, "de/prices.yaml": linked }).join()).toContain("out of date: /de/prices");
  expect(
    compareContent(model, { before: { ...content({}), sources: [] }, now: content({}) }, presentView()),
  ).toContainEqual({
    part: "/prices – Prices",
    lines: ["new page"],
  });
});
