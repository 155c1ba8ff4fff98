import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { contentModel } from "./memory-site.ts";
import { checkExample, codesOf, pageNamed, placesOf } from "./support/check-example.ts";

const englishLabels = Object.fromEntries(contentModel().englishLabels);

describe("the words of the interface", () => {
  const english = Object.entries(englishLabels);
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
    expect(parse(lines.join("\n"))).toEqual({ labels: englishLabels });
  });

  test("are asked for as far as they are missing, at the labels that are there", () => {
    expect(checkExample(site("gd", english.slice(2)))).toMatchObject([
      {
        code: "missing-label",
        pointer: "/labels",
        line: 24,
        message:
          'The language of the site is "gd", and 2 of its labels are missing, expected all words of the interface.',
        hint: 'Translate and add below "labels":\n  skipToContent: Skip to content\n  mainNavigation: Main',
      },
    ]);
  });

  test("are not asked for where they are all given, or where all that is wrong is how one is spelt or written", () => {
    const first = (key: string, word: string) => site("gd", [[key, word], ...english.slice(1)]);
    expect(codesOf(site("gd", english))).toEqual([]);
    expect(codesOf(first("skiptoContnet", "Neidio"))).toContain("unknown-key");
    expect(codesOf(first("skipToContent", ""))).toEqual(["out-of-range"]);
    expect(
      codesOf({ "_site.yaml": site("gd", english)["_site.yaml"].replace("skipToContent:", "skipToContent") }),
    ).toEqual(["missing-colon"]);
    expect(codesOf({ "_site.yaml": `${site("gd", [])["_site.yaml"]}labels: none\n` })).toEqual(["wrong-type"]);
  });

  test.each(["cy", "de-AT", "ar", "nn", "zh-TW"])("come with the renderer in %s", (language) => {
    expect(checkExample(site(language, []))).toEqual([]);
  });

  test("are not asked for in a language that is none", () => {
    expect(codesOf(site("Welsh", []))).toEqual(["wrong-form"]);
  });
});

describe("languages", () => {
  const site = (language: string) => exampleSite.replace("en-GB", language);
  const ownPage = (language: string) => `${pageNamed("Rye", `language: ${language}\nunlisted: true\n`)}`;

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
