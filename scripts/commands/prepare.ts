import { join } from "node:path";
import { packagedFontFiles } from "../appearance/font-files.ts";
import { measureOnce } from "../appearance/measure-font.ts";
import { shrinkFont } from "../appearance/shrink-font.ts";
import { loadBundle } from "../bundle/bundle.ts";
import { loadSchemaCode } from "../cache/load-model.ts";
import { projectSchemas } from "../cache/project-schemas.ts";
import { writeSiteSchemas } from "../cache/write-site-schemas.ts";
import type { Flags } from "../command-line/options.ts";
import { type Subset, typefaces } from "../content/fonts/typefaces.ts";

/**
 * An installation runs it: it does what depends on the renderer alone, so that the first check and the first build need not, and
 * writes the schemas that editors find; checks and the dev server renew them.
 */
export async function run({ project }: Flags<"prepare">): Promise<number> {
  writeSiteSchemas(project, join(project.root, "pages"));
  try {
    loadSchemaCode(project.codeFolder, projectSchemas(project));
    const shrink = (font: Uint8Array, subset: Subset) => shrinkFont(project.codeFolder, font, subset);
    await loadBundle(project);
    for (const typeface of typefaces)
      for (const { content } of await packagedFontFiles(typeface, { letters: [], frequent: [], shrink }))
        await measureOnce(project.codeFolder, content);
  } catch {
    // An installation succeeds in any case: the command that needs what cannot be compiled reports the error.
  }
  return 0;
}
