import type { BlockProps } from "../../block.ts";
import { ContentsList } from "../../components/contents/contents-list.tsx";
import type { Contents as ContentsContent } from "../../content.gen.ts";
import styles from "./contents.module.css";

export function Contents({ block, sections = [] }: BlockProps<ContentsContent>) {
  const entries = sections.filter(({ id }) => id !== block.id);
  if (entries.length === 0) return null;
  return (
    <div id={block.id} className={`page-width ${styles.contents}`}>
      <ContentsList title={block.title} entries={entries} />
    </div>
  );
}
