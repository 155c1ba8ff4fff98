import { isRecord } from "../../../content/diagnostic/path.ts";
import type { JsonSchema } from "../../session/describe-site.ts";

/** Labels for keys that mean little to people who do not know HTML. */
const knownWords: Readonly<Record<string, string>> = {
  href: "Links to",
  src: "File",
  alt: "Alternative text",
  id: "Anchor",
  nav: "Menu",
  redirectFrom: "Old addresses",
  use: "Part",
};

/** A key as words: `menuLabel` is "Menu label". */
export function wordsOf(key: string): string {
  const known = knownWords[key];
  if (known !== undefined) return known;
  const words = key
    .replaceAll(/[-_]+/g, " ")
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The label of a field. The title of a format ("Inline Markdown") does not say what the field is for. */
export function labelOf(key: string, { title, format }: JsonSchema): string {
  if (typeof title !== "string" || format !== undefined || key in knownWords || title.startsWith("Section ")) {
    return wordsOf(key);
  }
  return title;
}

const tellingKeys = ["title", "question", "label", "name", "text", "quote", "heading", "value", "term"];

/** The text by which people recognise a value: its title, or its first text. */
export function firstText(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return `${value}`;
  if (Array.isArray(value)) return value.map(firstText).find((text) => text !== "") ?? "";
  if (!isRecord(value)) return "";
  const { type: _, id: __, ...rest } = value;
  const texts = [...tellingKeys.map((key) => rest[key]), ...Object.values(rest)];
  return texts.map(firstText).find((text) => text !== "") ?? "";
}
