import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { readCases } from "./support/corpus-case.ts";
import { judgeCase, type Outcome } from "./support/judge-case.ts";

const folder = join(import.meta.dirname, "corpus");

/** A busy machine may take its time. */
const timeout = 120_000;

test("mistakes that others thought of are named once, at their line, with the remedy, but for those in the record", {
  timeout,
}, async () => {
  const files = readdirSync(folder).sort();
  const outcomes = files.map((file) => ({ file, list: readCases(join(folder, file)).map(judgeCase) }));
  process.stdout.write(`\n${table(outcomes)}\n`);
  const all = outcomes.flatMap(({ list }) => list);
  if (process.env["DETAILS"]) process.stdout.write(details(all));
  const names = (isWrong: (outcome: Outcome) => boolean) => all.filter(isWrong).map(({ name }) => name);
  const record = {
    "not found": names(({ mistakes }) => mistakes.some(({ found }) => !found)),
    "at another line": names(({ mistakes }) => mistakes.some(({ found, line }) => found && !line)),
    "without the remedy": names(({ mistakes }) => mistakes.some(({ found, words }) => found && !words)),
    "with more or fewer reports than mistakes": names(({ mistakes, once }) => mistakes.length > 0 && !once),
    "false alarms": names(({ falseAlarm }) => falseAlarm),
    "damaged by --fix": names(({ damaged }) => damaged),
  };
  await expect(stringify(record, { lineWidth: 0 })).toMatchFileSnapshot("corpus-record.yaml");
});

function details(all: readonly Outcome[]): string {
  return all
    .filter(
      ({ mistakes, once, falseAlarm, damaged }) =>
        falseAlarm || damaged || (mistakes.length > 0 && !once) || mistakes.some(({ line, words }) => !line || !words),
    )
    .map(({ name, mistakes, once, falseAlarm, damaged, reports }) => {
      const said = reports.map(
        ({ file, line, column, code, message, hint, suggestion }) =>
          `    ${file.slice(26)}:${line}:${column} ${code}: ${message} | ${hint}${suggestion === undefined ? "" : ` [${suggestion}]`}`,
      );
      return `## ${name} ${JSON.stringify(mistakes.map(({ found, line, words }) => (found ? (line ? (words ? "ok" : "WORDS") : words ? "LINE" : "LINE+WORDS") : "MISSED")))}${once ? "" : " NOT-ONCE"}${falseAlarm ? " FALSE" : ""}${damaged ? " DAMAGED" : ""}\n${said.join("\n")}\n`;
    })
    .join("");
}

/** How many of the mistakes of each file were found, and how. */
function table(outcomes: readonly { readonly file: string; readonly list: readonly Outcome[] }[]): string {
  const row = (name: string, list: readonly Outcome[]) => {
    const mistakes = list.flatMap((outcome) => outcome.mistakes);
    const found = mistakes.filter((mistake) => mistake.found);
    const wrong = list.filter((outcome) => outcome.mistakes.length > 0);
    const share = (part: number, whole: number) => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`);
    return [
      name,
      String(list.length),
      share(found.length, mistakes.length),
      share(found.filter(({ line }) => line).length, found.length),
      share(found.filter(({ words }) => words).length, found.length),
      share(wrong.filter(({ once }) => once).length, wrong.length),
      String(list.filter(({ falseAlarm }) => falseAlarm).length),
      String(list.filter(({ damaged }) => damaged).length),
    ];
  };
  const rows = [
    ["file", "cases", "found", "line", "remedy", "once", "alarms", "damage"],
    ...outcomes.map(({ file, list }) => row(file, list)),
    row(
      "all",
      outcomes.flatMap(({ list }) => list),
    ),
  ];
  return rows
    .map(([name = "", ...cells]) => name.padEnd(28) + cells.map((cell) => cell.padStart(9)).join(""))
    .join("\n");
}
