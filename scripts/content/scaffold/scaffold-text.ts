import { leadHome } from "../markdown/link-base.ts";
import type { Schema } from "../schema/schema-set.ts";

const description = { start: "What ", end: " is about, in one or two sentences, as in search results." };

export function scaffoldDescription(title: string): string {
  return `${description.start}${title}${description.end}`;
}

/** Whether a description is still that of a new page, even where the title of the page has changed. */
export function isScaffoldDescription(text: string): boolean {
  return text.startsWith(description.start) && text.endsWith(description.end);
}

/**
 * Whether a text is one from the examples of a block type: then its author has not replaced what the scaffold wrote.
 */
export function isExampleText(text: string, schema: Schema): boolean {
  const known = textsOf.get(schema) ?? new Set((schema.examples ?? []).flatMap(longTexts));
  textsOf.set(schema, known);
  return known.has(leadHome(text));
}

const textsOf = new WeakMap<Schema, ReadonlySet<string>>();

/** Shorter texts are not compared: a label of a few words may well be the one that the site needs. */
const mostWordsOfLabel = 3;

function longTexts(value: unknown): string[] {
  if (typeof value === "string") return value.trim().split(/\s+/).length > mostWordsOfLabel ? [leadHome(value)] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(longTexts) : [];
}
