/** The keys by which people tell the entries of a list apart. */
const nameKeys = ["title", "label", "name"];

/**
 * The name of an entry of a list: its title, label or name, else its first text, with the next one behind a word in
 * capitals, which says of what kind it is: `GET piers`. Undefined where it has none.
 */
export function entryName(entry: Readonly<Record<string, unknown>>): { key: string; name: string } | undefined {
  const named = nameKeys.find((key) => typeof entry[key] === "string");
  const texts = named === undefined ? textsOf(entry) : [[named, String(entry[named])] as const];
  const [[key, first] = ["", ""], second] = texts;
  if (first === "") return undefined;
  const isKind = second !== undefined && /^[A-Z]+$/.test(first);
  return { key, name: fold(isKind ? `${first} ${second[1]}` : first) };
}

function textsOf(entry: Readonly<Record<string, unknown>>): [key: string, text: string][] {
  return Object.entries(entry).flatMap(([key, value]) =>
    typeof value === "string" && !silentKeys.has(key) ? [[key, value]] : [],
  );
}

/** The keys of texts that say what an entry is and how it looks, not what it is about. */
const silentKeys = new Set(["type", "id", "icon", "badge"]);

/** A text without what two that read alike may differ in. */
export function fold(text: string): string {
  const line = text.trim();
  // Few texts have other white space than single spaces: to ask is quicker than to replace it.
  return (/\s\s|[^\S ]/.test(line) ? line.replaceAll(/\s+/g, " ") : line).toLowerCase();
}
