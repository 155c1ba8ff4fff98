/**
 * Points every link of a Markdown text to the home page. Links of an example lead to pages that another site does not
 * have.
 */
export function leadHome(text: string): string {
  return text.replaceAll(/\]\([^)]*\)/g, "](/)");
}
