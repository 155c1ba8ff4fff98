/**
 * Points every link of a Markdown text to the home page. Links of an example lead to pages that another site does not
 * have.
 */
export function leadHome(text: string): string {
  const parts = text.split(")");
  const last = parts.pop() ?? "";
  return [...parts.map((part) => part.replace(/\]\(.*$/s, "](/")), last].join(")");
}
