import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { type ContentModel, stoppingModel } from "../../scripts/content/check/content-model.ts";
import { siteFileName } from "../../scripts/content/read/content-path.ts";
import type { RawContent } from "../../scripts/content/read/read-content.ts";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import { toCheck } from "../../scripts/content/rules/added/added-rules.ts";
import { allCodes } from "../../scripts/content/rules/all-rules.ts";
import type { Example } from "../../scripts/content/rules/toolkit/rule.ts";
import { defineRule } from "../../src/rule.ts";
import { runs } from "../support/system/is-full.ts";
import { contentModel, indexYaml, memorySite } from "./memory-site.ts";
import { isAcceptedByDigest, models } from "./support/accepted-by-digest.ts";

const careful = contentModel();

function isAcceptedCarefully(model: ContentModel, raw: RawContent): boolean {
  return checkRawContent(model, raw).index !== undefined;
}

/** The content of an example, whose site makes an error of a code. */
function withError(example: Example, code: string): RawContent {
  const { raw } = exampleContent(example);
  const sources = raw.sources.map((source) =>
    source.path === siteFileName ? { ...source, text: `${source.text}checks: { ${code}: error }\n` } : source,
  );
  return { ...raw, sources };
}

describe("a build accepts what the careful check accepts, and nothing else", () => {
  test.each([...allCodes.values()].filter(({ says }) => !says))(
    "in the examples of $code",
    ({ code, bad, good, releaseOnly, severity = "error" }) => {
      const model = releaseOnly ? models.release : models.check;
      expect(isAcceptedByDigest(model, exampleContent(good).raw)).toBe(true);
      expect(isAcceptedByDigest(model, exampleContent(bad).raw)).toBe(severity !== "error");
      // What is wrong with answers is asked apart from checks.
      if (!careful.checks.some((check) => check.code === code) || severity === "error") return;
      const strict = stoppingModel(careful, { [code]: "error" });
      expect([good, bad].map((example) => isAcceptedByDigest(strict, withError(example, code)))).toEqual([true, false]);
    },
  );

  test("with a rule of a project, which may look at any text of any page", () => {
    const rule = defineRule({
      code: "no-rye",
      severity: "error",
      meaning: "We have none.",
      bad: "",
      good: "",
      check: ({ texts }) =>
        texts.filter(({ value }) => value.includes("rye")).map((at) => ({ at, message: "", hint: "" })),
    });
    const model = { ...models.check, checks: [toCheck("rules/no-rye.ts", rule)] };
    const site = (title: string) => memorySite({ "index.yaml": indexYaml.replace("In figures", title) });
    expect(["Our bread", "Our rye"].map((title) => isAcceptedByDigest(model, site(title)))).toEqual([true, false]);
  });

  test("with anything typed into a page or taken out of it", () => {
    const base = memorySite({}).sources;
    const typed = fc.record({
      file: fc.integer({ min: 0, max: base.length - 1 }),
      at: fc.nat(1000),
      remove: fc.nat(12),
      insert: fc.oneof(
        fc.string({ maxLength: 3 }),
        fc.constantFrom(
          ...["\n", "  ", "- ", ": ", "#", "/", "[a](/b)", "**", "`", "&a ", "*a", "|", ">-", "1", "é"],
          ...["\u0001", "\u200b", "\uff1a", '" "', "\u00a0"],
        ),
      ),
    });
    fc.assert(
      fc.property(typed, ({ file, at, remove, insert }) => {
        const sources = base.map((source, index) => {
          const start = at % source.text.length;
          const text = source.text.slice(0, start) + insert + source.text.slice(start + remove);
          return index === file ? { ...source, text } : source;
        });
        const raw: RawContent = { ...memorySite({}), sources };
        expect(isAcceptedByDigest(models.check, raw)).toBe(isAcceptedCarefully(careful, raw));
      }),
      { numRuns: runs(300), seed: 20254 },
    );
  });
});

test("the schemas refuse texts of white space alone", () => {
  const page = (title: string) => ({ title, description: "Bread.", blocks: [{ type: "hero", title: "Bread" }] });
  const answers = ["Bread", " B ", "", "  ", "\u00a0", "\u200b", "\n"].map(
    (title) => careful.validator.page(page(title)).length === 0,
  );
  expect(answers).toEqual([true, true, ...Array(5).fill(false)]);
});

test("what a check with the scope of a file finds depends on that file alone", () => {
  for (const { bad, releaseOnly } of allCodes.values()) {
    const model = releaseOnly ? models.release : models.check;
    const { raw } = exampleContent(bad);
    const inAll = (checked: RawContent) =>
      checkRawContent({ ...model, memory: new WeakMap(), found: new WeakMap() }, checked)
        .diagnostics.filter(({ code }) => model.checks.some((check) => check.code === code && check.scope === "file"))
        .map(({ code, file, line, column }) => ({ code, file, line, column }));
    const alone = raw.sources
      .filter(({ path }) => path !== siteFileName)
      .flatMap((source) =>
        inAll({ ...raw, sources: raw.sources.filter((other) => other === source || other.path === siteFileName) }),
      )
      .filter(({ file }) => !file.endsWith(siteFileName));
    expect(alone).toEqual(inAll(raw).filter(({ file }) => !file.endsWith(siteFileName)));
  }
});
