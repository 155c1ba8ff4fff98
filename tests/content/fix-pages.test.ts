import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { fixContent } from "../../scripts/content/fix/fix-content.ts";
import { type RawContent, readContent } from "../../scripts/content/read/read-content.ts";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import { allCodes } from "../../scripts/content/rules/all-rules.ts";
import { projectRoot } from "../../scripts/program/project.ts";
import { contentModel } from "./memory-site.ts";
import { rangeOf } from "./places.ts";
import { placesIn, slips, slipsIn } from "./slips.ts";

const sites = ["bakery-site", "ferry-site"].map((name) =>
  readContent(join(projectRoot, "tests/fixtures", name), projectRoot),
);

/** A file with comments above some of its keys. */
function withComments(path: string, text: string, seed: number): string {
  return placesIn(path, text)
    .map(({ key }) => rangeOf(key)[0])
    .filter((_, index) => (index * 7 + seed) % 5 === 0)
    .toReversed()
    .map((at) => text.lastIndexOf("\n", at - 1) + 1)
    .reduce((result, at) => `${result.slice(0, at)}# ${at}: as it "was", \t*always*\n${result.slice(at)}`, text);
}

/** The text of a file after `--fix`. */
function fixed(site: RawContent, path: string, text: string): string {
  const sources = site.sources.map((source) => (source.path === path ? { ...source, text } : source));
  const { changed } = fixContent(sources, (now) => checkRawContent(contentModel(), { ...site, sources: now }));
  expect(changed.map((source) => source.path).filter((name) => name !== path)).toEqual([]);
  return changed.find((source) => source.path === path)?.text ?? text;
}

/** The files of all sites in which a mistake of a code can be made. */
function filesFor(code: string) {
  return sites.flatMap((site) =>
    site.sources.filter((source) => slipsIn(source, code, 0).length > 0).map((source) => ({ site, source })),
  );
}

test.each(Object.keys(slips))(
  "what --fix writes for %s is the page as it was meant, byte for byte, or nothing",
  (code) => {
    let mended = 0;
    const runs = 12;
    fc.assert(
      fc.property(
        fc.constantFrom(...filesFor(code)),
        fc.nat(),
        fc.nat(),
        ({ site, source: { path, text } }, at, seed) => {
          const written = withComments(path, text, seed);
          const all = slipsIn({ path, text: written }, code, seed);
          const { range, ...slip } = all[at % all.length] ?? { range: [0, 0], bad: "", meant: "" };
          fc.pre(slip.bad !== slip.meant && !/\S $/.test(slip.bad));
          const put = (part: string) => written.slice(0, range[0]) + part + written.slice(range[1]);
          const [bad, meant] = [put(slip.bad), put(slip.meant)];
          const result = fixed(site, path, bad);
          if (result !== bad) expect(result).toBe(meant);
          mended += result === meant ? 1 : 0;
        },
      ),
      { numRuns: runs, seed: 14 },
    );
    expect(mended).toBeGreaterThan(runs / 3);
  },
);

test("every code whose example offers a fix is among them", () => {
  const offering = [...allCodes.values()]
    .filter(({ isAboutWeight, releaseOnly }) => !isAboutWeight && !releaseOnly)
    .filter(({ bad }) =>
      checkRawContent(contentModel(), exampleContent(bad).raw).diagnostics.some(
        ({ suggestion }) => suggestion !== undefined,
      ),
    )
    .map(({ code }) => code);
  expect(offering.filter((code) => !(code in slips))).toEqual([]);
});
