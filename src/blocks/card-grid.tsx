import { ActionLink } from "../components/action-link.tsx";
import { Badge } from "../components/badge.tsx";
import { Icon } from "../components/markup/icon.tsx";
import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import { PhraseList } from "../components/phrase-list.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { Section } from "../components/section/section.tsx";
import type { Card, CardGrid as CardGridContent } from "../content.gen.ts";
import type { Labels } from "../labels.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./card-grid.module.css";
import brief from "./card-grid-brief.module.css";
import detailed from "./card-grid-detailed.module.css";
import pictured from "./card-grid-picture.module.css";

export function CardGrid({ block, labels }: BlockProps<CardGridContent>) {
  const isDetailed = block.items.some(
    (card) => card.benefits ?? card.processSteps ?? card.useCases ?? card.capabilities,
  );
  return (
    <Section head={block}>
      <ul className={isDetailed ? detailed.detailed : brief.brief}>
        {block.items.map((card, index) => (
          <li key={index} className={styles.card}>
            <CardContent card={card} labels={labels} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CardContent({ card, labels }: { card: Card; labels: Labels }) {
  return (
    <>
      {card.image && (
        <div className={pictured.picture}>
          <Picture image={card.image} />
        </div>
      )}
      <div className={styles.head}>
        {card.icon && (
          <span className={styles.icon}>
            <Icon icon={card.icon} />
          </span>
        )}
        <h3 className={styles.title}>{card.title}</h3>
        {card.badge !== undefined && <Badge>{card.badge}</Badge>}
      </div>
      <p className={styles.description}>
        <InlineMarkup text={card.description} />
      </p>
      {card.benefits && <PhraseList label={labels.benefits} items={card.benefits} mark="ticks" />}
      {card.capabilities && <PhraseList label={labels.capabilities} items={card.capabilities} mark="ticks" />}
      {card.useCases && <PhraseList label={labels.useCases} items={card.useCases} />}
      {card.processSteps && <PhraseList label={labels.processSteps} items={card.processSteps} mark="chain" />}
      {card.action && (
        <p className={styles.action}>
          <ActionLink action={card.action} emphasis="plain" about={card.title} />
        </p>
      )}
    </>
  );
}
