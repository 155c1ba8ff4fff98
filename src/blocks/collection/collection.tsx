import { PageLinks } from "../../components/contents/page-links.tsx";
import { Icon } from "../../components/markup/icon.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import { Section } from "../../components/section/section.tsx";
import type { Collection as CollectionContent } from "../../content.gen.ts";
import { listed, withValue } from "../../labels.ts";
import type { BlockProps } from "../block-props.ts";
import styles from "./collection.module.css";

export function Collection({ block, labels }: BlockProps<CollectionContent>) {
  // Without a heading above them, the titles are those of the page.
  const Title = block.title === undefined ? "h2" : "h3";
  return (
    <Section head={block}>
      <ul className={block.lead ? `${styles.list} ${styles.leading}` : styles.list}>
        {block.folder.map((page, index) => (
          <li key={page.href} className={block.lead && index === 0 ? `${styles.entry} ${styles.lead}` : styles.entry}>
            {page.image && (
              <div className={styles.picture}>
                <Picture image={page.image} />
              </div>
            )}
            {page.icon && !page.image && <Icon icon={page.icon} />}
            {page.date && (
              <p className={styles.date}>
                <time dateTime={page.date.iso}>{page.date.text}</time>
              </p>
            )}
            <Title className={styles.title}>
              <a href={page.href}>{page.title}</a>
            </Title>
            {page.description !== undefined && <p className={styles.description}>{page.description}</p>}
            {page.authors && (
              <p className={styles.authors}>{withValue(labels.writtenBy, listed(page.authors, labels))}</p>
            )}
            {page.tags && (
              <ul className={styles.tags}>
                {page.tags.map((tag, index) => (
                  <li key={index}>{tag}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {block.perPage && <PageLinks numbers={block.perPage} labels={labels} />}
    </Section>
  );
}
