import { ProseMarkup } from "../components/markup/prose-markup.tsx";
import { Section } from "../components/section.tsx";
import type { Prose as ProseContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./prose.module.css";

export function Prose({ block }: BlockProps<ProseContent>) {
  return (
    <Section id={block.id} title={block.title} heading="beside">
      <div className={styles.prose}>
        <ProseMarkup nodes={block.body} />
      </div>
    </Section>
  );
}
