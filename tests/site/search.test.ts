import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchMaker } from "../../scripts/dev-server/search-maker.ts";
import { headerPolicy } from "../../scripts/output/content-policy.ts";
import { makeSearchIndex } from "../../scripts/output/search-files.ts";
import { queriesInstead, searchedWords } from "../../src/behaviours/search-index.ts";
import { askSearch } from "../support/build/ask-search.ts";
import { listFiles, readBuiltPages } from "../support/build/built-site.ts";
import { type Files, page, textPicture, writeFile, writeFiles } from "../support/build/edited-site.ts";
import { openDevSite } from "../support/build/open-dev-site.ts";
import { build, createWorkplace, type Workplace } from "../support/build/workplace.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const prose = (id: string, title: string, body: string) =>
  `  - { type: prose, id: ${id}, title: ${title}, body: '${body}' }\n`;

const files: Files = {
  "_site.yaml": `brand: { name: Bakery }
origin: https://www.example.com/bread
language: en
languages:
  - { code: en, name: English }
  - { code: de, path: /de, name: Deutsch }
search: /find
share: { image: /assets/share.png }
checks: { missing-translation: off }
`,
  "_assets/share.png": textPicture,
  "index.yaml": page("Home"),
  "find.yaml": page("Find a loaf"),
  "buns.yaml": page(
    "Buns",
    prose("brulee", "Sweet ones", "With crème brûlée.") + prose("salt", "Salty ones", "With <seeds> & bakeries."),
  ),
  "oven.yaml": page(
    "The oven",
    '  - { type: prose, title: Fire, body: "Lit at two.\\n\\n```\\nheat\\n```\\n\\n- Beech\\n- Ash" }\n',
  ),
  "hidden.yaml": `unlisted: true\n${page("Hidden buns")}`,
  "draft.yaml": `draft: true\n${page("Coming buns")}`,
  "de/index.yaml": page("Start"),
  "de/suche.yaml": `translates: /find\n${page("Suchen nach Brot")}`,
  "de/brot.yaml": page("Brote", prose("korn", "Körner", "Der Bäcker nimmt Roggen.")),
};

async function buildSite(changed: Files = {}, place = createWorkplace()): Promise<Workplace> {
  writeFiles(place.pages, { ...files, ...changed });
  const { said } = await build(place);
  expect(said).toHaveProperty("pages");
  return place;
}

const place = createWorkplace({}, afterAll);
beforeAll(() => buildSite({}, place));
const ask = (query: string, language = "en") => askSearch(join(place.out), query, language);

