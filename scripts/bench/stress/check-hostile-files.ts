import { checkRawContent } from "../../content/check/check-content.ts";
import type { ContentModel } from "../../content/check/content-model.ts";
import { formatNames } from "../../content/report/format-name.ts";
import { reportFormats } from "../../content/report/report-formats.ts";
import { exampleSite } from "../../content/rules/words/example-site.ts";
import type { SchemaSet } from "../../content/schema/schema-set.ts";
import { hostileText, startsOf } from "./hostile-text.ts";
import { wrongInReport } from "./judge-report.ts";
import { randomNumbers } from "./random.ts";

/** The results of checking hostile files. */
export interface HostileResult {
  readonly files: number;
  /** So many of them have a mistake. */
  readonly wrongFiles: number;
  readonly crashes: number;
  readonly wrongReports: number;
  /** The time of the slowest file, in milliseconds of the processor. */
  readonly slowest: number;
  /** The most memory that the whole process held. */
  readonly mebibytes: number;
  /** The faults with their files, and the slowest file: as JSON. */
  readonly problems: readonly string[];
  readonly slowestFile: string;
}

interface Trial {
  readonly model: ContentModel;
  readonly schemas: SchemaSet;
  readonly files: number;
  readonly seed: number;
  onFile?(tried: number, problems: number): void;
}

/** Checks generated files, each beside a site file that is right, and judges every report. */
export async function checkHostileFiles({ model, schemas, files, seed, onFile }: Trial): Promise<HostileResult> {
  const random = randomNumbers(seed);
  const starts = startsOf(schemas);
  const problems: string[] = [];
  let [crashes, wrongReports, wrongFiles] = [0, 0, 0];
  let slowest = { milliseconds: 0, text: "" };
  // Loading and compiling once is not the time of the first file.
  check(model, "title: T\n", 0);
  let used = usedMilliseconds();
  for (let tried = 0; tried < files; tried++) {
    onFile?.(tried, problems.length);
    // A signal is heard between turns alone.
    if (tried % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
    const text = hostileText(random, starts);
    try {
      const checked = check(model, text, tried);
      const wrong = wrongInReport({ file: "pages/index.yaml", text }, checked);
      if (checked.diagnostics.length > 0) wrongFiles += 1;
      if (wrong.length > 0) wrongReports += 1;
      problems.push(...wrong.map((problem) => `${problem}: ${JSON.stringify(text)}`));
    } catch (error) {
      crashes += 1;
      problems.push(`${error instanceof Error ? error.stack : String(error)}: ${JSON.stringify(text)}`);
    }
    const before = used;
    used = usedMilliseconds();
    const milliseconds = used - before;
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, text };
  }
  const mebibytes = process.resourceUsage().maxRSS / 1024;
  const { milliseconds, text } = slowest;
  return {
    files,
    wrongFiles,
    crashes,
    wrongReports,
    slowest: milliseconds,
    mebibytes,
    problems,
    slowestFile: JSON.stringify(text),
  };
}

/** The time that the processor has spent on this process. */
function usedMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Checks a file and writes its report in one of the formats. */
function check(model: ContentModel, text: string, at: number) {
  const sources = Object.entries({ "_site.yaml": exampleSite, "index.yaml": text }).map(([path, content]) => ({
    path,
    displayPath: `pages/${path}`,
    text: content,
  }));
  const checked = checkRawContent(model, { folder: "pages", sources, others: [], assets: [] });
  const format = formatNames[at % formatNames.length];
  if (format) reportFormats[format](checked, false);
  return checked;
}
