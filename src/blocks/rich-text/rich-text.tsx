import { type BlockProps, ProseMarkup, Section } from "../../block.ts";
import { ContentsList } from "../../components/contents/contents-list.tsx";
import { wordsOf } from "../../components/markup/words-of.ts";
import type { RichText as RichTextContent } from "../../content.gen.ts";
import styles from "./rich-text.module.css";

export function RichText({ block, labels }: BlockProps<RichTextContent>) {
  const { title, body, contents = false } = block;
  const headings = body.flatMap((node) =>
    node.kind === "heading" && node.level === 1 && node.id !== undefined
      ? [{ id: node.id, title: wordsOf(node.children) }]
      : [],
  );
  return (
    <Section head={block} heading="beside">
      <div className={`stack ${styles.text}`}>
        {contents && <ContentsList title={labels.contents} entries={headings} />}
        <ProseMarkup nodes={body} name={title} labels={labels} topLevel={title === undefined ? 2 : 3} />
      </div>
    </Section>
  );
}
