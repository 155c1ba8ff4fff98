import { describe, expect, test } from "vitest";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import { wrongLanguage } from "../../scripts/content/rules/checks/wrong-language.ts";
import { exampleSite, exampleSiteInTwo, otherPage } from "../../scripts/content/rules/toolkit/examples.ts";
import type { Example } from "../../scripts/content/rules/toolkit/rule.ts";
import { fixMemory } from "./memory-site.ts";
import { checkExample, codesOf, pageNamed, placesOf } from "./support/check-example.ts";

const site = exampleSiteInTwo;
const inTwo = (files: Readonly<Record<string, string>>) => ({
  "_site.yaml": site,
  "de/index.yaml": otherPage("Start"),
  ...files,
});
const said = (files: Example, code: string) =>
  checkExample(files).flatMap((one) => (one.code === code ? `${one.file.replace("pages/", "")} ${one.message}` : []));

describe("missing-translation", () => {
  const pages = (...names: string[]) => Object.fromEntries(names.map((name) => [`${name}.yaml`, pageNamed(name)]));
  const missing = (files: Readonly<Record<string, string>>) => said(inTwo(files), "missing-translation");

  test("is one report a language, with the number and the first of the pages", () => {
    expect(missing(pages("rye", "oats", "de/oats"))).toEqual(["_site.yaml In de, 1 page of 3 is missing: /rye."]);
    expect(missing(pages("a1", "a2", "a3", "a4", "a5"))).toEqual([
      "_site.yaml In de, 5 pages of 6 are missing: /a1, /a2, /a3 and 2 more.",
    ]);
  });

  test.each([
    ["unlisted", { "rye.yaml": pageNamed("Rye", "unlisted: true\n") }],
    ["an article", { "rye.yaml": pageNamed("Rye", "date: 2024-01-05\n") }],
    ["a draft", { "rye.yaml": pageNamed("Rye", "draft: true\n") }],
    ["one that nobody can read yet", { "rye.yml": pageNamed("Rye", "unlisted: true\n") }],
    ["the not-found page", { "404.yaml": pageNamed("Nothing") }],
    ["in a language of its own", { "offre.yaml": pageNamed("Offre", "language: fr\n") }],
    [
      "translated under another path",
      { "rye.yaml": pageNamed("Rye"), "de/roggen.yaml": pageNamed("Roggen", "translates: /rye\n") },
    ],
    ["translated in a draft", { "rye.yaml": pageNamed("Rye"), "de/rye.yaml": pageNamed("Roggen", "draft: true\n") }],
    [
      "perhaps translated in a file that is wrong",
      { "rye.yaml": pageNamed("Rye"), "de/x.yaml": pageNamed("Roggen", "translats: /rye\n") },
    ],
    [
      "one that the site does without",
      {
        "rye.yaml": pageNamed("Rye"),
        "rye/old.yaml": pageNamed("Old"),
        "_site.yaml": `${site}checks:\n  missing-translation-except: [/rye]\n`,
      },
    ],
  ])("does not ask for a page that is %s", (_, files) => {
    expect(missing(files)).toEqual([]);
  });
});

test("a page that the site does without in other languages is told where there is none", () => {
  const files = {
    "_site.yaml": `${site}checks:\n  missing-translation-except: [/jobs, /breads, /raisin, /oven-caer]\n`,
    "jobs/baker.yaml": pageNamed("Baker", "unlisted: true\n"),
    "breads/rye.yaml": pageNamed("Rye", "draft: true\n"),
    "oven-care.yaml": pageNamed("Oven care", "unlisted: true\n"),
  };
  const found = checkExample(inTwo(files));
  expect(found.map(({ code, message, hint }) => `${code}: ${message} ${hint}`)).toEqual([
    'missing-translation: No page has the route "/raisin", or one below it. Write the route of a page, or remove it.',
    'missing-translation: No page has the route "/oven-caer", or one below it. Write "/oven-care" instead.',
  ]);
});

describe("the menus of a language", () => {
  const home = { "de/index.yaml": otherPage("Start") };
  const withMenu = (code: string) =>
    exampleSiteInTwo
      .replace("footer:", "header:\n  menu: [{ type: link, label: Home, href: / }]\nfooter:")
      .replace("code: de", `code: ${code}`);

  test.each([
    [
      "are told that they are those of another language",
      "de",
      {},
      ["The pages in de have the menus of the main language: there is no de/_site.yaml."],
    ],
    ["are its own where it has a file", "de", { "de/_site.yaml": "brand: { tagline: Brot }\n" }, []],
    ["may be those of the same language of another country", "en-US", {}, []],
    [
      "are not asked for while it has no home page",
      "de",
      { "de/index.yaml": null, "de/rye.yaml": otherPage("Brot") },
      [],
    ],
  ])("%s", (_, code, files, messages) => {
    const found = checkExample({ "_site.yaml": withMenu(code), ...home, ...files });
    expect(found.filter((one) => one.code === "missing-translation").map(({ message }) => message)).toEqual(messages);
  });
});

