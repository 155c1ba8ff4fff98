import { resolve } from "node:path";
import { parseDiffFlags } from "./command-line/options.ts";
import { hashFiles, readRevision } from "./command-line/read-revision.ts";
import { requirePages } from "./command-line/require-pages.ts";
import { runCommand } from "./command-line/run-command.ts";
import { changesReport } from "./content/compare/changes-report.ts";
import { compareContent } from "./content/compare/compare-content.ts";
import { assetAddress, assetAt } from "./content/read/content-path.ts";
import { readContent } from "./content/read/read-content.ts";

await runCommand(() => {
  const flags = parseDiffFlags(process.argv.slice(2));
  const pages = resolve(flags.pages);
  requirePages(pages);
  const raw = readContent(pages, process.cwd());
  const before = readRevision(pages, flags.base);
  // In the place of a file there may be a pipe, which nothing should wait for.
  const unreadable = new Set(raw.others.map(({ path }) => path));
  const paths = raw.assets.flatMap((address) => assetAt(address) ?? []).filter((path) => !unreadable.has(path));
  const hashes = hashFiles(pages, paths);
  const assets = new Map(paths.map((path, index) => [assetAddress(path), hashes[index] ?? ""]));
  process.stdout.write(
    changesReport(
      compareContent({ sources: before.raw.sources, assets: before.assets }, { sources: raw.sources, assets }),
    ),
  );
  return 0;
});
