import { tmpdir } from "node:os";
import { join } from "node:path";
import { chosenParts, sample } from "./sample.js";

const plugin = (/** @type {string} */ name) => new URL(name, import.meta.url).pathname;

const parts = chosenParts(join(import.meta.dirname, "../.."), sample);
if (!(sample.share > 0 && sample.share <= 1))
  throw new Error("SHARE is a part of all mutants, such as 0.015, and at most 1.");
if (parts.length === 0)
  throw new Error(
    `Nothing below ONLY=${sample.only} is in the sample: it names a folder or a file of scripts/content/, and a larger SHARE takes more of it.`,
  );

/**
 * The mutants of `scripts/content/` and the tests that ought to notice them, for `npm run mutate`.
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  mutate: parts,
  testRunner: "vitest",
  vitest: { configFile: "tests/mutation/mutation.config.ts", related: false },
  coverageAnalysis: "perTest",
  // What is computed while a module is loaded, above all tables and patterns: each mutant of it would need all tests.
  ignoreStatic: true,
  checkers: ["sample"],
  plugins: ["@stryker-mutator/vitest-runner", plugin("sample-checker.js"), plugin("record-reporter.js")],
  reporters: ["progress-append-only", "record"],
  concurrency: 1,
  testRunnerNodeArgs: ["--max-old-space-size=4096"],
  // A busy machine is no mutant that does not end.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 30,
  // TypeScript 7 cannot be asked for what a tsconfig.json says, and nothing here needs it.
  tsconfigFile: "none",
  disableTypeChecks: false,
  ignorePatterns: ["dist", "screenshots"],
  tempDirName: join(tmpdir(), `mutation-${process.pid}`),
  cleanTempDir: "always",
  allowConsoleColors: false,
};
