/**
 * Parts the rules of a minified stylesheet that only concern text from right to left, those for `[dir="rtl"]`, from all others: pages
 * in other languages go without them. Each part keeps the at-rules around its rules.
 */
export function splitByDirection(text: string): { readonly always: string; readonly rightToLeft: string } {
  const isRightToLeft = (selector: string) => selector.includes("[dir=rtl]");
  return {
    always: keepRules(text, (selector) => !isRightToLeft(selector)),
    rightToLeft: text.includes("[dir=rtl]") ? keepRules(text, isRightToLeft) : "",
  };
}

function keepRules(text: string, isKept: (selector: string) => boolean): string {
  const rules = text.replaceAll(/([^{};]+)(\{[^{}]*\})/g, (_, selectors: string, declarations: string) => {
    // Not at the commas in `:is()`.
    const kept = selectors.split(/,(?![^()]*\))/).filter(isKept);
    return kept.length > 0 ? kept.join(",") + declarations : "";
  });
  return rules.replaceAll(/@[^{};]+\{\}/g, "");
}
