import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { checkContent, createContentModel } from "./content/check-content.ts";
import { isRoute } from "./content/formats.ts";
import { scaffoldPage } from "./content/scaffold-page.ts";
import { blockSchemas, readSchemas } from "./content/schema-set.ts";
import { suggest } from "./content/suggest.ts";
import { parseNewPageFlags, UsageError } from "./options.ts";
import { schemaFolder } from "./project.ts";
import { runCommand } from "./run-command.ts";

await runCommand(() => {
  const flags = parseNewPageFlags(process.argv.slice(2));
  const route = `/${flags.path.replace(/^\//, "").replace(/\.yaml$/, "")}`;
  if (route === "/" || !isRoute(route)) {
    throw new UsageError(`"${flags.path}" is not the path of a page. Write one such as industries/retail.`);
  }
  const pages = resolve(flags.pages);
  const file = join(pages, `${route.slice(1)}.yaml`);
  if (existsSync(file)) throw new UsageError(`${relative(process.cwd(), file)} exists already.`);
  const schemas = readSchemas(schemaFolder);
  const blocks = blockSchemas(schemas);
  const types = flags.blocks.split(",");
  for (const type of types) {
    if (blocks.has(type)) continue;
    const meant = suggest(type, blocks.keys());
    throw new UsageError(
      `There is no block "${type}"${meant ? `; write "${meant}"` : ""}. The blocks are ${[...blocks.keys()].join(", ")}.`,
    );
  }
  const model = createContentModel(schemas);
  const folder = checkContent(model, pages, process.cwd()).index?.folders.keys().next().value ?? "/";
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, scaffoldPage({ route, types, blocks, pageMapper: model.pageMapper, folder }), { flag: "wx" });
  process.stdout.write(`${relative(process.cwd(), file)} is the page ${route}. Edit it, then run \`npm run check\`.\n`);
  return 0;
});
