import { type BlockProps, Icon, type Labels, Picture, Section } from "../../block.ts";
import { PageLinks } from "../../components/contents/page-links.tsx";
import { TagList } from "../../components/tag-list.tsx";
import type { Collection as CollectionContent } from "../../content.gen.ts";
import { listed, withValue } from "../../labels.ts";
import styles from "./collection.module.css";
import groups from "./collection-groups.module.css";

type Pages = CollectionContent["folder"];

export function Collection({ block, labels }: BlockProps<CollectionContent>) {
  const { folder, title, lead = false, group, events, tagPages, perPage } = block;
  // Without related pages there is no list. A list of events stays, as new ones may come.
  if (folder.length === 0 && !events) return null;
  // Without a heading above them, the titles move up a level.
  const level = (title === undefined ? 2 : 3) + (group ? 1 : 0);
  const Group = title === undefined ? "h2" : "h3";
  return (
    <Section head={block}>
      {tagPages && tagPages.length > 0 && (
        <nav aria-label={labels.topics} className={groups.tags}>
          <TagList tags={tagPages} />
        </nav>
      )}
      {folder.length === 0 && <p>{labels.nothingListed}</p>}
      {group
        ? groupsOf(folder).map(([name, pages]) => (
            <div key={name} className={groups.group}>
              <Group className={groups.name}>{name}</Group>
              <PageCards {...{ pages, level, labels }} lead={lead && pages[0] === folder[0]} />
            </div>
          ))
        : folder.length > 0 && <PageCards {...{ pages: folder, level, lead, labels }} />}
      {perPage && <PageLinks numbers={perPage} labels={labels} />}
      {events?.calendar !== undefined && (
        <p className={groups.calendar}>
          <a href={events.calendar} type="text/calendar">
            {labels.addToCalendar}
          </a>
        </p>
      )}
    </Section>
  );
}

function groupsOf(pages: Pages): readonly [name: string, pages: Pages][] {
  const names = [...new Set(pages.map(({ group = "" }) => group))];
  return names.map((name) => [name, pages.filter(({ group = "" }) => group === name)]);
}

interface PageCardsProps {
  readonly pages: Pages;
  readonly level: number;
  readonly lead: boolean;
  readonly labels: Labels;
}

function PageCards({ pages, level, lead, labels }: PageCardsProps) {
  const Title = level === 2 ? "h2" : level === 3 ? "h3" : "h4";
  return (
    <ul className={lead ? `stack ${styles.list} ${styles.leading}` : `stack ${styles.list}`}>
      {pages.map((page, index) => (
        <li
          key={page.href}
          className={lead && index === 0 ? `stack ${styles.entry} ${styles.lead}` : `stack ${styles.entry}`}
        >
          {page.image && <Picture image={page.image} className={styles.picture} />}
          {page.icon && !page.image && <Icon icon={page.icon} />}
          {page.date && (
            <p className="label">
              <time dateTime={page.date.iso}>{page.date.text}</time>
            </p>
          )}
          {page.event && (
            <p className="label">
              <time dateTime={page.event.iso}>{page.event.text}</time>
              {page.event.place !== undefined && (
                <>
                  <br />
                  {page.event.place}
                </>
              )}
            </p>
          )}
          <Title className={styles.title}>
            <a href={page.href}>{page.title}</a>
          </Title>
          {page.description !== undefined && <p className="small">{page.description}</p>}
          {page.authors && <p className="small">{withValue(labels.writtenBy, listed(page.authors, labels))}</p>}
          {page.tags && <TagList tags={page.tags} />}
        </li>
      ))}
    </ul>
  );
}
