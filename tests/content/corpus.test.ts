import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { readCases } from "./support/corpus-case.ts";
import { judgeCase, type Outcome } from "./support/judge-case.ts";

const folder = join(import.meta.dirname, "corpus");

/** The site that each generation of cases changes; undefined where each case names its own. */
const sites: Readonly<Record<string, string | undefined>> = {
  first: "ferry-site",
  second: "ferry-site",
  third: "bakery-site",
  fourth: "climbing-site",
  fifth: "vet-site",
  sixth: "bakery-site",
  seventh: undefined,
};

interface FileOutcomes {
  readonly file: string;
  readonly list: readonly Outcome[];
}

/** A busy machine may take its time. */
const timeout = 900_000;

test("mistakes that others thought of are named once, at their line, with the remedy, but for those in the record", {
  timeout,
}, async () => {
  const generations = Object.entries(sites).map(([name, site]) => ({ name, files: judgeFolder(name, site) }));
  process.stdout.write(`\n${table(generations)}\n`);
  const half = process.env["DETAILS"];
  if (half) {
    process.stdout.write(
      generations
        .flatMap(({ files }) =>
          files.map(({ list }) => details(list.filter((_, at) => half !== "odd" || at % 2 === 0))),
        )
        .join(""),
    );
  }
  const record = Object.fromEntries(
    generations.map(({ name, files }) => [name, recordOf(files.flatMap(({ list }) => list))]),
  );
  await expect(stringify(record, { lineWidth: 0 })).toMatchFileSnapshot("corpus-record.yaml");
});

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
function table(generations: readonly { readonly name: string; readonly files: readonly FileOutcomes[] }[]): string {
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
    ...generations.flatMap(({ name, files }) => {
      const all = files.flatMap(({ list }) => list);
      return [...files.map(({ file, list }) => row(file, list)), row(`all of the ${name}`, all), []];
    }),
    ...[0, 1].map((parity) =>
      row(
        parity === 0 ? "second, odd" : "second, even",
        generations[1]?.files.flatMap(({ list }) => list.filter((_, at) => at % 2 === parity)) ?? [],
      ),
    ),
  ];
  return rows
    .map(([name = "", ...cells]) => name.padEnd(28) + cells.map((cell) => cell.padStart(9)).join(""))
    .join("\n");
}
