import type { Reporter, TestCase } from "vitest/node";

/** Closes a run with one line that counts the tests that really ran. */
export default class CountReporter implements Reporter {
  #passed = 0;
  #failed = 0;

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === "passed") this.#passed++;
    else if (state === "failed") this.#failed++;
  }

  onTestRunEnd(): void {
    process.stdout.write(`\n${this.#passed} passed, ${this.#failed} failed\n`);
  }
}
