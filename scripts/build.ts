import { join, resolve } from "node:path";
import { buildSite } from "./content/build-site.ts";
import { checkContent, createContentModel } from "./content/check-content.ts";
import { assetsFolder } from "./content/read-content.ts";
import { allFormats } from "./content/report/all-formats.ts";
import { readSchemas } from "./content/schema-set.ts";
import { parseBuildDay, parseBuildFlags } from "./options.ts";
import { bundleRenderer } from "./output/bundle.ts";
import { renderSite } from "./output/render-site.ts";
import { resolveOutput, writeOutput } from "./output/write-output.ts";
import { cacheFolder, schemaFolder } from "./project.ts";
import { runCommand } from "./run-command.ts";
import { wantsColour } from "./wants-colour.ts";

await runCommand(async () => {
  const started = performance.now();
  const flags = parseBuildFlags(process.argv.slice(2));
  const today = parseBuildDay(process.env, new Date());
  const pages = resolve(flags.pages);
  const out = resolveOutput(resolve(flags.out));
  const model = createContentModel(readSchemas(schemaFolder), flags);
  const checked = checkContent(model, pages, process.cwd());
  if (!checked.index) {
    process.stderr.write(allFormats.text(checked, wantsColour(process.stderr, process.env)));
    return 1;
  }
  const site = buildSite(checked.index, model, { origin: flags.origin });
  // Builds may run side by side.
  const bundle = await bundleRenderer(join(cacheFolder, `renderer-${process.pid}`));
  const files = writeOutput(out, renderSite(site, bundle, today), { from: join(pages, assetsFolder), to: "assets" });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${site.routes.length} pages, ${files} files written to ${flags.out} in ${seconds} s.\n`);
  return 0;
});
