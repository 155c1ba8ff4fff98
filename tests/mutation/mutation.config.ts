import { statSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Those that cannot run here: they change the user or the modules of their process, start an editor, or read the source, which bears all mutants. */
const elsewhere = ["bounded-reports", "changing-file", "editor", "linear-patterns", "named-codes", "unsafe-content"];

/** Those that take long, since they try the whole check on whole sites or thousands of files; what runs commands meets no mutant. */
const long = ["corpus", "digest", "fix-pages", "hostile-files", "mutation", "palettes", "report-command", "robustness"];

/** The tests of the renderer that ask `scripts/content/` for something in memory. */
const ofSites = [
  ...["chart", "collection", "form", "host-files", "numbered-pages", "observatory", "old-addresses", "typefaces"],
  ...["breadcrumbs", "contact-form", "coverage-map", "frame"],
];

/** The first failure ends the search: the short files come first. */
class ShortFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const size = new Map(files.map((file) => [file, statSync(file.moduleId).size]));
    return files.toSorted((a, b) => (size.get(a) ?? 0) - (size.get(b) ?? 0));
  }
}

export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  test: {
    include: ["tests/content/**/*.test.ts", `tests/site/{${ofSites}}.test.{ts,tsx}`],
    exclude: [`tests/content/{${[...elsewhere, ...long]}}.test.ts`],
    isolate: false,
    // A busy machine is no test that fails: without a pass of them all Stryker does not begin.
    testTimeout: 600_000,
    sequence: { sequencer: ShortFirst },
  },
});
