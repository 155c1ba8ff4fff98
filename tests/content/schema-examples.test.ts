import { rmSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { projectSchemas } from "../../scripts/cache/project-schemas.ts";
import { slipReport } from "../../scripts/cache/slip-report.ts";
import { SchemaSlip } from "../../scripts/content/schema/schema-slips.ts";
import { compileValidator } from "../../scripts/content/schema/validator.ts";
import { createProject } from "../../scripts/program/project.ts";
import { page, writeFiles } from "../support/build/edited-site.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";
import { siteYaml } from "./memory-site.ts";

/** The schema of a block that holds a list and has these examples, the first in line 7. */
const schemaWith = (keywords: string, ...examples: readonly string[]) => `{
  "type": "object", "required": ["type"], "additionalProperties": false,
  "properties": { "type": { "const": "hours" }, "days": { "type": "array", "items": { "type": "string" } },
    "link": { "$ref": "yaml-pages/shared/formats.schema.json#/definitions/link" }, "text": { "type": "string" } },
  ${keywords}
  "examples": [
    ${examples.join(",\n    ")}
  ]
}
`;

function projectWith(schema: string): string {
  const folder = temporaryFolder();
  writeFiles(folder, {
    "package.json": "{}",
    "blocks/hours/block.schema.json": schema,
    "blocks/hours/hours.tsx": "export const Hours = () => <p>noon</p>;\n",
    "pages/_site.yaml": siteYaml,
    "pages/index.yaml": page("Home", "  - type: hours\n    text: noon\n"),
  });
  return folder;
}

function saidOf(schema: string): string[] {
  const site = projectWith(schema);
  const project = createProject({ root: projectRoot, site });
  try {
    compileValidator(projectSchemas(project));
    return [];
  } catch (error) {
    if (!(error instanceof SchemaSlip)) throw error;
    return slipReport(error, project, site).diagnostics.map(({ code, file, line, column, pointer, message, hint }) => {
      expect({ code, file }).toEqual({ code: "invalid-block-schema", file: "blocks/hours/block.schema.json" });
      return `${line}:${column} ${pointer} ${message} ${hint}`;
    });
  }
}

const oneOfBoth = '"oneOf": [{ "required": ["link"] }, { "required": ["text"] }],';
const refused = (words: string) => `The example does not match its schema: it ${words}. Write it as a page would.`;

test.each([
  ["", ['{ "type": "hours", "days": ["Monday"], "link": "/hours" }'], []],
  [
    oneOfBoth,
    ['{ "type": "hours", "text": "a" }', '{ "type": "hours" }'],
    [`8:5 /examples/1 ${refused("must match exactly one schema in oneOf")}`],
  ],
  [
    "",
    ['{ "type": "hours", "days": 7, "text": "a" }', '{ "type": "hours", "dys": ["a"] }'],
    [
      `7:32 /examples/0/days ${refused("must be array")}`,
      `8:31 /examples/1/dys ${refused("must NOT have additional properties")}`,
    ],
  ],
])("with %s the examples %j are told at their places", (keywords, examples, said) => {
  expect(saidOf(schemaWith(keywords, ...examples))).toEqual(said);
});

test("check and types tell the same of an example", () => {
  const cwd = projectWith(schemaWith(oneOfBoth, '{ "type": "hours" }'));
  onTestFinished(() =>
    rmSync(createProject({ root: projectRoot, site: cwd }).codeFolder, { recursive: true, force: true }),
  );
  const check = runScript("check", [], { cwd });
  expect(check).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("blocks/hours/block.schema.json:7:5\n"),
    stderr: "",
  });
  expect(runScript("types", [], { cwd })).toEqual({ status: 1, stdout: "", stderr: check.stdout });
});
