import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkRawContent } from "../../../scripts/content/check/check-content.ts";
import { type ContentModel, createContentModel } from "../../../scripts/content/check/content-model.ts";
import type { Diagnostic } from "../../../scripts/content/diagnostic/diagnostic.ts";
import { fixContent } from "../../../scripts/content/fix/fix-content.ts";
import { type RawContent, readContent } from "../../../scripts/content/read/read-content.ts";
import { readSchemas, type Schema } from "../../../scripts/content/schema/schema-set.ts";
import { projectRoot, schemaFolder } from "../../../scripts/program/project.ts";
import { findPlaces, type Place, rangeOf } from "../../content/places.ts";

const schemas = readSchemas(schemaFolder);
const cardGrid = "blocks/card-grid.schema.json";

/** The schemas with another one for card grids. */
function withCardGrid(change: (schema: Schema) => Schema): ContentModel {
  return createContentModel(new Map([...schemas, [cardGrid, change(schemas.get(cardGrid) ?? {})]]));
}

/** The places of all pages of a folder that are to change, and what they become. */
interface Renaming {
  readonly model: ContentModel;
  /** The key or the value that changes, where this place has one. */
  range(place: Place): readonly [start: number, end: number] | undefined;
  readonly to: string;
  readonly says: string;
}

const renamings: Readonly<Record<string, Renaming>> = {
  "the property title of card-grid": {
    model: withCardGrid(({ properties: { title, ...others } = {}, required = [], ...schema }) => ({
      ...schema,
      required: required.map((key) => (key === "title" ? "heading" : key)),
      properties: { ...others, heading: { ...title, renamedFrom: ["name", "title"] } },
    })),
    range: ({ name, key, owner }) =>
      name === "title" && owner.properties?.["type"]?.const === "card-grid" ? rangeOf(key) : undefined,
    to: "heading",
    says: 'unknown-key: The key "title" in a block of type "card-grid" is now called "heading".',
  },
  "the type card-grid": {
    model: withCardGrid(({ properties = {}, ...schema }) => ({
      ...schema,
      renamedFrom: "card-grid",
      properties: { ...properties, type: { const: "tiles" } },
    })),
    range: ({ name, value, schema }) => (name === "type" && schema.const === "card-grid" ? rangeOf(value) : undefined),
    to: "tiles",
    says: 'unknown-type: "card-grid" is now called "tiles".',
  },
};

/** Tests that a name which changes in a schema is changed by `--fix` on all pages of a content folder that have it. */
export function testRenamings(folder: string, pages: number): void {
  describe(`what changes its name in a schema, on the pages of ${folder}`, () => {
    test.each(Object.entries(renamings))("%s: one mistake a place, which --fix mends, comments kept", (_, renaming) => {
      const { raw, places, meant } = commented(folder, renaming);
      const check = (sources: RawContent["sources"]) => checkRawContent(renaming.model, { ...raw, sources });
      expect(meant.filter((text, index) => text !== raw.sources[index]?.text).length).toBe(pages);

      const { diagnostics } = check(raw.sources);
      expect(diagnostics.map(describeDiagnostic)).toEqual(places.map((place) => `${place} ${renaming.says}`));

      const fixed = fixContent(raw.sources, check);
      const texts = new Map(fixed.changed.map(({ path, text }) => [path, text]));
      expect(raw.sources.map(({ path, text }) => texts.get(path) ?? text)).toEqual(meant);
      expect(fixed.checked.diagnostics).toEqual([]);
      expect(fixed.fixes.length).toBe(places.length);
    });
  });
}

function describeDiagnostic({ file, line, code, message }: Diagnostic): string {
  return `${file}:${line} ${code}: ${message}`;
}

/** The files with a comment above and behind each place, the places, and the files with the new name there. */
function commented(folder: string, { range, to }: Renaming) {
  const content = readContent(join(projectRoot, folder), projectRoot);
  const files = content.sources.map((source) => {
    const placed = placesIn(source).flatMap((place) =>
      range(place) ? [{ place, range: range(place) ?? [0, 0] }] : [],
    );
    let [text, meant] = [source.text, source.text];
    for (const { place, range: at } of placed.toReversed()) {
      text = withComments(text, place, text.slice(...at), at);
      meant = withComments(meant, place, to, at);
    }
    return { source, text, meant };
  });
  return {
    raw: { ...content, sources: files.map(({ source, text }) => ({ ...source, text })) },
    meant: files.map(({ meant }) => meant),
    places: files.flatMap(({ source, text }) =>
      [...text.matchAll(/^.*# kept above\n/gm)].map(
        ({ index, 0: line }) => `${source.displayPath}:${text.slice(0, index + line.length).split("\n").length}`,
      ),
    ),
  };
}

/** The text with a word at a range, and a comment on the line above and, where the value stands on its line, behind it. */
function withComments(text: string, { value }: Place, word: string, [start, end]: readonly [number, number]): string {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const close = rangeOf(value)[1];
  const isAlone = text.charAt(close) === "\n" && !text.slice(start, close).includes("\n");
  const behind = isAlone ? `${text.slice(end, close)} # kept behind${text.slice(close)}` : text.slice(end);
  return `${text.slice(0, line)}  # kept above\n${text.slice(line, start)}${word}${behind}`;
}

function placesIn({ path, text }: { path: string; text: string }): Place[] {
  return findPlaces(schemas, path === "_site.yaml" ? "site.schema.json" : "page.schema.json", text);
}
