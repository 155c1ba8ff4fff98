import { resolve } from "node:path";
import { findCodeMistakes } from "../bundle/code-mistakes.ts";
import type { Report } from "../content/report/report.ts";
import type { Project } from "../program/project.ts";

/** Creates the check of the current code of a project. After each check, `onReport` gets the report. */
export function createCodeCheck(project: Project, onReport: (report: Report) => void) {
  let found: Promise<Report | undefined> | undefined;
  async function look(): Promise<Report | undefined> {
    const report = await findCodeMistakes(project);
    onReport(report ?? { files: 0, diagnostics: [], sources: [] });
    return report;
  }
  const mistakes = () => {
    found ??= look();
    return found;
  };
  return {
    mistakes,
    /** Whether a file has mistakes. */
    async isWrong(file: string) {
      const { diagnostics = [] } = (await mistakes()) ?? {};
      return diagnostics.some((one) => resolve(one.file) === resolve(file));
    },
    forget() {
      found = undefined;
    },
  };
}

export type CodeCheck = ReturnType<typeof createCodeCheck>;
