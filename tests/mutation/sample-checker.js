import { CheckStatus } from "@stryker-mutator/api/check";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { isInSample, sample } from "./sample.js";

/**
 * Keeps Stryker from the mutants that are not in the sample. It has no samples of its own; those that a checker refuses
 * count in no figure.
 */
class SampleChecker {
  async init() {}

  /** @param {import("@stryker-mutator/api/core").Mutant[]} mutants */
  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  /**
   * @param {import("@stryker-mutator/api/core").Mutant[]} mutants
   * @returns {Promise<Record<string, import("@stryker-mutator/api/check").CheckResult>>}
   */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isInSample(mutant, sample)
          ? { status: CheckStatus.Passed }
          : { status: CheckStatus.CompileError, reason: "not in the sample" },
      ]),
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "sample", SampleChecker)];