describe("the search of a site", () => {
  test("finds words with and without their accents, and leads to the part of the page with the place marked", async () => {
    const found = ["Buns /bread/buns\n#brulee: Sweet ones. With crème <mark>brûlée.</mark>"];
    expect([await ask("brulee"), await ask("BRÛLÉE")]).toEqual([found, found]);
  });

  test("finds a word in another number, and shows what looks like markup as text", async () => {
    const found = ["Buns /bread/buns\n#salt: Salty ones. With &lt;seeds&gt; & <mark>bakeries.</mark>"];
    expect([await ask("bakery"), await ask("seed")]).toEqual([
      found,
      [
        found[0]
          ?.replace("&lt;seeds&gt;", "<mark>&lt;seeds&gt;</mark>")
          .replace(/<mark>bakeries.<\/mark>/, "bakeries."),
      ],
    ]);
  });

  test("finds the pages of its own language, and none that is unlisted, a draft or that of the search", async () => {
    expect(await ask("bun")).toEqual([expect.stringMatching(/^Buns /)]);
    expect([await ask("loaf"), await ask("roggen"), await ask("suchen", "de")]).toEqual([[], [], []]);
    expect(await ask("backer", "de")).toEqual([
      "Brote /bread/de/brot\n#korn: Körner. Der <mark>Bäcker</mark> nimmt Roggen.",
    ]);
  });

  test("parts the words of boxes that have nothing between them, and leaves out those of buttons", async () => {
    expect(await ask("beech")).toEqual([
      "The oven /bread/oven\n#:~:text=Fire: Fire. Lit at two. heat <mark>Beech.</mark> Ash.",
    ]);
  });

  test("finds a page by its description", async () => {
    const description = "description: All about The oven.";
    const pages = {
      "oven.yaml": String(files["oven.yaml"]).replace(description, "description: Where rolls turn brown."),
    };
    const { out } = await buildSite(pages);
    expect(await askSearch(out, "brown")).toEqual([
      "The oven /bread/oven\n: Where rolls turn <mark>brown.</mark> The oven.",
    ]);
  });

  test("is on its page alone, and a link to that of the language on all others", () => {
    const pages = readBuiltPages(place.out);
    const boxes = [...pages].filter(([, html]) => html.includes('data-behaviour="search"'));
    expect(boxes.map(([route]) => route).sort()).toEqual(["/de/suche", "/find"]);
    expect(pages.get("/de/suche")).toContain(
      "<noscript><p>Die Suche braucht JavaScript, das hier ausgeschaltet ist.</p>",
    );
    expect(pages.get("/buns")).toContain('href="/bread/find"');
    expect(pages.get("/de/brot")).toContain('href="/bread/de/suche"');
  });

  test("opens no policy of a page, but for the form without JavaScript on its own: WebAssembly runs in a worker", () => {
    const pages = readBuiltPages(place.out);
    const plain = /content="(default-src 'none'; script-src 'self';.*?) style-src/.exec(pages.get("/buns") ?? "")?.[1];
    expect(plain).toBe(
      "default-src 'none'; script-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types page search;",
    );
    expect(pages.get("/find")).toContain(plain?.replace("form-action 'none'", "form-action 'self'"));
    const header = "script-src 'self' 'wasm-unsafe-eval'; style-src-attr 'none'; object-src 'none'; base-uri 'none'";
    expect(headerPolicy({}, true)).toBe(
      `${header}; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types page search`,
    );
    expect(place.read("_headers")).toContain(
      "/bread/_search/fragment/*\n  Cache-Control: public, max-age=31536000, immutable",
    );
  });

  test("is indexed again where a page has changed or gone, and not where none has", async () => {
    const own = await buildSite();
    const index = () =>
      new Map(
        listFiles(join(own.out, "_search")).map(
          (path) => [path, statSync(join(own.out, "_search", path)).ino] as const,
        ),
      );
    const first = index();
    await buildSite({}, own);
    expect(index()).toEqual(first);

    await buildSite({ "buns.yaml": page("Buns", prose("rye", "Dark ones", "With rye.")) }, own);
    const second = index();
    const kept = (folder: string) =>
      [...second].filter(([path, ino]) => path.startsWith(folder) && first.get(path) === ino);
    // The home pages, the oven and the German one.
    expect(kept("fragment/")).toHaveLength(4);
    expect(await askSearch(own.out, "rye")).toEqual(["Buns /bread/buns\n#rye: Dark ones. With <mark>rye.</mark>"]);
    expect(await askSearch(own.out, "brulee")).toEqual([]);

    await buildSite({ "buns.yaml": `draft: true\n${page("Buns")}` }, own);
    expect(await askSearch(own.out, "buns")).toEqual([]);
    expect([...index().keys()].filter((path) => path.startsWith("fragment/"))).toHaveLength(4);
  });

  test("leaves nothing on a site without one", async () => {
    const without = await buildSite({ "_site.yaml": (files["_site.yaml"] ?? "").replace("search: /find\n", "") });
    expect(listFiles(without.out).filter((path) => /search/.test(path))).toEqual([]);
    const texts = ["buns.html", "_headers"].map((path) => readFileSync(join(without.out, path), "utf8"));
    expect(texts.filter((text) => /search|wasm/.test(text))).toEqual([]);
  });
});

test("an index in two parts is searched as one, and a language with one page has one part", async () => {
  const out = temporaryFolder();
  const loaf = (address: string, language: string, words: string) => ({
    address,
    language,
    title: address,
    html: `<main><h1>${address}</h1><p>${words}</p></main>`,
  });
  const loaves = [
    loaf("/rye", "en", "Dark bread"),
    loaf("/brot", "de", "Das Bread"),
    loaf("/spelt", "en", "Light bread"),
  ];
  for await (const { path, content } of makeSearchIndex(loaves, 2)) writeFile(out, path, content);
  const found = async (query: string, language: string) =>
    (await askSearch(out, query, language)).map((page) => page.split("\n")[0]).sort();
  expect([await found("bread", "en"), await found("bread", "de"), await found("light", "en")]).toEqual([
    ["/rye /rye", "/spelt /spelt"],
    ["/brot /brot"],
    ["/spelt /spelt"],
  ]);
  expect(listFiles(join(out, "_search/2")).map((path) => path.replace(/_[0-9a-f]+/, ""))).toEqual([
    "fragment/en.pf_fragment",
    "index/en.pf_index",
    "pagefind-entry.json",
    "pagefind.en.pf_meta",
  ]);
});

