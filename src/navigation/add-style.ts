/** The content of braces. Strings may contain braces too. */
const part = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^{}"']/.source;

/** A rule with its content, up to four levels deep. */
const rule = new RegExp(`(?:${part})+${[1, 2, 3, 4].reduce((inner) => `\\{(?:${part}|${inner})*\\}`, "\\{\\}")}`, "g");

/** The rules of a style as the build wrote them: browsers' `cssText` omits shorthands with custom properties. */
const rulesIn = (style: string | null | undefined) => style?.match(rule) ?? [];

/** The position of a rule's stylesheet in the order of all, from the first letters of its class names. */
function placeOf(text: string): number {
  const [, letters = ""] = /\.([a-z]{4})/i.exec(text) ?? [];
  return styleOrder.split(" ").indexOf(letters);
}

const known = new Set<string>();

/**
 * Adds the missing rules of a page's style to the document before that page is shown: classes not used elsewhere, in the order
 * they would have on a page with all of them. Rules that a script adds to a stylesheet need no hash in the policy.
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
      // A browser rejects rules that it does not know.
    }
  }
}
