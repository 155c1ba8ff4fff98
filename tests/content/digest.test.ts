import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileAcceptor, loadAcceptor } from "../../scripts/content/acceptor.ts";
import { allCodes } from "../../scripts/content/all-codes.ts";
import { type ContentModel, checkRawContent, createContentModel } from "../../scripts/content/check-content.ts";
import { siteFileName } from "../../scripts/content/content-path.ts";
import { digestPage, type PageDigest } from "../../scripts/content/digest-page.ts";
import { exampleContent } from "../../scripts/content/example-content.ts";
import { allFileRules } from "../../scripts/content/files/all-file-rules.ts";
import { indexDigests } from "../../scripts/content/index-digests.ts";
import { type RawContent, readContent } from "../../scripts/content/read-content.ts";
import { routeOf } from "../../scripts/content/route-of.ts";
import { readSchemas } from "../../scripts/content/schema-set.ts";
import { projectRoot, schemaFolder } from "../../scripts/project.ts";
import { memorySite } from "./memory-site.ts";
import { mutate, mutators } from "./mutations.ts";

const schemas = readSchemas(schemaFolder);
const accepts = loadAcceptor(compileAcceptor(schemas));
const models = {
  check: createContentModel(schemas, { accepts }),
  release: createContentModel(schemas, { release: true, accepts }),
};

/** Whether a build finds nothing wrong, page by page and then between them, without knowing where anything stands. */
function isAcceptedByDigest(model: ContentModel, raw: RawContent): boolean {
  if (raw.others.length > 0 || allFileRules.some((rule) => rule.check(raw).length > 0)) return false;
  const site = raw.sources.find(({ path }) => path === siteFileName);
  const pages = raw.sources.filter((source) => source !== site).map((source) => digestPage(model, source)?.digest);
  if (!site || pages.includes(undefined)) return false;
  // As they come out of the cache.
  const digests = JSON.parse(JSON.stringify(pages)) as PageDigest[];
  return indexDigests(model, { site, digests, assets: raw.assets }) !== undefined;
}

function isAcceptedCarefully(model: ContentModel, raw: RawContent): boolean {
  return checkRawContent(model, raw).diagnostics.length === 0;
}

describe("a build accepts what the careful check accepts, and nothing else", () => {
  test.each([...allCodes.values()].filter(({ buildOnly }) => !buildOnly))(
    "in the examples of $code",
    ({ bad, good, releaseOnly }) => {
      const model = releaseOnly ? models.release : models.check;
      expect(isAcceptedByDigest(model, exampleContent(good).raw)).toBe(true);
      expect(isAcceptedByDigest(model, exampleContent(bad).raw)).toBe(false);
    },
  );

  test("in the pages of the project, and with any kind of mistake in them", { timeout: 300_000 }, () => {
    const raw = readContent(join(projectRoot, "pages"), projectRoot);
    const routes = new Set(raw.sources.map(({ path }) => routeOf(path)));
    expect(isAcceptedByDigest(models.check, raw)).toBe(true);
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    const accepted = raw.sources.flatMap((source) => {
      const rootSchema = source.path === siteFileName ? "site.schema.json" : "page.schema.json";
      return Object.values(mutators).flatMap((mutator) =>
        mutate({ schemas, rootSchema, text: source.text, routes, random }, mutator, 1)
          .map(({ text }) => ({
            ...raw,
            sources: raw.sources.map((other) => (other === source ? { ...source, text } : other)),
          }))
          .filter((mutated) => isAcceptedByDigest(models.check, mutated))
          .map(() => source.path),
      );
    });
    expect(accepted).toEqual([]);
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
          "\n",
          "  ",
          "- ",
          ": ",
          "#",
          "/",
          "[a](/b)",
          "**",
          "`",
          "&a ",
          "*a",
          "|",
          ">-",
          "1",
          "é",
          "\u0001",
          "\u200b",
          "\uff1a",
          '" "',
          "\u00a0",
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
        expect(isAcceptedByDigest(models.check, raw)).toBe(isAcceptedCarefully(models.check, raw));
      }),
      { numRuns: 300, seed: 20254 },
    );
  });
});

test("the compiled schemas refuse texts of white space alone, as the validator does", () => {
  const page = (title: string) => ({ title, description: "Bread.", blocks: [{ type: "hero", title: "Bread" }] });
  const { validator } = models.check;
  const answers = ["Bread", " B ", "", "  ", "\u00a0", "\u200b", "\n"].map((title) => [
    accepts.page(page(title)),
    validator.page(page(title)).length === 0,
  ]);
  expect(answers).toEqual([[true, true], [true, true], ...Array(5).fill([false, false])]);
});

test("what a check with the scope of a file finds depends on that file alone", () => {
  for (const { bad, releaseOnly } of allCodes.values()) {
    const model = releaseOnly ? models.release : models.check;
    const { raw } = exampleContent(bad);
    const inAll = (checked: RawContent) =>
      checkRawContent({ ...model, memory: new WeakMap() }, checked)
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
