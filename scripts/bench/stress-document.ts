import { markdownTable } from "./markdown-table.ts";
import type { HostileResult } from "./stress/check-hostile-files.ts";
import type { WorstResult } from "./stress/check-worst-files.ts";
import type { FaultResult } from "./stress/fail-writes.ts";
import type { KillResult } from "./stress/kill-builds.ts";
import type { LoadResult } from "./stress/load-server.ts";

/** The results of what has been tried; a part that is not there stays as it is in the document. */
export interface StressResult {
  readonly node: string;
  readonly cores: number;
  readonly seed: number;
  readonly builds?: { readonly kills: KillResult; readonly faults: FaultResult };
  readonly server?: LoadResult;
  readonly content?: { readonly files: HostileResult; readonly worst: WorstResult };
}

/** The result as a document that can be read by itself. `before` is the document that it takes the place of. */
export function stressDocument(result: StressResult, before = ""): string {
  const { builds, server, content } = result;
  const machine = `In one run with the seed ${result.seed}, on a machine with ${result.cores} cores and Node ${/\d+/.exec(result.node)?.[0]}.\n\n`;
  const sections = [
    { title: "Builds", text: builds && machine + buildsSection(builds) },
    { title: "The server", text: server && machine + serverSection(server) },
    { title: "Hostile content", text: content && machine + contentSection(content) },
  ];
  const written = sections.flatMap(({ title, text = sectionOf(before, title) }) =>
    text ? [`## ${title}\n\n${text}`] : [],
  );
  return `<!-- Written by \`npm run stress\`. Do not edit. -->\n\n# Under stress\n\n${written.join("\n")}`;
}

/** The text of a section of a document, to the next one. */
function sectionOf(document: string, title: string): string | undefined {
  const [, text] = document.split(`\n## ${title}\n\n`);
  return text?.split("\n## ")[0];
}

function buildsSection({ kills, faults }: NonNullable<StressResult["builds"]>): string {
  const problems = [...kills.problems, ...faults.problems];
  return `\
${markdownTable([
  ["what", "how often", "survived"],
  ["builds killed by SIGKILL", `${kills.kills}`, `${kills.kills - kills.problems.length}`],
  ["of these before a random change of the disk, the others after a random time", `${kills.atChanges}`, ""],
  ["of these with nothing saved to go on from", `${kills.cold}`, ""],
  ["of these while they published, which the next command finished", `${kills.finished}`, ""],
  [
    `of the ${faults.changes} changes of the disk of a build, failed (ENOSPC, EIO)`,
    `${faults.faults}`,
    `${faults.faults - faults.problems.length}`,
  ],
  ["of these that the build reported, and went on without the others", `${faults.reported}`, ""],
])}
Bytes lost: ${problems.length === 0 ? "0" : `see below, ${problems.length} problems`}.

${listed(problems)}A site of 20 pages is built from one of three versions to another: one page is different, or every page is, and pages and assets come and
go. After each kill and each fault every page in the output folder is byte for byte that of the old or of the new version; all that the
old site has is there while one of its pages stands, and all that the new one has as soon as a page that was there before is new. What any
command does first then leaves one of the two sites alone, and nothing beside it; the next build is the same as a clean one.
`;
}

function serverSection(load: LoadResult): string {
  const range = (values: readonly number[], unit: string) =>
    values.map((value) => `${Math.round(value)}${unit}`).join(" → ");
  return `\
${markdownTable([
  ["the server", ""],
  ["requests", `${load.requests}`],
  ["connections at once", `${load.connections}`],
  ["requests a second", `${Math.round(load.perSecond)}`],
  ["errors", `${load.errors}`],
  ["memory after a tenth and after all", range(load.mebibytes, " MiB")],
  ["open files after a tenth and after all", range(load.files, "")],
])}
One request in fifty is broken off by the client.
`;
}

function contentSection({ files, worst }: NonNullable<StressResult["content"]>): string {
  return `\
${markdownTable([
  ["generated files", ""],
  ["checked", `${files.files}`],
  ["of these with a mistake", `${files.wrongFiles}`],
  ["crashes", `${files.crashes}`],
  ["reports at a wrong line, too long or not printable", `${files.wrongReports}`],
  ["the slowest, of the processor's time", `${Math.round(files.slowest)} ms`],
  ["the most memory of the process that checked all of them", `${Math.round(files.mebibytes)} MiB`],
])}
${listed(files.problems)}Each is an example of a block in a page, or nothing, that signs of YAML and Markdown, hidden characters and parts of other content
have been put into.

${markdownTable([
  ["the worst files of each kind, one at a time", "", "which"],
  ["checked", `${worst.files}`, ""],
  ["that took more than 2 s or 256 MiB, or did not end well", `${worst.problems.length}`, ""],
  ["the slowest, of the processor's time", `${Math.round(worst.slowest.value)} ms`, worst.slowest.name],
  ["of these to start and to compile the schemas", `${Math.round(worst.start)} ms`, ""],
  ["the most memory", `${Math.round(worst.largest.value)} MiB`, worst.largest.name],
])}
${listed(worst.problems)}They are just below and just above every limit of content: nested, wide, thousands of mistakes, long texts of what patterns and parsers try
again and again, bytes that are no text, and tables, pictures and films of 100 MB. Each is checked by a command of its own.
`;
}

function listed(problems: readonly string[]): string {
  return problems.length > 0 ? `${problems.map((problem) => `- ${problem}\n`).join("")}\n` : "";
}
