import type { Page } from "playwright";

/** An element of a parsed document. */
export interface FoundElement {
  /** Its runs of text, in order, without the white space around them. */
  readonly runs: readonly string[];
  /** The attributes of the element itself. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The elements of an HTML document that match a selector, as the parser of the browser sees them. */
export function queryHtml(page: Page, html: string, selector: string): Promise<FoundElement[]> {
  return page.evaluate(
    ([html, selector]) => {
      const document = new DOMParser().parseFromString(html, "text/html");
      return [...document.querySelectorAll(selector)].map((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const runs: string[] = [];
        while (walker.nextNode()) runs.push((walker.currentNode.textContent ?? "").replace(/\s+/g, " ").trim());
        const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
        return { runs: runs.filter((run) => run !== ""), attributes };
      });
    },
    [html, selector] as const,
  );
}
