import { describe, expect, test } from "vitest";
import { byCause } from "../../scripts/content/check/by-cause.ts";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { type Diagnostic, publishedErrors } from "../../scripts/content/diagnostic/diagnostic.ts";
import type { RawContent } from "../../scripts/content/read/read-content.ts";
import { contentModel } from "./memory-site.ts";
import { isAcceptedByDigest, models } from "./support/accepted-by-digest.ts";
import { type CorpusCase, changedSite, lineOf, placeOf, readCorpus } from "./support/corpus-case.ts";

describe.each(readCorpus())("%s", (subject, cases) => {
  test.each(cases.map((example) => ({ name: example.name, example })))("$name", ({ example }) => {
    const raw = changedSite(example);
    expect(inOrder(reportsOf(raw).map((report) => shown(report, example)))).toEqual(
      // Where the check sees nothing, the case says what it should see.
      subject === "missed" ? [] : inOrder(expectedOf(example, raw)),
    );
    // A build asks only those checks that can stop it, and refuses what the whole check calls an error.
    const errors = publishedErrors(checkRawContent(models.check, raw).diagnostics);
    expect(isAcceptedByDigest(models.check, raw)).toBe(errors.length === 0);
  });
});

/** What is left to write in a draft is no mistake: the addresses of the fixtures are invented. */
function reportsOf(raw: RawContent): readonly Diagnostic[] {
  return byCause(checkRawContent(contentModel(), raw).diagnostics).filter(
    ({ code, unpublished }) => !(unpublished && code === "placeholder"),
  );
}

/** A report as the expectation of a case that matches it would be, which says a part of its text at most. */
function shown({ file, line, code, message, hint, suggestion }: Diagnostic, { expect: expected = [] }: CorpusCase) {
  const wanted = expected.find((one) => one.code === code && (one.says === undefined || isSaid(one.says)));
  function isSaid(part: string): boolean {
    return `${message}\n${hint}\n${suggestion}`.toLowerCase().includes(part.toLowerCase());
  }
  return {
    ...{ file: file.replace("tests/fixtures/", ""), line, code },
    says: wanted?.says ?? `${message} ${hint}`,
    ...(wanted?.suggestion === undefined ? {} : { suggestion }),
  };
}

function expectedOf(example: CorpusCase, raw: RawContent) {
  const { site, path } = placeOf(example);
  return (example.expect ?? []).map((one) => ({
    ...{ file: `${site}/${one.in ?? path}`, line: lineOf(example, one, raw), code: one.code },
    says: one.says ?? expect.any(String),
    ...(one.suggestion === undefined ? {} : { suggestion: one.suggestion }),
  }));
}

function inOrder<Report extends { file: string; line: number }>(reports: readonly Report[]): Report[] {
  return reports.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
