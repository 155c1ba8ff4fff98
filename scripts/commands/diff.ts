import { loadModel } from "../cache/load-model.ts";
import type { Flags } from "../command-line/options.ts";
import { changesSince, readRevision } from "../command-line/read-revision.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { indexRawContent } from "../content/check/check-content.ts";
import { compareAddresses } from "../content/compare/compare-addresses.ts";
import { presentView } from "../content/index/publication.ts";
import { type RawContent, readContent } from "../content/read/read-content.ts";
import { printable } from "../content/report/printable.ts";
import { UsageError } from "../program/usage-error.ts";

export function run({ project, pages: folder, since, urls }: Flags<"diff">): number {
  const pages = requirePages(folder);
  const raw = readContent(pages, process.cwd());
  const torn = [...raw.sources, ...(raw.tables ?? [])].filter(({ text }) => /^(?:<{7}|>{7}) /m.test(text));
  if (torn.length > 0) {
    const names = torn.map(({ displayPath }) => displayPath).join(", ");
    throw new UsageError(`There are merge conflicts in ${names}. Resolve them first, then compare.`);
  }
  const before = readRevision(pages, since);
  const model = loadModel(project);
  if (urls) {
    const index = (content: RawContent) => indexRawContent(model, content, presentView());
    const lines = compareAddresses(index(before.raw), index(raw)).map((line) => `- ${line}\n`);
    const body = lines.length > 0 ? lines.join("") : "None is new, gone or redirected.\n";
    process.stdout.write(`### Addresses\n\n${body}`);
    return 0;
  }
  const changes = changesSince(model, before, raw);
  const parts = changes.map(
    ({ part, lines }) => `## ${printable(part)}\n\n${lines.map((line) => `- ${printable(line)}\n`).join("")}`,
  );
  process.stdout.write(changes.length > 0 ? parts.join("\n") : `Nothing has changed for readers since ${since}.\n`);
  return 0;
}
