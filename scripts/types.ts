import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";

const root = join(import.meta.dirname, "..");
const target = join(root, "src/content.gen.ts");
const banner = `// Generated from schema/ by \`npm run types\`. Do not edit.
// The types are those of content after the build: a text with a format has become what its \`tsType\` names.
import type { CodeToken, Icon, InlineText, PageEntry, ProseNode } from "./site.ts";
`;

/** The TypeScript types of pages, site and blocks, from one root so that each is written once. */
async function generateTypes(): Promise<string> {
  const source = await compile(
    {
      title: "Content",
      type: "object",
      additionalProperties: false,
      required: ["page", "site"],
      properties: { page: { $ref: "page.schema.json" }, site: { $ref: "site.schema.json" } },
    },
    "Content",
    { cwd: join(root, "schema/"), bannerComment: banner, ignoreMinAndMaxItems: true, style: { printWidth: 120 } },
  );
  return source;
}

const types = await generateTypes();
if (process.argv.includes("--check")) {
  if (readFileSync(target, "utf8") !== types) {
    process.stderr.write("src/content.gen.ts is not what schema/ says. Run `npm run types` and commit the result.\n");
    process.exitCode = 1;
  }
} else {
  writeFileSync(target, types);
}
