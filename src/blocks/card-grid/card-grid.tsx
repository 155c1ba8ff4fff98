import {
  ActionLink,
  Badge,
  type BlockProps,
  Icon,
  type Labels,
  Paragraph,
  PhraseList,
  Picture,
  Section,
} from "../../block.ts";
import { linesClass } from "../../components/shared-classes.ts";
import { Specimen } from "../../components/specimen/specimen.tsx";
import type { Card, CardGrid as CardGridContent } from "../../content.gen.ts";
import styles from "./card-grid.module.css";
import brief from "./card-grid-brief.module.css";
import detailed from "./card-grid-detailed.module.css";
import featured from "./card-grid-featured.module.css";
import linked from "./card-grid-linked.module.css";
import rows from "./card-grid-rows.module.css";

export function CardGrid({ block, labels }: BlockProps<CardGridContent>) {
  const isDetailed = block.items.some((card) => listsOf(card).length > 0);
  const isRows = block.layout === "rows";
  const isUneven = !isRows && block.items.some((card) => card.featured);
  // Rows with the same lists form a table: with lists side by side, those of the first row give the column headings.
  const isTable = isRows && new Set(block.items.map((card) => listsOf(card).join())).size === 1;
  const rowsClass = isTable ? `${linesClass} ${rows.rows} ${rows.alike}` : `${linesClass} ${rows.rows}`;
  const gridClass = isDetailed ? detailed.detailed : `columns ${brief.brief}`;
  const classOf = ({ href, featured: isFeatured }: Card) =>
    [styles.card, href !== undefined && linked.card, isUneven && isFeatured && featured.featured]
      .filter(Boolean)
      .join(" ");
  // Without a heading above them, card headings move up a level.
  const Title = block.title === undefined ? "h2" : "h3";
  return (
    <Section head={block}>
      {block.specimen && <Specimen specimen={block.specimen} labels={labels} isWide />}
      <ul className={isRows ? rowsClass : isUneven ? featured.list : gridClass}>
        {block.items.map((card, index) => (
          <li key={index} className={classOf(card)}>
            <CardContent card={card} labels={labels} isRow={isRows} Title={Title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface CardContentProps {
  readonly card: Card;
  readonly labels: Labels;
  readonly isRow: boolean;
  readonly Title: "h2" | "h3";
}

function CardContent({ card, labels, isRow, Title }: CardContentProps) {
  const lists = <CardLists card={card} labels={labels} />;
  return (
    <>
      {card.image && <Picture image={card.image} className={styles.picture} />}
      <div className={`row ${styles.head}`}>
        {card.icon && <Icon icon={card.icon} />}
        <Title className={styles.title}>
          {card.href === undefined ? card.title : <a href={card.href}>{card.title}</a>}
        </Title>
        {card.badge !== undefined && <Badge>{card.badge}</Badge>}
      </div>
      <Paragraph text={card.description} className="soft" />
      {isRow ? <div className={`columns ${rows.lists}`}>{lists}</div> : lists}
      {card.action && (
        <p className={styles.action}>
          <ActionLink action={card.action} emphasis="plain" about={card.title} />
        </p>
      )}
    </>
  );
}

/** The lists of a card in order, and how their entries are marked. */
const marks = { benefits: "ticks", capabilities: "ticks", useCases: "plain", processSteps: "chain" } as const;

const listsOf = (card: Card) => (Object.keys(marks) as (keyof typeof marks)[]).filter((list) => card[list]);

function CardLists({ card, labels }: { card: Card; labels: Labels }) {
  const lists = listsOf(card);
  return lists.map((list) => (
    <PhraseList
      key={list}
      label={labels[list]}
      isAlone={lists.length === 1}
      items={card[list] ?? []}
      mark={marks[list]}
    />
  ));
}
