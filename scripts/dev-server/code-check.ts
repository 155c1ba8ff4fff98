import { resolve } from "node:path";
import { findCodeMistakes } from "../bundle/code-mistakes.ts";
import type { Report } from "../content/report/report.ts";
import type { Project } from "../program/project.ts";

/** Creates the check of what is wrong with the code of a project, as it is now. Each time that it has looked, `onReport` is told what it has found. */
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
    /** Whether a file is one of those that have them. */
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
