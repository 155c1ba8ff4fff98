import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { writeWhole } from "../cache/replace-file.ts";
import { sortDiagnostics } from "../content/diagnostic/diagnostic.ts";
import { displayPath, type SourceFile } from "../content/read/read-content.ts";
import type { Report } from "../content/report/report.ts";
import { filesBelow } from "../program/code-fingerprint.js";
import type { Project } from "../program/project.ts";
import { projectParts } from "../program/site-project.js";
import { syntaxMistakes } from "./syntax-mistakes.ts";

/** Project code that cannot be compiled. */
export class CodeMistakes extends Error {
  constructor(readonly report: Report) {
    super("The code of the project cannot be compiled.");
  }
}

/** Reports what cannot be compiled in some parts of a project at the moment; undefined if nothing is wrong. */
export async function findCodeMistakes({ folders }: Project, parts = projectParts): Promise<Report | undefined> {
  const sources = folders.flatMap((folder) => codeBelow(folder, parts));
  const found = await Promise.all(
    sources.map(({ displayPath: name, text }) => syntaxMistakes({ name, text, folder: dirname(resolve(name)) })),
  );
  const diagnostics = sortDiagnostics(found.flat());
  return diagnostics.length === 0 ? undefined : { files: sources.length, diagnostics, sources };
}

/** Throws CodeMistakes if the code of a project cannot be compiled. Code that has passed is not read again. */
export async function requireRightCode(project: Project): Promise<void> {
  const known = join(project.codeFolder, "code-is-right");
  if (project.folders.length === 0 || existsSync(known)) return;
  const report = await findCodeMistakes(project);
  if (report) throw new CodeMistakes(report);
  writeWhole(known, "");
}

function codeBelow(folder: string, parts: readonly string[]): SourceFile[] {
  const files = filesBelow(folder, parts).filter((path) => /(?<!\.d)\.(?:[cm]?[jt]sx?|css)$/.test(path));
  return files.flatMap((path) => {
    const file = join(folder, path);
    try {
      return { path, displayPath: displayPath(file, process.cwd()), text: readFileSync(file, "utf8") };
    } catch {
      // The file is gone by now, or the bundler says why it cannot be read.
      return [];
    }
  });
}
