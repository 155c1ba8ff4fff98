/**
 * Parts the rules of a minified stylesheet that only concern text from right to left, those for `[dir="rtl"]`, from all others: pages
 * in other languages go without them.
 */
export function splitByDirection(text: string): { readonly always: string; readonly rightToLeft: string } {
  const rule = /[^{}]*\[dir=rtl\][^{}]*\{[^{}]*\}/;
  // An at-rule with nothing else in it, or a rule.
  const pattern = new RegExp(`@[^{};]+\\{(?:${rule.source})+\\}|${rule.source}`, "g");
  return { always: text.replaceAll(pattern, ""), rightToLeft: (text.match(pattern) ?? []).join("") };
}
