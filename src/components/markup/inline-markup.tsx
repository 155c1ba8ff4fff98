import { Fragment } from "react";
import type { InlineNode, InlineText } from "../../content-values.ts";

interface ParagraphProps {
  readonly text: InlineText | undefined;
  readonly as?: "p" | "dd" | "figcaption";
  readonly className?: string | undefined;
}

/** A paragraph, or another element for one. Without text it shows nothing. */
export function Paragraph({ text, as: Element = "p", className }: ParagraphProps) {
  if (text === undefined) return null;
  return (
    <Element className={className}>
      <InlineMarkup text={text} />
    </Element>
  );
}

export function InlineMarkup({ text }: { text: InlineText }) {
  if (typeof text === "string") return text;
  return text.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

function renderNode(node: InlineNode) {
  if (typeof node === "string") return node;
  if (node.kind === "break") return <br />;
  const children = <InlineMarkup text={node.children} />;
  switch (node.kind) {
    case "strong":
      return <strong>{children}</strong>;
    case "emphasis":
      return <em>{children}</em>;
    case "deleted":
      return <del>{children}</del>;
    case "code":
      return <code>{children}</code>;
    case "link":
      return <a href={node.href}>{children}</a>;
  }
}
