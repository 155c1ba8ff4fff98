import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import { toPointer, type ValuePath } from "../diagnostic/path.ts";
import type { SourceFile } from "../read/read-content.ts";
import { invalidBlockSchema } from "../rules/blocks/invalid-block-schema.ts";
import { createFileShape } from "../schema/file-shape.ts";
import type { SchemaSet } from "../schema/schema-set.ts";
import type { Slip } from "../schema/schema-slip.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import { Locator } from "../yaml/locator.ts";
import { parseText } from "../yaml/parse-text.ts";
import { unknownFile } from "../yaml/unknown-file.ts";
import { schemaDiagnostics } from "./schema-diagnostics.ts";

/** What is wrong with an example in the schema of a block, in the words that authors of pages get, at its place in the schema. */
export function exampleDiagnostics({ at = [], ofPage }: Slip, source: SourceFile, schemas: SchemaSet): Diagnostic[] {
  if (!ofPage) return [];
  const { code } = invalidBlockSchema;
  const locator = new Locator(parseText(source.text), new LineIndex(source.text));
  /** A path in the page with the example as its one block, as one in the file. */
  const inSchema = (path: ValuePath) => [...at, ...path.slice(2)];
  const file: ContentFile = {
    ...unknownFile(source),
    data: ofPage.data,
    locate: (path, part) => locator.locate(inSchema(path), part),
    locateExcerpt: (path, excerpt) => locator.locateExcerpt(inSchema(path), excerpt),
    sourceText: (path) => locator.sourceText(inSchema(path)),
  };
  const shape = createFileShape(schemas, "page.schema.json", () => 0);
  // Only pages are mended by --fix.
  return schemaDiagnostics(file, ofPage.errors, shape).map(({ suggestion, pointer, hint, ...one }) => ({
    ...one,
    code,
    // A schema is JSON.
    hint: hint?.replace("Begin each entry with a hyphen and a space.", "Write its entries in brackets.") ?? "",
    pointer: pointer.replace(/^\/blocks\/0/, toPointer(at)),
  }));
}
