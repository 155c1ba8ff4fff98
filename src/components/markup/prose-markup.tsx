import type { ProseNode } from "../../site.ts";
import { InlineMarkup } from "./inline-markup.tsx";

/** Paragraphs and lists of running text. */
export function ProseMarkup({ nodes }: { nodes: readonly ProseNode[] }) {
  return nodes.map((node, index) =>
    node.kind === "paragraph" ? (
      <p key={index}>
        <InlineMarkup text={node.children} />
      </p>
    ) : (
      <ul key={index}>
        {node.items.map((item, place) => (
          <li key={place}>
            <InlineMarkup text={item} />
          </li>
        ))}
      </ul>
    ),
  );
}
