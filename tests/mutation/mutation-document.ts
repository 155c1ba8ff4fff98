import type { schema } from "@stryker-mutator/api/core";
import { markdownTable } from "../../scripts/bench/markdown-table.ts";

type Report = Pick<schema.MutationTestResult, "files">;

/** Why a mutant that no test notices needs none: nothing that it does can be seen. It is known by its texts, for lines move. */
export interface Judgement {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly status: schema.MutantStatus;
  readonly from: string;
  readonly to: string;
}

const noticed: readonly schema.MutantStatus[] = ["Killed", "Timeout"];
const unnoticed: readonly schema.MutantStatus[] = ["Survived", "NoCoverage"];

/** The document with what became of the mutants of a sample, in the place of what it said of a sample with that seed before. */
export function mutationDocument(
  report: Report,
  { seed, share, judgements, before = "" }: SampleOfDocument & { readonly before?: string },
): string {
  const mutants = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => readMutant(file, source, mutant)),
  );
  const tried = mutants.filter(({ status }) => [...noticed, ...unnoticed].includes(status));
  const section = `\
\`SEED=${seed} SHARE=${share} npm run mutate\`

${markdownTable([["folder", "mutants", "noticed", "survived", "reached by no test", "score"], ...rowsByFolder(tried)])}
${survivors(tried, judgements)}`;
  const others = before.split("\n## The seed ").slice(1);
  const sections = new Map(others.map((text) => [text.split("\n", 1)[0] ?? "", text.slice(text.indexOf("\n\n") + 2)]));
  sections.set(seed, section);
  const sorted = [...sections].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  return `${introduction}\n${sorted.map(([name, text]) => `## The seed ${name}\n\n${text.trimEnd()}\n`).join("\n")}`;
}

interface SampleOfDocument {
  readonly seed: string;
  readonly share: number;
  readonly judgements: readonly Judgement[];
}

const introduction = `\
<!-- Written by \`npm run mutate\`. Do not edit. -->

# Mutants

Stryker changes \`scripts/content/\` in one small way at a time (all its operators: conditions, comparisons, arithmetic, calls, texts, lists,
patterns, blocks), and runs the tests that reach the changed place: those of \`tests/content/\`, without the long ones, and those of \`tests/site/\`
that compute in memory. The score is the part that a test fails for or does not end with. A seed chooses the sample. What is computed while a
module is loaded, such as tables and patterns, is not changed: each mutant of it would need all tests.
`;

function readMutant(file: string, source: string, { location, replacement, status }: schema.MutantResult): Mutant {
  const { start, end } = location;
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? "";
  lines[0] = lines[0]?.slice(start.column - 1) ?? "";
  return { file, line: start.line, status, from: onOneLine(lines.join("\n")), to: onOneLine(replacement ?? "") };
}

function onOneLine(code: string): string {
  return code.replace(/\s+/g, " ").trim();
}

function rowsByFolder(mutants: readonly Mutant[]): string[][] {
  const folderOf = ({ file }: Mutant) => file.replace(/^scripts\/content\//, "").replace(/\/[^/]*$/, "");
  const folders = [...new Set(mutants.map(folderOf))].sort();
  return [
    ...folders.map((folder) =>
      row(
        `\`${folder}\``,
        mutants.filter((mutant) => folderOf(mutant) === folder),
      ),
    ),
    row("all", mutants),
  ];
}

function row(name: string, mutants: readonly Mutant[]): string[] {
  const count = (...statuses: schema.MutantStatus[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = count(...noticed);
  const score = `${((100 * killed) / mutants.length).toFixed(1)} %`;
  return [name, `${mutants.length}`, `${killed}`, `${count("Survived")}`, `${count("NoCoverage")}`, score];
}

function survivors(mutants: readonly Mutant[], judgements: readonly Judgement[]): string {
  const left = mutants.filter(({ status }) => unnoticed.includes(status));
  const lines = left
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(({ file, line, status, from, to }) => {
      const why = judgements.find((each) => each.file === file && each.from === from && each.to === to)?.why;
      const word = why ? `: nothing to see: ${why}` : status === "NoCoverage" ? ": no test here reaches it" : "";
      return `- \`${file}:${line}\` ${code(from)} → ${code(to)}${word}\n`;
    });
  return lines.length > 0 ? `What no test noticed:\n\n${lines.join("")}` : "Each was noticed.\n";
}

/** Code in a line of Markdown; of a long one its beginning and end. */
function code(text: string): string {
  const shown = text.length > 120 ? `${text.slice(0, 80)} … ${text.slice(-30)}` : text;
  if (shown === "") return "nothing";
  const fence = "`".repeat(1 + Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length)));
  return fence.length > 1 ? `${fence} ${shown} ${fence}` : `\`${shown}\``;
}
