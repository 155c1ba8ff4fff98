/** The path to a value inside parsed YAML: keys of mappings and indexes of lists. */
export type ValuePath = readonly (string | number)[];

export function toPointer(path: ValuePath): string {
  let pointer = "";
  for (const part of path) pointer += `/${typeof part === "string" ? escapePart(part) : part}`;
  return pointer;
}

function escapePart(part: string): string {
  // For speed: thousands of keys come here, and hardly any has such a character.
  return part.includes("~") || part.includes("/") ? part.replaceAll("~", "~0").replaceAll("/", "~1") : part;
}

/** The path of a JSON Pointer. Indexes of lists stay strings: only the data can tell an index from a key of digits. */
export function fromPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The entries of the list at a path; none if there is no list. */
export function listAt(data: unknown, path: ValuePath): readonly unknown[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
}

export function valueAt(data: unknown, path: ValuePath): unknown {
  let value = data;
  for (const part of path) {
    // Inherited properties, such as `constructor`, are not data.
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, part)) return undefined;
    // Any object can be read by key.
    value = (value as Record<string | number, unknown>)[part];
  }
  return value;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
