import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";
import { parseTypesFlags } from "./options.ts";
import { projectRoot, schemaFolder } from "./project.ts";
import { runCommand } from "./run-command.ts";

const target = join(projectRoot, "src/content.gen.ts");
const banner = `// Generated from schema/ by \`npm run types\`. Do not edit.
// The types are those of content after the build: a text with a format has become what its \`tsType\` names.
import type { CodeToken, Icon, InlineText, PageEntry, ProseNode } from "./site.ts";
`;

/** The TypeScript types of pages, site and blocks, from one root so that each is written once. */
function generateTypes(): Promise<string> {
  return compile(
    {
      title: "Content",
      type: "object",
      additionalProperties: false,
      required: ["page", "site"],
      properties: { page: { $ref: "page.schema.json" }, site: { $ref: "site.schema.json" } },
    },
    "Content",
    { cwd: `${schemaFolder}/`, bannerComment: banner, ignoreMinAndMaxItems: true, style: { printWidth: 120 } },
  );
}

await runCommand(async () => {
  const { check } = parseTypesFlags(process.argv.slice(2));
  const types = await generateTypes();
  if (!check) writeFileSync(target, types);
  else if (readFileSync(target, "utf8") !== types) {
    process.stderr.write("src/content.gen.ts is not what schema/ says. Run `npm run types` and commit the result.\n");
    return 1;
  }
  return 0;
});
