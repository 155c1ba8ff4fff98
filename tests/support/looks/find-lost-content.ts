/**
 * Runs in the browser: finds content that is cut off, is outside the page, overlaps other text, or needs scrolling in
 * two directions. Decoration and content for screen readers do not count, nor, for overlaps, does the header, which is
 * on top of the page.
 */
export function findLostContent(): string[] {
  const lost: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) lost.push(`page ${document.documentElement.scrollWidth} px wide`);

  const heard = [...document.body.querySelectorAll("*")].filter(
    (element) => getComputedStyle(element).clipPath === "inset(50%)",
  );
  const counts = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest("[aria-hidden=true]") &&
    !heard.some((one) => one.contains(element));
  const blockOf = (element: Element) => element.closest("main > *")?.id || "the page";
  for (const element of document.body.querySelectorAll("*")) {
    const { overflowX, overflowY } = getComputedStyle(element);
    if ((overflowX === "visible" && overflowY === "visible") || element.clientWidth === 0 || !counts(element)) continue;
    const tooWide = element.scrollWidth > element.clientWidth + 1;
    const tooHigh = element.scrollHeight > element.clientHeight + 1;
    if (element.matches("pre") ? tooHigh : tooWide || tooHigh)
      lost.push(`cut off in ${blockOf(element)}: ${element.outerHTML.slice(0, 90)}`);
  }

  interface Line {
    readonly text: string;
    readonly block: Element;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? "").trim();
    if (!parent || text === "" || !counts(parent)) continue;
    const range = new Range();
    range.selectNodeContents(node);
    let block: Element = parent;
    while (getComputedStyle(block).display === "inline" && block.parentElement) block = block.parentElement;
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (!parent.closest("pre") && (left < -1 || right > width + 1))
        lost.push(`outside in ${blockOf(parent)}: ${text.slice(0, 60)}`);
      // A line's box is higher than its letters.
      const slack = (bottom - top) * 0.2;
      lines.push({ text, block, left: left + 1, right: right - 1, top: top + slack, bottom: bottom - slack });
    }
  }
  const inFlow = lines.filter(({ block }) => !block.closest("body > header, body > a, dialog"));
  inFlow.sort((a, b) => a.top - b.top);
  inFlow.forEach((line, index) => {
    for (const other of inFlow.slice(index + 1)) {
      if (other.top >= line.bottom) break;
      const apart = other.left >= line.right || line.left >= other.right;
      if (!apart && other.block !== line.block)
        lost.push(`in ${blockOf(line.block)} "${line.text.slice(0, 40)}" on "${other.text.slice(0, 40)}"`);
    }
  });

  // The entries of the header must not overlap each other either.
  const entries = [...document.querySelectorAll("body > header a, body > header button")].filter((entry) => {
    return counts(entry) && !entry.matches("[href='#main']") && !entry.closest("[aria-expanded] + *");
  });
  entries.forEach((entry, index) => {
    const a = entry.getBoundingClientRect();
    if (a.left < -1 || a.right > width + 1) lost.push(`outside: ${entry.textContent}`);
    for (const other of entries.slice(index + 1)) {
      const b = other.getBoundingClientRect();
      const apart = a.left >= b.right - 1 || b.left >= a.right - 1 || a.top >= b.bottom - 1 || b.top >= a.bottom - 1;
      if (!apart) lost.push(`${entry.textContent} on ${other.textContent}`);
    }
  });
  return lost;
}
