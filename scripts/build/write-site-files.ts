import { contentHash } from "../cache/content-hash.ts";
import { createFileWriter, isIntact } from "../output/file-writer.ts";
import { siteFiles } from "../output/site-files.ts";
import { styleBundle } from "../output/style-bundle.ts";
import type { BuildContext } from "./build-context.ts";
import type { BuildPlan } from "./plan-build.ts";
import type { SavedFile } from "./saved-build.ts";

/** Writes the files that are neither pages nor assets to a folder, those of them that are not as the last build left them. */
export async function writeSiteFiles(
  { out, bundle }: BuildContext,
  { site, typefaces, routes, base }: BuildPlan,
  to: string,
): Promise<readonly SavedFile[]> {
  // A plan without routes is one in which they are as they were.
  if (!routes) return base?.siteFiles ?? [];
  const before = new Map(base?.siteFiles.map((known) => [known.file.path, known]));
  const writer = createFileWriter(to);
  return siteFiles(site, routes, styleBundle(await bundle(), site, typefaces)).map(({ path, content }): SavedFile => {
    const version = contentHash(content);
    const known = before.get(path);
    const isKnown = known?.version === version && isIntact(out, known.file);
    return isKnown ? known : { version, file: writer.write(path, content) };
  });
}