describe("stale-translation", () => {
  const original = pageNamed("Rye", "unlisted: true\n");
  const german = (mark: string) => pageNamed("Roggen", `unlisted: true\ntranslatedFrom: ${mark}\n`);
  const markOf = (text: string) => {
    const [found] = checkExample(inTwo({ "rye.yaml": text, "de/rye.yaml": german("aaaaaaaa") }));
    const mark = /"translatedFrom: (\w+)"/.exec(found?.hint ?? "")?.[1];
    if (mark === undefined) throw new Error("No mark is named.");
    return mark;
  };

  test("names the mark that says that the page has been compared, and --fix does not write it", () => {
    const files = inTwo({ "rye.yaml": original, "de/rye.yaml": german(markOf(original)) });
    expect(codesOf(files)).toEqual([]);
    const changed = { ...files, "rye.yaml": original.replace("All about", "Everything about") };
    expect(said(changed, "stale-translation")).toEqual([
      `de/rye.yaml The texts of "/rye" have changed since they were translated, expected those with the fingerprint ${markOf(original)}.`,
    ]);
    expect(fixMemory(exampleContent(changed).raw).changed).toEqual([]);
  });

  test("is about texts alone: not about lines, comments, icons and where links lead", () => {
    const body = (...lines: string[]) =>
      `${original}  - type: prose\n    title: More\n    body: |\n${lines.map((line) => `      ${line}\n`).join("")}`;
    const before = body("Bread of [rye](/), baked", "at night.");
    for (const after of [
      `# Compared in May.\n${before}`,
      body("Bread of [rye](/#top), baked at night."),
      before.replace("unlisted: true", "unlisted: true\nredirectFrom: [/old-rye]"),
    ])
      expect(markOf(after)).toBe(markOf(before));
    expect(markOf(before.replace("night", "noon"))).not.toBe(markOf(before));
    const block = (key: string) => `${before}  - { type: banner, ${key}text: Read this. }\n`;
    expect(markOf(block("draft: true, "))).toBe(markOf(before));
    expect(markOf(block(""))).not.toBe(markOf(before));
  });

  test("notices what a part says, and what it is given, on pages made from a table too", () => {
    const use = (told: string) => `  - { use: dogs, with: { price: "{fee}", told: ${told} } }\n`;
    const row = (name: string) => pageNamed("{slug}", `each: /data/inns.csv\nunlisted: true\n${name}`);
    const found = (changes: Readonly<Record<string, string>>, mark = "aaaaaaaa") => {
      const inns = { "_data/inns.csv": "slug,fee\nelm,12\noak,14\n", "inns/[slug].yaml": row("") + use("Ring us") };
      const files = {
        ...{ "_parts/dogs.yaml": 'blocks: [{ type: banner, text: "Dogs cost {price}. {told}." }]\n', ...inns },
        ...{ "_parts/de/dogs.yaml": 'blocks: [{ type: banner, text: "Hunde: {price}. {told}." }]\n' },
        "de/inns/[slug].yaml": row(`translatedFrom: ${mark}\n`) + use("Rufen Sie an"),
        ...{ "rye.yaml": original + use("Ring us"), "de/rye.yaml": german("aaaaaaaa") + use("Rufen Sie an") },
        ...changes,
      };
      return checkExample(inTwo(files)).flatMap(({ code, file, hint }) =>
        code === "stale-translation"
          ? `${file.replace("pages/", "")} ${/[a-p]{8}/.exec(String(hint))?.[0] ?? ""}`
          : code,
      );
    };
    const before = found({});
    expect(before.map((one) => one.replace(/ .*/, ""))).toEqual(["de/inns/[slug].yaml", "de/rye.yaml"]);
    const [ofRows = "", ofPage = ""] = before;
    const part = found({ "_parts/dogs.yaml": 'blocks: [{ type: banner, text: "Dogs are {price}. {told}." }]\n' });
    expect(part.filter((one) => before.includes(one))).toEqual([]);
    expect(found({ "inns/[slug].yaml": row("") + use("Write to us") })).toEqual([
      expect.not.stringContaining(ofRows),
      ofPage,
    ]);
    expect(found({ "rye.yaml": original + use("Write to us") })).toEqual([ofRows, expect.not.stringContaining(ofPage)]);
    expect(found({ "_data/inns.csv": "slug,fee\nelm,15\n" })).toEqual(before);
    expect(found({}, ofRows.replace(/.* /, ""))).toEqual([ofPage]);
  });

  test("says where the original is gone, and not where it may be in a file that is wrong", () => {
    const files = inTwo({ "de/rye.yaml": german("aaaaaaaa") });
    expect(said(files, "stale-translation")).toEqual([
      "de/rye.yaml The page that this one was translated from is gone, expected an original.",
    ]);
    expect(said({ ...files, "rye.yaml": original.replace("unlisted", "unlistd") }, "stale-translation")).toEqual([]);
  });
});