test("an index has small parts for words, of which browsers fetch few, and names the letters at the quarters of the alphabet", async () => {
  const letters = "abcdefghijklmnop";
  const words = Array.from({ length: 16 ** 3 }, (_, at) =>
    [at >> 8, (at >> 4) % 16, at % 16].map((index) => `${letters[index]}a`).join(""),
  );
  const page = { address: "/words", language: "en", title: "Words", html: `<main><p>${words.join(" ")}</p></main>` };
  const files = new Map<string, string | Uint8Array>();
  for await (const { path, content } of makeSearchIndex([page])) files.set(path, content);
  const parts = [...files].filter(([path]) => path.endsWith(".pf_index")).map(([, { length }]) => length);
  expect([parts.length > 2, Math.max(...parts) < 8000]).toEqual([true, true]);
  const entry = JSON.parse(String(files.get("_search/pagefind-entry.json")));
  expect(entry).toMatchObject({ languages: { en: { letters: ["a", "a", "h"] } } });
});

test("the dev server makes the index of the pages as they are when somebody begins to search", async () => {
  const { site, write } = openDevSite({ ...files, "bread/rye.yaml": page("Rye") });
  const renderer = await import("../../src/entry-server.tsx");
  const make = searchMaker({
    base: "",
    site,
    renderer: { load: async () => renderer, styles: async () => "", file: () => undefined, forget: () => false },
  });
  const words = async () => {
    await make("/_search/pagefind-worker.js");
    return String(await make("/_search/words.en.txt"));
  };
  expect(await words()).toContain("bakeries");
  write("buns.yaml", page("Buns", prose("rye", "Dark ones", "With pumpernickel.")));
  expect(await words()).toMatch(/^(?!.*bakeries).*pumpernickel/s);
  expect(await make("/assets/x.png")).toBeUndefined();
});

test.each([
  ["brekfast", ["breakfast"]],
  ["rye braed", ["rye bread"]],
  ["Creme", ["crème"]],
  ["baguettte", ["baguette"]],
  // The more common of two.
  ["loat", ["loaf"]],
  // The one that begins alike.
  ["leda", ["lead"]],
  ["sourdoh", ["sourdough"]],
  // Too short to tell, and too unlike any.
  ["rey", []],
  ["pumpernickel", []],
  ["bread", []],
  ["lead", []],
  // Those that contain it.
  ["Maschine", ["waschmaschine", "spülmaschinen"]],
  ["graue Maschine", ["graue waschmaschine", "graue spülmaschinen"]],
  ["Cafe", ["strassencafés"]],
  ["oeuvre", ["œuvre"]],
  ["Straßencafe", ["strassencafés"]],
])("what is nowhere on a site is searched for by its nearest words: %s", (query, instead) => {
  const words = ["bread", "loaf", "load", "breakfast", "crème", "baguette", "lead", "sourdough"];
  const others = ["waschmaschine", "spülmaschinen", "strassencafés", "œuvre"];
  expect(queriesInstead(query, [...words, ...others], query.split(" ").slice(-1))).toEqual(instead);
});

test("finds a word after an elided article, and in a name, with the place marked", async () => {
  const out = temporaryFolder();
  const html = "<main><h1>L’huile</h1><p>Le potiron d’Étampes et les pois O’Hara.</p></main>";
  for await (const { path, content } of makeSearchIndex([{ address: "/fr", language: "fr", title: "L’huile", html }]))
    writeFile(out, path, content);
  const found = (text: string) => [`L’huile /fr\n: ${text}`];
  expect([await askSearch(out, "huile", "fr"), await askSearch(out, "etampes", "fr")]).toEqual([
    found("<mark>L'huile.</mark> Le potiron d'Étampes et les pois O'Hara."),
    found("L'huile. Le potiron <mark>d'Étampes</mark> et les pois O'Hara."),
  ]);
  expect(await askSearch(out, "hara", "fr")).toEqual(
    found("L'huile. Le potiron d'Étampes et les pois <mark>O'Hara.</mark>"),
  );
});

test.each([
  ["l’huile d'olive", "huile olive"],
  ["dell'arte", "arte"],
  ['"qu\'elle"', '"elle"'],
  ["O'Hara", "Hara"],
  ["we'll don't rock'n'roll aujourd'hui cox's", "we'll don't rock'n'roll aujourd'hui cox's"],
  ["$uicideboy$ <Tag> +44 M.I.A. (sic) C++ !!!", "uicideboy Tag 44 M.I.A sic C !!!"],
  ['user_id /v1/users "$ref" जी?', 'user_id v1/users "$ref" जी?'],
])("words are searched for without an elided article and the signs around them: %s", (query, searched) => {
  expect(searchedWords(query)).toBe(searched);
});
