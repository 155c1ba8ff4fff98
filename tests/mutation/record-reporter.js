import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { runnerImport } from "vite";
import { parse } from "yaml";
import { sample } from "./sample.js";

const judged = join(import.meta.dirname, "judged.yaml");

/** Prints what became of the mutants, and writes it to the document that RECORD names. */
class RecordReporter {
  /** @type {import("@stryker-mutator/api/core").schema.MutationTestResult | undefined} */
  #report;

  /** @param {import("@stryker-mutator/api/core").schema.MutationTestResult} report */
  onMutationTestReportReady(report) {
    this.#report = report;
  }

  async wrapUp() {
    if (!this.#report) return;
    // Node 20 cannot run TypeScript.
    /** @type {{ module: typeof import("./mutation-document.ts") }} */
    const { module } = await runnerImport(join(import.meta.dirname, "mutation-document.ts"));
    const { seed, share } = sample;
    const record = process.env["RECORD"];
    const before = record !== undefined && existsSync(record) ? readFileSync(record, "utf8") : "";
    const judgements = parse(readFileSync(judged, "utf8"));
    const text = module.mutationDocument(this.#report, { seed, share, judgements, before });
    process.stdout.write(text);
    if (record !== undefined) writeFileSync(record, text);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, "record", RecordReporter)];
