import { type BlockProps, ProseMarkup, Section } from "../../block.ts";
import type { Prose as ProseContent } from "../../content.gen.ts";
import styles from "./prose.module.css";

export function Prose({ block, labels }: BlockProps<ProseContent>) {
  const classes = [block.pace === "dense" && styles.part, block.align === "centre" && styles.centred].filter(Boolean);
  return (
    <Section head={block} heading="beside" className={classes.join(" ") || undefined}>
      <ProseMarkup nodes={block.body} name={block.title} labels={labels} />
    </Section>
  );
}
