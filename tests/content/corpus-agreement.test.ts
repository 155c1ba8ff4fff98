import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { isAcceptedByDigest, models } from "./support/accepted-by-digest.ts";
import { changedSite, readCases } from "./support/corpus-case.ts";

// The latest collections: a build asks only those checks that may find something, and must miss nothing by that.
test.each(["ninth", "tenth", "eleventh"])(
  "a build refuses what the check reports of the %s collection, and nothing else",
  {
    timeout: 600_000,
  },
  (name) => {
    const folder = join(import.meta.dirname, "corpus", name);
    const cases = readdirSync(folder).flatMap((file) => readCases(join(folder, file)));
    const judged = cases.map((example) => {
      const raw = changedSite(example);
      const reported = checkRawContent(models.check, raw).diagnostics.some(({ unpublished }) => !unpublished);
      return { name: example.name, reported, refused: !isAcceptedByDigest(models.check, raw) };
    });
    expect(judged.filter(({ reported }) => reported).length).toBeGreaterThan(100);
    expect(judged.filter(({ reported, refused }) => reported !== refused)).toEqual([]);
  },
);