describe("link-to-another-language", () => {
  const rye = { "rye.yaml": otherPage("Rye"), "de/roggen.yaml": otherPage("Roggen\ntranslates: /rye") };
  const german = (text: string) => ({
    "de/index.yaml": otherPage("Start").replace("Fresh bread\n", `Brot\n    description: ${JSON.stringify(text)}\n`),
  });
  const found = (files: Readonly<Record<string, string>>) =>
    checkExample(inTwo({ ...rye, ...files })).map(({ code, suggestion }) => `${code} ${suggestion ?? "-"}`);

  test.each([
    ["to a page that has no translation", { "oats.yaml": otherPage("Oats"), ...german("[Hafer](/oats)") }],
    ["whose words name the language", german("[die englische Seite](/rye)")],
    ["whose words name its country", german("[Vereinigtes Königreich](/rye)")],
    ["whose words name it as it calls itself", german("[Rye bread in English](/rye)")],
    [
      "of a page to itself in another language",
      {
        "de/roggen.yaml": rye["de/roggen.yaml"].replace("Fresh bread\n", "Brot\n    description: Auch [hier](/rye).\n"),
      },
    ],
    [
      "of a page that has a language of its own",
      { "de/gast.yaml": german("[rye](/rye)")["de/index.yaml"].replace("Start", "Guests\nlanguage: en") },
    ],
    [
      "in the site file of all languages",
      { "_site.yaml": site.replace("label: Home\n      href: /", "label: Home\n      href: /de") },
    ],
  ])("says nothing of a link %s", (_, files) => {
    expect(found(files)).toEqual([]);
  });

  test("looks at the site file of a language", () => {
    const menu = "header:\n  menu:\n    - type: link\n      label: Roggen\n      href: /rye\n";
    expect(found({ "de/_site.yaml": menu })).toEqual(["link-to-another-language /de/roggen"]);
  });
});

describe("link-to-another-language, of lists", () => {
  const list = (folder: string, title = "Brote") =>
    `${otherPage("Alles")}  - type: collection\n    title: ${title}\n    folder: ${folder} # all\n`;
  const breads = Object.fromEntries(
    ["breads/index", "breads/rye", "breads/oats", "de/breads/rye", "de/breads/oats"].map((name) => [
      `${name}.yaml`,
      pageNamed(name),
    ]),
  );
  const { "breads/oats.yaml": oats = "", ...withoutOats } = breads;
  const found = (files: Readonly<Record<string, string>>) =>
    checkExample(
      inTwo({ "_site.yaml": `${site}checks: { missing-translation: off, orphan-page: off }\n`, ...files }),
    ).map(({ code, file, line, message, suggestion }) => `${code} ${file}:${line} ${message} ${suggestion ?? "-"}`);
  const told = (folder: string) =>
    `link-to-another-language pages/de/all.yaml:9 This list shows pages in English, and there is a folder for Deutsch too: ${folder}.`;

  test("tells one of a folder that is there in the language of the list", () => {
    expect(found({ ...breads, "de/all.yaml": list("/breads") })).toEqual([`${told("/de/breads")} /de/breads`]);
    const files = {
      "_site.yaml": site,
      "de/index.yaml": otherPage("Start"),
      ...breads,
      "de/all.yaml": list("/breads"),
    };
    expect(fixMemory(exampleContent(files).raw).changed.map(({ text }) => text)).toEqual([list("/de/breads")]);
  });

  test("tells the folder of the page that translates that of the folder", () => {
    const german = { "de/brote/index.yaml": pageNamed("Brote", "translates: /breads\n") };
    const inGerman = (name: string) => pageNamed(`${name} auf Deutsch`, `translates: /breads/${name}\n`);
    expect(
      found({
        ...withoutOats,
        ...german,
        "breads/oats.yaml": oats,
        "de/breads/rye.yaml": null as never,
        "de/breads/oats.yaml": null as never,
        "de/brote/roggen.yaml": inGerman("rye"),
        "de/brote/hafer.yaml": inGerman("oats"),
        "de/all.yaml": list("/breads"),
      }),
    ).toEqual([`${told("/de/brote")} /de/brote`]);
  });

  test("has no certain remedy where not all pages of the folder are there", () => {
    expect(found({ ...breads, "breads/wheat.yaml": pageNamed("Wheat"), "de/all.yaml": list("/breads") })).toEqual([
      `${told("/de/breads")} -`,
    ]);
  });

  test.each([
    ["that the language has not", { ...withoutOats, "grains/oats.yaml": oats, "de/all.yaml": list("/grains") }],
    ["whose title names the language", { ...breads, "de/all.yaml": list("/breads", "Auf Englisch") }],
    ["of the language itself", { ...breads, "de/all.yaml": list("/de/breads") }],
  ])("says nothing of a folder %s", (_, files) => {
    expect(found(files)).toEqual([]);
  });
});

