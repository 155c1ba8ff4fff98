import type { ReactNode } from "react";
import type { Action } from "../content.gen.ts";
import type { InlineText } from "../content-values.ts";
import { ActionLink } from "./action-link.tsx";
import { Badge } from "./badge.tsx";
import { Paragraph } from "./markup/inline-markup.tsx";
import styles from "./offer-card.module.css";

interface OfferCardProps {
  readonly title: string;
  readonly badge?: string;
  readonly featured?: boolean;
  readonly description?: InlineText;
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly action?: Action;
  readonly children: ReactNode;
}

export function OfferCard({ title, badge, featured = false, description, facts, action, children }: OfferCardProps) {
  return (
    <li className={`${styles.offer} ${featured ? styles.featured : ""}`}>
      <div className={`row ${styles.head}`}>
        <h3>{title}</h3>
        {badge !== undefined && <Badge>{badge}</Badge>}
      </div>
      <Paragraph text={description} className="soft" />
      {facts && (
        <dl className={styles.facts}>
          {facts.map(([label, value], index) => (
            <div key={index}>
              <dt className="label">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {action && (
        <p className={styles.action}>
          <ActionLink action={action} emphasis={featured ? "main" : "other"} about={title} />
        </p>
      )}
    </li>
  );
}

function OfferList({ children }: { children: ReactNode }) {
  return <ul className={`columns ${styles.list}`}>{children}</ul>;
}

OfferCard.List = OfferList;
