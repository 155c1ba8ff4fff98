import { resolve } from "node:path";
import { checkContent, createContentModel } from "./content/check-content.ts";
import { jsonReport } from "./content/report/json.ts";
import { textReport } from "./content/report/text.ts";
import { readSchemas } from "./content/schema-set.ts";
import { parseCheckFlags } from "./options.ts";
import { schemaFolder } from "./project.ts";
import { runCommand } from "./run-command.ts";

await runCommand(() => {
  const flags = parseCheckFlags(process.argv.slice(2));
  const model = createContentModel(readSchemas(schemaFolder));
  const checked = checkContent(model, resolve(flags.pages), process.cwd());
  process.stdout.write(flags.format === "json" ? jsonReport(checked) : textReport(checked));
  return checked.diagnostics.length > 0 ? 1 : 0;
});
