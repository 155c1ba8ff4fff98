import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { englishLabels, shippedLabels } from "../../scripts/content/labels/shipped-labels.ts";
import { isolated, labelsOf, listed, readsFromLeft, withCount } from "../../src/labels.ts";
import { projectRoot } from "../support/system/own-project.ts";

const english = englishLabels();

const folder = join(projectRoot, "schema/labels");
const languages = readdirSync(folder)
  .filter((name) => name.endsWith(".yaml"))
  .map((name) => name.replace(".yaml", ""));
/** The official languages of the European Union but English, and those beside them that the renderer promises. */
const promised =
  "bg cs da de el es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv cy uk tr ar he fa hi zh-Hans zh-Hant ja ko";

describe("the labels that come with the renderer", () => {
  test("are there in each language that is promised", () => {
    expect(promised.split(" ").filter((language) => !languages.includes(language))).toEqual([]);
  });

  test.each(languages)("are whole, and say who has read them: %s", (language) => {
    const text = readFileSync(join(folder, `${language}.yaml`), "utf8");
    expect(text).toMatch(/^# (?:Machine-made: not read by a speaker yet|Read by a speaker: .+)\.\n/);
    expect(text.normalize("NFC")).toBe(text);
    const labels: Record<string, unknown> = parse(text);
    expect(Object.keys(labels)).toEqual(Object.keys(english));
    const slots = (word: unknown) => String(word).split("{}").length - 1;
    const odd = Object.entries(english).filter(
      ([key, word]) => typeof labels[key] !== "object" && slots(labels[key]) !== slots(word),
    );
    expect(odd).toEqual([]);
    const forms = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    for (const word of Object.values(labels).filter((one) => typeof one === "object"))
      expect(Object.keys(word as object).sort()).toEqual(forms);
  });

  test("have the form that a number of things takes", () => {
    const counted = (language: string, count: number) => {
      const labels = labelsOf(shippedLabels(language));
      return withCount(labels.fieldsToCheck, count, labels);
    };
    const own = labelsOf({ language: "pl", fieldsSure: { one: "{} pole", few: "{} pola", other: "{} pól" } });
    expect([1, 3, 5].map((count) => withCount(own.fieldsSure, count, own))).toEqual(["1 pole", "3 pola", "5 pól"]);
    expect(counted("en", 2)).toBe("2 to check");
    expect(new Set([1, 2, 5].map((count) => counted("ar", count).replace(/\d/, ""))).size).toBe(3);
    expect(withCount("offen", 2, own)).toBe("2 offen");
  });

  test("join names with the signs of the language", () => {
    const joined = (language: string) => listed(["A", "B", "C"], labelsOf({ language }));
    expect(["en", "de", "ja", "zh-Hant", "ar"].map(joined)).toEqual([
      "A, B, C",
      "A, B und C",
      "A、B、C",
      "A、B和C",
      "A وB وC",
    ]);
  });

  test("keep a name for machines from left to right", () => {
    expect(["en", "ja", "he"].map((language) => isolated("_pk_id", { language }))).toEqual([
      "_pk_id",
      "_pk_id",
      "\u2066_pk_id\u2069",
    ]);
  });

  test.each([
    ["+962 3 555 0139", true],
    ["0800 555 139", true],
    ["−5 °C", true],
    ["f/7 (203 mm)", true],
    ["9:00–17:00", false],
    ["٩:٠٠–١٧:٠٠", false],
    ["4.9", false],
    ["45 د.أ.", false],
    ["Wi-Fi مجاني", false],
  ])("know whether %s is read from left to right in a language that is not", (value, isFromLeft) => {
    expect(readsFromLeft(value, { language: "ar" })).toBe(isFromLeft);
    expect(readsFromLeft(value, { language: "en" })).toBe(false);
  });

  test("are those of the language, or of its script where there are two", () => {
    const close = (language: string) => shippedLabels(language)?.close;
    expect(close("de-AT")).toBe(close("de"));
    expect([close("zh-TW"), close("zh-HK")]).toEqual([close("zh-Hant"), close("zh-Hant")]);
    expect(close("zh")).toBe(close("zh-Hans"));
    expect(close("no")).toBe(close("nb"));
    expect([close("en-US"), close("gd")]).toEqual([undefined, undefined]);
  });
});
