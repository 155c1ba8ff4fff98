import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import { contentModel } from "./memory-site.ts";
import { isAcceptedByDigest, models } from "./support/accepted-by-digest.ts";

type Files = Readonly<Record<string, string | null>>;

interface DataCase {
  readonly name: string;
  readonly files?: Files;
  /** The places and codes of all reports. */
  readonly found?: readonly string[];
  /** Where a report was expected, where it is not there. */
  readonly expected?: string;
}

// The casts are safe: a case that lacks what it must have fails its test.
const { base, cases } = parse(readFileSync(join(import.meta.dirname, "data-mistakes.yaml"), "utf8")) as {
  readonly base: Files;
  readonly cases: readonly DataCase[];
};

test.each(cases)("$name is told where it is, and a build stops where that is an error", ({ files, found = [] }) => {
  const { raw } = exampleContent({ ...base, ...files });
  const { diagnostics, index } = checkRawContent(contentModel(), raw);
  expect(diagnostics.map(({ file, line, code }) => `${file.replace("pages/", "")}:${line} ${code}`)).toEqual(found);
  expect(isAcceptedByDigest(models.check, raw)).toBe(index !== undefined);
});

test("of the 72 mistakes that a stranger made all are told, and six of them elsewhere than expected", () => {
  const other = cases.filter(({ expected }) => expected !== undefined);
  const silent = other.filter(({ found }) => found === undefined).map(({ name }) => name);
  // Braces without quotes are filled in, which is right.
  expect(silent).toEqual(["39-quotes-forgotten"]);
  expect(other.length - silent.length).toBe(6);
});
