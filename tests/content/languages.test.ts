import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { englishLabels } from "../../scripts/content/labels/shipped-labels.ts";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { checkExample, codesOf, pageNamed, placesOf, reportsOf } from "./support/check-example.ts";

describe("the words of the interface", () => {
  const english = Object.entries(englishLabels());
  const site = (language: string, labels: readonly (readonly [string, string])[]) => {
    const lines = labels.map(([key, word]) => `  ${key}: ${JSON.stringify(word)}\n`).join("");
    return { "_site.yaml": exampleSite.replace("en-GB", language) + (lines && `labels:\n${lines}`) };
  };

  test.each(["en", "en-GB", "en-US"])("are there for a site in %s", (language) => {
    expect(checkExample(site(language, []))).toEqual([]);
  });

  test("are all asked for in another language, in one mistake with the lines to add", () => {
    const found = checkExample(site("gd", []));
    expect(found).toMatchObject([{ code: "missing-label", pointer: "/language", line: 4 }]);
    const [first, ...lines] = found[0]?.hint?.split("\n") ?? [];
    expect(first).toBe("Translate and add to this file:");
    expect(parse(lines.join("\n"))).toEqual({ labels: englishLabels() });
  });

  test("are asked for as far as they are missing, at the labels that are there", () => {
    expect(reportsOf(site("gd", english.slice(2)))).toEqual([
      '24 missing-label: The language of the site is "gd", and 2 of its labels are missing, expected all interface labels. Translate and add below "labels":\n  skipToContent: Skip to content\n  mainNavigation: Main',
    ]);
  });

  test.each(["cy", "de-AT", "ar", "nn", "zh-TW"])("come with the renderer in %s", (language) => {
    expect(checkExample(site(language, []))).toEqual([]);
  });
});

describe("languages", () => {
  const site = (language: string) => exampleSite.replace("en-GB", language);
  const ownPage = (language: string) => `${pageNamed("Rye", `language: ${language}\nunlisted: true\n`)}`;

  test.each([
    ["ua", 'This is the code of Ukraine, where the language is mostly "uk".'],
    ["cz", 'This is the code of Czechia, where the language is mostly "cs".'],
    ["en-UK", 'Write "en-GB" instead.'],
    [
      "en-EN",
      "Write the code of the language, followed if necessary by a hyphen and the code of the script or country.",
    ],
    ["xx", "Write the code of the language, followed if necessary by a hyphen and the code of the script or country."],
  ])("that are none are told: %s", (code, hint) => {
    expect(reportsOf({ "_site.yaml": site(code) })).toEqual([
      `4 unsupported-language: There is no language "${code}", expected a language code such as en-GB. ${hint}`,
    ]);
  });

  test.each(["ar", "pa-PK", "az-Arab"])(
    "that are written from right to left are refused for a page of a site that is not: %s",
    (language) => {
      expect(placesOf({ "rye.yaml": ownPage(language) })).toEqual([
        `unsupported-language rye.yaml 3:11-3:${11 + language.length}`,
      ]);
      expect(codesOf({ "_site.yaml": site(language), "rye.yaml": ownPage(language) })).not.toContain(
        "unsupported-language",
      );
    },
  );

  test("written from left to right are taken in a site that is not", () => {
    expect(codesOf({ "_site.yaml": site("ar"), "rye.yaml": ownPage("en") })).toEqual([]);
  });

  test.each(["zh-Hant", "pa", "az-Latn"])("that are written from left to right are not: %s", (language) => {
    expect(codesOf({ "rye.yaml": ownPage(language) })).toEqual([]);
  });
});

describe("a site of several languages", () => {
  /** What is said of a site with these languages, and a home page at each path that is named. */
  const reports = (languages: readonly string[], files: Readonly<Record<string, string>> = {}) =>
    reportsOf({
      "_site.yaml": exampleSite.replace(
        /header:.*(?=footer:)/s,
        `languages:\n${languages.map((one) => `  - ${one}\n`).join("")}`,
      ),
      ...files,
    });
  const english = "{ code: en-GB, name: English }";
  const german = "{ code: de, path: /de, name: Deutsch }";
  const home = { "de/index.yaml": pageNamed("Start") };

  test("has nothing wrong with a path, a home page and a file of its own for each of them", () => {
    expect(reports([english, german], { ...home, "de/_site.yaml": "brand: { tagline: Brot }\n" })).toEqual([]);
  });

  test.each<[string, string[], string]>([
    [
      "a code that another has",
      [english, german, german.replace("/de", "/at")],
      "8 incomplete-language: Another language also has this code, expected a different one. Write a different one.",
    ],
    [
      "a path that another has",
      [english, german, german.replace("code: de", "code: de-AT")],
      "8 incomplete-language: Another language also has this path, expected a different one. Write a different one.",
    ],
    [
      "another language first than that of the site",
      ["{ code: fr, name: Français }", german],
      '6 incomplete-language: The first language is fr, expected that of the site, en-GB. Put en-GB first, or change "language".',
    ],
    [
      "no path",
      [english, german, "{ code: pt-BR, name: Português }"],
      '8 incomplete-language: The language pt-BR has no path, expected the route of its home page. Add "path: /pt-br".',
    ],
    [
      "no home page",
      [english, german, "{ code: fr, path: /fr, name: Français }"],
      "8 incomplete-language: No page has the route /fr, expected the home page of the language fr. Add fr/index.yaml.",
    ],
  ])("is reported for %s", (_, languages, report) => {
    expect(reports(languages, home)).toEqual([report]);
  });

  test("is not reported for a home page that is a draft: unpublished-home is", () => {
    const files = { ...home, "de/index.yaml": `draft: true\n${home["de/index.yaml"]}` };
    expect(reports([english, german], files)).toEqual([
      "1 unpublished-home: The home page /de is a draft, expected one that readers can see. Publish it: a language of a site needs a home page at all times.",
    ]);
  });

  test.each([
    ["_site.yaml", "brand: { tagline: Pain }\n"],
    ["_facts.yaml", 'phone: "01225 555 010"\n'],
  ])(
    "is reported for a %s of a language that it has not, in words that say where languages are named",
    (name, text) => {
      expect(reports([english, german], { ...home, [`fr/${name}`]: text })).toEqual([
        `1 incomplete-language: No language of the site has the path /fr, expected a ${name} only in the folder of a language. ` +
          'Add it to "languages" in the main _site.yaml, or remove this file.',
      ]);
    },
  );
});
