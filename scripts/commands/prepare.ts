import { join } from "node:path";
import { packagedFontFiles } from "../appearance/font-files.ts";
import { measureOnce } from "../appearance/measure-once.ts";
import { shrinkFont } from "../appearance/shrink-font.ts";
import { loadBundle } from "../bundle/bundle.ts";
import { loadSchemaCode } from "../cache/load-schema-code.ts";
import { projectSchemas } from "../cache/project-schemas.ts";
import { writeSiteSchemas } from "../cache/write-site-schemas.ts";
import { typefaces } from "../content/fonts/typefaces.ts";
import { projectRoot } from "../program/project.ts";

/**
 * An installation runs it: it does what depends on the renderer alone, so that the first check and the first build need not, and
 * writes the schemas that editors find; checks and the dev server renew them.
 */
export async function run(): Promise<number> {
  writeSiteSchemas(join(projectRoot, "pages"));
  try {
    const schemas = projectSchemas();
    loadSchemaCode(schemas, () => {});
    await loadBundle(() => {});
    for (const typeface of typefaces)
      for (const { content } of await packagedFontFiles(typeface, { letters: [], frequent: [], shrink: shrinkFont }))
        await measureOnce(content);
  } catch {
    // An installation succeeds in any case: the command that needs what cannot be compiled reports the error.
  }
  return 0;
}
