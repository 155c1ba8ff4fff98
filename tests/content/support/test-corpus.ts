import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { readCases } from "./corpus-case.ts";
import { judgeCase, type Outcome } from "./judge-case.ts";

const folder = join(import.meta.dirname, "../corpus");

interface FileOutcomes {
  readonly file: string;
  readonly list: readonly Outcome[];
}

/** A busy machine may take its time. */
const timeout = 900_000;

/**
 * Tests that a generation of mistakes is reported as its record says. Its cases change one site of the fixtures, where they do not
 * say which. Each generation is a file of its own, so that they are judged side by side.
 */
export function testCorpus(name: string, site?: string): void {
  test(`mistakes that others thought of, the ${name} time, are named once, at their line, with the remedy, but for those in the record`, {
    timeout,
  }, async () => {
    const files = judgeFolder(name, site);
    process.stdout.write(`\n${table(name, files)}\n`);
    const half = process.env["DETAILS"];
    if (half) {
      const looked = files.map(({ list }) => details(list.filter((_, at) => half !== "odd" || at % 2 === 0)));
      process.stdout.write(looked.join(""));
    }
    const record = recordOf(files.flatMap(({ list }) => list));
    await expect(stringify(record, { lineWidth: 0 })).toMatchFileSnapshot(`corpus/${name}-record.yaml`);
  });
}

function judgeFolder(name: string, site: string | undefined): FileOutcomes[] {
  return readdirSync(join(folder, name))
    .sort()
    .map((file) => ({ file, list: readCases(join(folder, name, file), site).map(judgeCase) }));
}

function recordOf(all: readonly Outcome[]) {
  const names = (isWrong: (outcome: Outcome) => boolean) => all.filter(isWrong).map(({ name }) => name);
  return {
    "not found": names(({ mistakes }) => mistakes.some(({ found }) => !found)),
    "at another line": names(({ mistakes }) => mistakes.some(({ found, line }) => found && !line)),
    "without the remedy": names(({ mistakes }) => mistakes.some(({ found, words }) => found && !words)),
    "with more or fewer reports than mistakes": names(({ mistakes, once }) => mistakes.length > 0 && !once),
    "false alarms": names(({ falseAlarm }) => falseAlarm),
    "damaged by --fix": names(({ damaged }) => damaged),
  };
}

function details(all: readonly Outcome[]): string {
  return all
    .filter(
      ({ mistakes, once, falseAlarm, damaged }) =>
        falseAlarm || damaged || (mistakes.length > 0 && !once) || mistakes.some(({ line, words }) => !line || !words),
    )
    .map(({ name, mistakes, once, falseAlarm, damaged, reports }) => {
      const said = reports.map(
        ({ file, line, column, code, message, hint, suggestion }) =>
          `    ${file.split("/").slice(3).join("/")}:${line}:${column} ${code}: ${message} | ${hint}${suggestion === undefined ? "" : ` [${suggestion}]`}`,
      );
      return `## ${name} ${JSON.stringify(mistakes.map(({ found, line, words }) => (found ? (line ? (words ? "ok" : "WORDS") : words ? "LINE" : "LINE+WORDS") : "MISSED")))}${once ? "" : " NOT-ONCE"}${falseAlarm ? " FALSE" : ""}${damaged ? " DAMAGED" : ""}\n${said.join("\n")}\n`;
    })
    .join("");
}

/** How many of the mistakes of each file were found, and how. */
function table(name: string, files: readonly FileOutcomes[]): string {
  const row = (label: string, list: readonly Outcome[]) => {
    const mistakes = list.flatMap((outcome) => outcome.mistakes);
    const found = mistakes.filter((mistake) => mistake.found);
    // As with the line and the remedy: what is missed is counted once, as missed.
    const seen = list.filter(({ mistakes }) => mistakes.length > 0 && mistakes.every((mistake) => mistake.found));
    const share = (part: number, whole: number) => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`);
    return [
      label,
      String(list.length),
      share(found.length, mistakes.length),
      share(found.filter(({ line }) => line).length, found.length),
      share(found.filter(({ words }) => words).length, found.length),
      share(seen.filter(({ once }) => once).length, seen.length),
      String(list.filter(({ falseAlarm }) => falseAlarm).length),
      String(list.filter(({ damaged }) => damaged).length),
    ];
  };
  const rows = [
    ["file", "cases", "found", "line", "remedy", "once", "alarms", "damage"],
    ...files.map(({ file, list }) => row(file, list)),
    row(
      `all of the ${name}`,
      files.flatMap(({ list }) => list),
    ),
  ];
  return rows
    .map(([first = "", ...cells]) => first.padEnd(28) + cells.map((cell) => cell.padStart(9)).join(""))
    .join("\n");
}