describe("translation-conflict", () => {
  const page = (title: string, translates?: string) =>
    otherPage(translates === undefined ? title : `${title}\ntranslates: ${translates}`);
  const found = (files: Readonly<Record<string, string>>) =>
    checkExample(inTwo({ "rye.yaml": page("Rye"), ...files })).map(
      ({ code, file, line, message, related = [] }) =>
        `${code} ${file}:${line} ${message}${related.map((one) => ` ${one.file}:${one.line}`).join("")}`,
    );
  const twice = "Two pages in Deutsch translate the same page, expected only one: this page and";

  test.each<[string, Readonly<Record<string, string>>, string[]]>([
    [
      "that two pages translate",
      { "de/a.yaml": page("A", "/rye"), "de/b.yaml": page("B", "/rye") },
      [`translation-conflict pages/de/b.yaml:2 ${twice} "/de/a". pages/de/a.yaml:2`],
    ],
    [
      "that has a translation of the same path",
      { "de/rye.yaml": page("A"), "de/a.yaml": page("B", "/rye") },
      [`translation-conflict pages/de/a.yaml:2 ${twice} "/de/rye". pages/de/rye.yaml:1`],
    ],
    [
      "of the same language",
      { "de/rye.yaml": page("A"), "de/a.yaml": page("B", "/de/rye") },
      [
        'translation-conflict pages/de/a.yaml:2 This page is in Deutsch as "/de/rye" is, expected a page in another language.',
      ],
    ],
    [
      "that is itself",
      { "de/rye.yaml": page("A", "/de/rye") },
      [
        "translation-conflict pages/de/rye.yaml:2 This page is in Deutsch as it is itself, expected a page in another language.",
      ],
    ],
    [
      "of the first language, in that",
      { "oats.yaml": page("Oats", "/rye"), "de/rye.yaml": page("A"), "de/oats.yaml": page("B") },
      [
        'translation-conflict pages/oats.yaml:2 This page is in English as "/rye" is, expected a page in another language.',
      ],
    ],
    ["that is not there", { "de/a.yaml": page("A", "/oats") }, ["unknown-link pages/de/a.yaml:2"]],
    ["of another", { "de/roggen.yaml": page("A", "/rye") }, []],
  ])("is told of what translates a page %s", (_, files, expected) => {
    const short = (line: string) => (line.startsWith("unknown-link") ? line.split(" ").slice(0, 2).join(" ") : line);
    expect(found(files).map(short)).toEqual(expected);
  });
});

