import type { Reporter, TestCase, TestModule } from "vitest/node";

/** Closes a run with one line that counts the tests that really ran; a file or group whose set-up failed counts as a failure. */
export default class CountReporter implements Reporter {
  #passed = 0;
  #failed = 0;

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === "passed") this.#passed++;
    else if (state === "failed") this.#failed++;
  }

  onTestModuleEnd(module: TestModule): void {
    const groups = [module, ...module.children.allSuites()];
    this.#failed += groups.filter((group) => group.errors().length > 0).length;
  }

  onTestRunEnd(_modules: unknown, unhandledErrors: readonly unknown[]): void {
    this.#failed += unhandledErrors.length;
    process.stdout.write(`\n${this.#passed} passed, ${this.#failed} failed\n`);
  }
}
