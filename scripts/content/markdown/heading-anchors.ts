import type { ProseNode } from "../../../src/content-values.ts";
import { inBasicLatin, slug } from "../read/route-form.ts";
import { type Span, spanOf } from "./markdown-links.ts";
import { parseMarkdown, wordsIn } from "./parse-markdown.ts";

interface HeadingAnchor {
  readonly anchor: string;
  readonly span: Span;
}

/**
 * The anchors of the headings of a text, in order: the anchor of the text followed by the words of the heading, so that they are unique on
 * the page, or a number if a heading has no usable letters or the same words as an earlier one.
 */
export function headingAnchors(text: string, ofText: string): readonly HeadingAnchor[] {
  const taken = new Set<string>();
  // Headings in lists and quotes are mistakes.
  const headings = parseMarkdown(text, "prose").root?.children.filter(({ type }) => type === "heading") ?? [];
  return headings.map((heading, index) => {
    const words = wordsOf(wordsIn(heading));
    const wanted = `${ofText}-${words || index + 1}`;
    const anchor = taken.has(wanted) ? `${wanted}-${index + 1}` : wanted;
    taken.add(anchor);
    return { anchor, span: spanOf(heading) };
  });
}

/**
 * The words of a heading in an anchor. Latin letters become a to z, and a heading with Latin letters drops all others: links to pages from
 * before anchors in other scripts must keep working.
 */
function wordsOf(heading: string): string {
  const basic = inBasicLatin(heading);
  const [latin = 0, others = 0] = [/[a-z]/g, /(?![a-z])\p{L}/gu].map((letters) => basic.match(letters)?.length);
  if (latin <= others) return slug(basic);
  const words = slug(basic.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "-"));
  return words.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
}

export function withAnchors(nodes: readonly ProseNode[], anchors: readonly HeadingAnchor[]): ProseNode[] {
  const rest = anchors.values();
  return nodes.map((node) => {
    const id = node.kind === "heading" ? rest.next().value?.anchor : undefined;
    return id === undefined ? node : { ...node, id };
  });
}
