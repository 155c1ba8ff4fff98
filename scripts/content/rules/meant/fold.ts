/** A text without what two that read alike may differ in. */
export function fold(text: string): string {
  const line = text.trim();
  // Few texts have other white space than single spaces: to ask is quicker than to replace it.
  return (/\s\s|[^\S ]/.test(line) ? line.replaceAll(/\s+/g, " ") : line).toLowerCase();
}