describe("wrong-language", () => {
  const bad = wrongLanguage.bad as Readonly<Record<string, string>>;
  const english = /«(.*)»/.exec(bad["de/index.yaml"] ?? "")?.[1] ?? "";
  const page = (top: string, text: string) =>
    otherPage(`Start\n${top}`).replace("Fresh bread\n", `Brot\n    description: ${text}\n`);
  const found = (text: string, path = "de/x.yaml") => said(inTwo({ [path]: text }), "wrong-language");

  const french = "Le pain est cuit la nuit, quand le village dort, et la farine vient du moulin de la vallée.";
  const german = "Wer vor sechs unterwegs ist, riecht es schon, und von da an ist die Tür offen.";

  test("is said of a page in one of the other languages of the site", () => {
    expect(found(page("language: de", english))).toHaveLength(1);
    expect(found(page("language: de", english), "x.yaml")).toHaveLength(1);
  });

  test("names what makes it one of that language: a code that the site has, or the place of what is written the other way", () => {
    const site = `${exampleSite}languages:
  - { code: en-GB, name: English }
  - { code: ar-JO, path: /ar, name: العربية }
`;
    const arabic =
      "يخبز الخبز في الليل عندما تكون القرية نائمة، ويأتي الدقيق من المطحنة في آخر الوادي، والماء من النبع خلف البيت. ".repeat(
        5,
      );
    const files = { "_site.yaml": site, "x.yaml": page("tags: [a]", arabic), "ar/x.yaml": page("tags: [a]", english) };
    const hints = checkExample(files).flatMap(({ code, hint = "" }) =>
      code === "wrong-language" ? hint.replace(/^.*in (?=\w+, )/, "") : [],
    );
    expect(hints).toEqual(['English, say "language: en-GB" in it.', "Arabic, put it below /ar."]);
  });

  test.each([
    ["says that it is in that language", page("language: en", english)],
    ["has a language that is none", page("language: de_DE", english)],
    ["is short", page("tags: [a]", english.slice(0, 300))],
    ["is code", `${otherPage("Start")}  - { type: prose, title: More, body: "\`\`\`\\n${english}\\n\`\`\`" }\n`],
    ["is in a language that the site has not", page("tags: [a]", `${french} `.repeat(5).trim())],
    ["is half in each", page("tags: [a]", `${english}${` ${german}`.repeat(8)}`)],
  ])("is not said of a page that %s", (_, text) => {
    expect(found(text)).toEqual([]);
  });
});

/** Invented, with what published pages in these languages have and rules about English words or Latin letters could take for mistakes. */
const published = {
  de: `Die Bäckerei, die die Leute „Ofenhaus“ nennen, hat an Feiertagen zu. Was der der Müller sagte, gilt: Die TBC-Station von 1912 ist heute unsere Backstube (siehe [Link](/de)).

- »Brot & Butter«, z. B. mit Schnittlauch – je 3,50 €
- 1. FC Ofenhaus: sonntags um 10 Uhr

**Achtung:** Ab 1. Mai backen wir früher. Fragen? [Hier](/de) steht mehr.`,
  fr: `Nous nous levons à deux heures ; vous vous réveillez avec du pain « tout chaud ». Les XXX années d’avant, c’était un dispensaire contre la TBC.

- L’après-midi : brioches à 2,50 €
- N° 4, rue de l’Église

**À savoir :** le lundi, c’est fermé. [Lire la suite](/fr) ou [ici](/fr).`,
  ja: `　私たちのパン屋は「かまど」と呼ばれています。営業時間：午前７時〜午後３時（定休日：月曜日）。小麦は谷の水車小屋から届きます。

- 食パン……三百円
- あんパン／クリームパン：二百円

**お知らせ**です。五月一日からは、もっと早く焼きます。[詳しくはこちら](/ja)`,
  ar: `نخبز الخبز ليلًا، حين تنام القرية؛ فهل تشمّ رائحته عند الساعة ٦؟ يأتي الدقيق من «طاحونة الوادي» (HTML\u200f) والماء من النبع خلف البيت.

- رغيف القمح: ٣٫٥٠ يورو
- خبز الشعير ــ كل يوم جمعة

**ملاحظة:** نغلق يوم الاثنين. [اقرأ المزيد](/ar) أو [هنا](/ar).`,
};

test("pages in German, French, Japanese and Arabic as they are published have no mistake, before a release too", () => {
  const languages = Object.keys(published).map((code) => `  - code: ${code}\n    path: /${code}\n    name: ${code}\n`);
  const pages = Object.entries(published).flatMap(([code, text]) => {
    const body = text.split("\n").map((line) => `      ${line}\n`);
    const page = `${otherPage("FAQ")}  - type: prose\n    title: FAQ\n    body: |2\n${body.join("")}`;
    return [[`${code}/index.yaml`, page] as const];
  });
  const files = {
    "_site.yaml": exampleSite
      .replaceAll("bakery.example", "bakery.test")
      .replace(/header:.*(?=footer:)/s, `languages:\n  - code: en-GB\n    name: English\n${languages.join("")}`),
    ...Object.fromEntries(pages),
  };
  expect(placesOf(files, { release: true })).toEqual([]);
});

test("two pages of one language are told that they have one title, and those of two are not", () => {
  expect(codesOf(inTwo({ "a.yaml": otherPage("FAQ"), "de/a.yaml": otherPage("FAQ") }))).toEqual([]);
  expect(codesOf(inTwo({ "de/b.yaml": otherPage("FAQ"), "de/a.yaml": otherPage("FAQ") }))).toEqual(["duplicate-title"]);
});
