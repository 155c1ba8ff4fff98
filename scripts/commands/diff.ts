import { resolve } from "node:path";
import type { DiffFlags } from "../command-line/options.ts";
import { readRevision } from "../command-line/read-revision.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { changesReport } from "../content/compare/changes-report.ts";
import { compareContent } from "../content/compare/compare-content.ts";
import { readContent } from "../content/read/read-content.ts";

export function diffCommand(flags: DiffFlags): number {
  const pages = resolve(flags.pages);
  requirePages(pages);
  const raw = readContent(pages, process.cwd());
  const before = readRevision(pages, flags.base);
  const assets = new Map(
    raw.assets.flatMap((address) => {
      const bytes = raw.readAsset?.(address);
      return bytes ? [[address, before.nameOf(bytes)] as const] : [];
    }),
  );
  process.stdout.write(
    changesReport(
      compareContent({ sources: before.raw.sources, assets: before.assets }, { sources: raw.sources, assets }),
    ),
  );
  return 0;
}
