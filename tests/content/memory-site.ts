import { type CheckedContent, checkRawContent } from "../../scripts/content/check/check-content.ts";
import { type ContentModel, createContentModel } from "../../scripts/content/check/content-model.ts";
import type { Diagnostic } from "../../scripts/content/diagnostic/diagnostic.ts";
import { fixContent } from "../../scripts/content/fix/fix-content.ts";
import { isTable } from "../../scripts/content/read/content-path.ts";
import type { RawContent, SourceFile } from "../../scripts/content/read/read-content.ts";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import { ownSchemas } from "../support/system/own-project.ts";

const models = new Map<boolean, ContentModel>();

/** The compiled schemas of the project, once for all tests of a file, without or with the checks of a release. */
export function contentModel(release = false): ContentModel {
  const model = models.get(release) ?? createContentModel(readSchemas(ownSchemas), { release });
  models.set(release, model);
  return model;
}

/** The examples of every block type, as authors would write them. */
export function blockExamples() {
  return [...contentModel().blockTypes].flatMap(([type, { examples = [] }]) =>
    examples.map((written, index) => ({ name: `${type}, example ${index + 1}`, type, number: index + 1, written })),
  );
}

/** A valid `_site.yaml`. */
export const siteYaml = `brand:
  name: Bakery
origin: https://www.example.com
language: en-GB
header:
  menu:
    - type: link
      label: Home
      href: /
footer:
  contact:
    id: contact
    title: Contact
    items:
      - label: Email
        text: hello@example.com
        href: mailto:hello@example.com
  legalLinks:
    - label: Home
      href: /
  legalLine: Bakery Ltd, a company in England.
  registrationNumber: Registered number 00000000
  copyright: © 2026 Bakery Ltd
`;

/** A valid home page. */
export const indexYaml = `title: Fresh bread every morning
description: A bakery that delivers bread to shops before they open in the morning.
blocks:
  - type: hero
    title: Bread before you open
    actions:
      - label: Contact us
        href: "#contact"
  - type: metric-tiles
    id: figures
    title: In figures
    items:
      - value: "3"
        label: ovens
`;

/** A content folder in memory: a valid site with these files in place of its own or beside them. */
export function memorySite(files: Readonly<Record<string, string>>): RawContent {
  const all: Record<string, string> = { "_site.yaml": siteYaml, "index.yaml": indexYaml, ...files };
  const read: SourceFile[] = Object.keys(all)
    .sort()
    .map((path) => ({ path, displayPath: `pages/${path}`, text: all[path] ?? "" }));
  const [tables, sources] = [read.filter(({ path }) => isTable(path)), read.filter(({ path }) => !isTable(path))];
  return { folder: "pages", sources, tables, others: [], assets: [] };
}

export function checkMemory(raw: RawContent, model = contentModel()): CheckedContent {
  return checkRawContent(model, raw);
}

/** The mistakes in a site of these files. */
export function mistakesIn(files: Readonly<Record<string, string>>): readonly Diagnostic[] {
  return checkMemory(memorySite(files)).diagnostics;
}

/** What `--fix` makes of a site. */
export function fixMemory(raw: RawContent, model = contentModel()) {
  return fixContent(raw.sources, (sources) => checkMemory({ ...raw, sources }, model));
}

/** The same of a site whose home page is `text`: its text then, the codes that were fixed, what remains and the files that changed. */
export function fixIndex(text: string, others: Readonly<Record<string, string>> = {}) {
  const { changed, fixes, checked } = fixMemory(memorySite({ ...others, "index.yaml": text }));
  return {
    text: changed.find(({ path }) => path === "index.yaml")?.text ?? text,
    fixed: fixes.map(({ diagnostic }) => diagnostic.code),
    left: checked.diagnostics,
    changed: changed.map(({ path }) => path),
  };
}
