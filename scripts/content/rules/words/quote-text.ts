/** A text as YAML in quotes: double ones where nothing in it needs an escape, else single ones. */
export function quoteText(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}
