import { resolve } from "node:path";
import { parseWhereFlags, type WhereFlags } from "./command-line/options.ts";
import { requireBlockType } from "./command-line/require-block-type.ts";
import { requirePages } from "./command-line/require-pages.ts";
import { runCommand } from "./command-line/run-command.ts";
import { indexRawContent } from "./content/check/check-content.ts";
import { type ContentModel, createContentModel } from "./content/check/content-model.ts";
import { readContent } from "./content/read/read-content.ts";
import { readSchemas } from "./content/schema/schema-set.ts";
import { findPlaces, type Question } from "./content/search/find-places.ts";
import { placesReport } from "./content/search/places-report.ts";
import { schemaFolder } from "./program/project.ts";

await runCommand(() => {
  const flags = parseWhereFlags(process.argv.slice(2));
  const model = createContentModel(readSchemas(schemaFolder));
  const question = questionOf(flags, model);
  requirePages(resolve(flags.pages));
  const raw = readContent(resolve(flags.pages), process.cwd());
  process.stdout.write(placesReport(findPlaces(indexRawContent(model, raw), question)));
  return 0;
});

function questionOf({ block, text, asset, "links-to": address }: WhereFlags, model: ContentModel): Question {
  if (block !== undefined) {
    requireBlockType(block, model.blockTypes);
    return { kind: "block", type: block };
  }
  if (address !== undefined) return { kind: "links-to", address };
  if (text !== undefined) return { kind: "text", text };
  if (asset !== undefined) return { kind: "asset", asset };
  return { kind: "unused" };
}
