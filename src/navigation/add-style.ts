const rulesOf = (sheet: CSSStyleSheet | null | undefined) =>
  Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText);

/**
 * Returns a function that adds to the document what it has not of the style of a page, before that page is shown: classes of other blocks,
 * which nothing else has. A stylesheet of a script needs no hash in the policy.
 */
export function createStyleAdder(): (style: string) => void {
  const known = new Set(rulesOf(document.querySelector("style")?.sheet));
  const added = new CSSStyleSheet();
  let text = "";
  document.adoptedStyleSheets.push(added);
  return (style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    const missing = rulesOf(sheet).filter((rule) => !known.has(rule));
    if (missing.length === 0) return;
    for (const rule of missing) known.add(rule);
    text += missing.join("");
    added.replaceSync(text);
  };
}
