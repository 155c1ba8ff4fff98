import { Fragment } from "react";
import type { ProseNode } from "../../content-values.ts";
import type { Labels } from "../../labels.ts";
import { CodePanel } from "../code-panel.tsx";
import { InlineMarkup, Paragraph } from "./inline-markup.tsx";
import styles from "./prose-markup.module.css";
import parts from "./prose-parts.module.css";
import { ProseTable } from "./prose-table.tsx";

interface ProseMarkupProps {
  readonly nodes: readonly ProseNode[];
  /** The subject of the text: for screen readers, it names the code in the copy button's label. */
  readonly name: string | undefined;
  readonly labels: Labels;
  /** The level of its first headings: 3, below a heading of level 2, unless the text is deeper or alone. */
  readonly topLevel?: 2 | 3 | 4;
}

/** Running text below the heading of a block, or below one in it. */
export function ProseMarkup({ nodes, ...context }: ProseMarkupProps) {
  const isPlain = nodes.every(({ kind }) => kind === "paragraph");
  return (
    <div className={isPlain ? `stack ${styles.prose}` : `stack ${styles.prose} ${parts.parts}`}>
      <Nodes nodes={nodes} {...context} />
    </div>
  );
}

function Nodes({ nodes, ...context }: ProseMarkupProps) {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, context)}</Fragment>);
}

function renderNode(node: ProseNode, context: Omit<ProseMarkupProps, "nodes">) {
  switch (node.kind) {
    case "paragraph":
      return <Paragraph text={node.children} />;
    case "line":
      return <InlineMarkup text={node.children} />;
    case "heading": {
      const level = Math.min(node.level + (context.topLevel ?? 3) - 2, headings.length);
      const Heading = headings[level - 1] ?? "h3";
      return (
        <Heading id={node.id}>
          <InlineMarkup text={node.children} />
        </Heading>
      );
    }
    case "list": {
      const items = node.items.map((item, index) => (
        <li key={index}>
          <Nodes nodes={item} {...context} />
        </li>
      ));
      if (node.start === undefined) return <ul>{items}</ul>;
      return <ol start={node.start === 1 ? undefined : node.start}>{items}</ol>;
    }
    case "quote":
      return (
        <blockquote>
          <Nodes nodes={node.children} {...context} />
        </blockquote>
      );
    case "code":
      return <CodePanel code={node.code} name={context.name} labels={context.labels} />;
    case "table":
      return <ProseTable table={node} labels={context.labels} />;
    case "rule":
      return <hr />;
  }
}

const headings = ["h2", "h3", "h4", "h5", "h6"] as const;
