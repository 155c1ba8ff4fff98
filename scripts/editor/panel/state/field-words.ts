import { isRecord } from "../../../content/diagnostic/is-record.ts";
import type { JsonSchema } from "../../session/describe-site.ts";

/** What keys are called that say little to those who do not know HTML. */
const knownWords: Readonly<Record<string, string>> = {
  href: "Leads to",
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

/** What a field is called. The title of a format says what it is made of ("Inline Markdown"), and not what it is for. */
export function labelOf(key: string, { title, format }: JsonSchema): string {
  if (typeof title !== "string" || format !== undefined || key in knownWords || title.startsWith("Section ")) {
    return wordsOf(key);
  }
  return title;
}

const tellingKeys = ["title", "question", "label", "name", "text", "quote", "heading", "value", "term"];

/** The first text of a value, by which people know it again: its title, or what comes first. */
export function firstText(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return `${value}`;
  if (Array.isArray(value)) return value.map(firstText).find((text) => text !== "") ?? "";
  if (!isRecord(value)) return "";
  const { type: _, id: __, ...rest } = value;
  const texts = [...tellingKeys.map((key) => rest[key]), ...Object.values(rest)];
  return texts.map(firstText).find((text) => text !== "") ?? "";
}
