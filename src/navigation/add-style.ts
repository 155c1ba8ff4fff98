/** What stands between braces. A string may hold some. */
const part = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^{}"']/.source;

/** A rule with all that stands in it, four levels deep. */
const rule = new RegExp(`(?:${part})+${[1, 2, 3, 4].reduce((inner) => `\\{(?:${part}|${inner})*\\}`, "\\{\\}")}`, "g");

/** The rules of a style as the build wrote them: what browsers say of a rule leaves out shorthands with custom properties. */
const rulesIn = (style: string | null | undefined) => style?.match(rule) ?? [];

/** The place of the stylesheet of a rule among all: the first letters of the names of its classes tell it. */
function placeOf(text: string): number {
  const [, letters = ""] = /\.([a-z]{4})/i.exec(text) ?? [];
  return styleOrder.split(" ").indexOf(letters);
}

const known = new Set<string>();

/**
 * Adds to the document what it has not of the style of a page, before that page is shown: classes that nothing else has, in the order
 * in which they stand on a page that has all of them. What a script adds to a stylesheet needs no hash in the policy.
 */
export function addStyle(style: string): void {
  // Every page has one.
  const { sheet, textContent } = document.querySelector("style") as HTMLStyleElement;
  if (!sheet) return;
  for (const text of rulesIn(textContent)) known.add(text);
  const places = Array.from(sheet.cssRules, ({ cssText }) => placeOf(cssText));
  for (const text of rulesIn(style)) {
    if (known.has(text)) continue;
    known.add(text);
    const place = placeOf(text);
    const next = places.findIndex((other) => other > place);
    const index = next < 0 ? places.length : next;
    try {
      sheet.insertRule(text, index);
      places.splice(index, 0, place);
    } catch {
      // A browser leaves out what it does not know.
    }
  }
}
