/** Whether a text has a key of the schema in it with a colon and a space behind it: then two entries came into one line. */
export function holdsKey(text: string, keys: ReadonlySet<string>): boolean {
  return [...text.matchAll(/(?<![^\s"'])([a-z][\w-]*)["']?:(?=\s|$)/g)].some(([, key = ""]) => keys.has(key));
}
