import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkRawContent } from "../../../scripts/content/check/check-content.ts";
import type { Diagnostic } from "../../../scripts/content/diagnostic/diagnostic.ts";
import { exampleContent } from "../../../scripts/content/report/example-content.ts";
import { examplePage } from "../../../scripts/content/rules/toolkit/examples.ts";
import type { Example } from "../../../scripts/content/rules/toolkit/rule.ts";
import { readSchemas } from "../../../scripts/content/schema/read-schemas.ts";
import type { SchemaSet } from "../../../scripts/content/schema/schema-set.ts";
import { ownSchemas } from "../../support/system/own-project.ts";
import { temporaryFolder } from "../../support/system/temporary-folder.ts";
import { contentModel } from "../memory-site.ts";

/** The diagnostics of an example: content around which a small complete site stands. */
export function checkExample(example: Example, { release = false } = {}): readonly Diagnostic[] {
  return checkRawContent(contentModel(release), exampleContent(example).raw).diagnostics;
}

/** Each diagnostic of an example in a line: `unknown-name index.yaml 6:11-6:16`. */
export function placesOf(example: Example, options?: { release: boolean }): string[] {
  return checkExample(example, options).map(
    ({ code, file, line, column, endLine, endColumn }) =>
      `${code} ${file.replace("pages/", "")} ${line}:${column}-${endLine}:${endColumn}`,
  );
}

/** What is reported of an example, each in a line. */
export function reportsOf(example: Example): string[] {
  return checkExample(example).map(({ line, code, message, hint }) => `${line} ${code}: ${message} ${hint}`);
}

/** A valid home page with one block. */
export const home = examplePage;

/** A valid page with one block. */
export const pageNamed = (title: string, more = "") => `title: ${title}
description: All about ${title}.
${more}blocks:
  - type: hero
    title: ${title}
`;

/** The home page with these links in its block. */
export const linkTo = (...hrefs: string[]) =>
  `${home}    actions:\n${hrefs.map((href, at) => `      - label: L${at}\n        href: "${href}"\n`).join("")}`;

/** The codes of the mistakes of an example, in order. */
export const codesOf = (files: Example) => checkExample(files).map(({ code }) => code);

/** The schemas of the renderer and of one block more, whose file has this text; there is none where that is empty. */
export function schemasWithBlock(type: string, text: string): SchemaSet {
  const folder = join(temporaryFolder(), type);
  mkdirSync(folder);
  if (text !== "") writeFileSync(join(folder, "block.schema.json"), text);
  return readSchemas({ ...ownSchemas, blocks: [...ownSchemas.blocks, { type, folder }] });
}
