import type { ProseNode } from "../../../src/content-values.ts";
import { inBasicLatin, slug } from "../read/route-form.ts";
import { type Span, spanOf } from "./markdown-links.ts";
import { parseMarkdown, wordsIn } from "./parse-markdown.ts";

interface HeadingAnchor {
  readonly anchor: string;
  readonly span: Span;
}

/**
 * The anchors of the headings of a text, in order: the anchor of the text with the words of the heading, so that no other text of a
 * page has the same. The second and third with the same words end with -2 and -3: links to them stay right when other headings are added.
 */
export function headingAnchors(text: string, ofText: string): readonly HeadingAnchor[] {
  // Headings in lists and quotes are mistakes.
  const headings = parseMarkdown(text, "prose").root?.children.filter(({ type }) => type === "heading") ?? [];
  const named = headings.map((heading) => ({
    name: [ofText, wordsOf(wordsIn(heading))].filter(Boolean).join("-"),
    span: spanOf(heading),
  }));
  const names = new Set(named.map(({ name }) => name));
  // The text itself has the name of a heading without letters.
  const counts = new Map([[ofText, 1]]);
  return named.map(({ name, span }) => {
    let count = (counts.get(name) ?? 0) + 1;
    // The second "Part" is not "Part 2" if there is a heading with these words.
    while (count > 1 && names.has(`${name}-${count}`)) count += 1;
    counts.set(name, count);
    return { anchor: count === 1 ? name : `${name}-${count}`, span };
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
