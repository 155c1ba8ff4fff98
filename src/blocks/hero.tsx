import { ActionList } from "../components/action-list.tsx";
import { Badge } from "../components/badge.tsx";
import { Icon } from "../components/markup/icon.tsx";
import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import type { Hero as HeroContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./hero.module.css";

export function Hero({ block }: BlockProps<HeroContent>) {
  const { id, badge, title, description, icon, actions } = block;
  return (
    <section id={id} className={styles.hero}>
      <div className={styles.frame}>
        <div className={styles.text}>
          {badge !== undefined && <Badge>{badge}</Badge>}
          <h1 className={styles.title}>{title}</h1>
          {description !== undefined && (
            <p className={styles.description}>
              <InlineMarkup text={description} />
            </p>
          )}
          {actions && <ActionList actions={actions} />}
        </div>
        {icon && (
          <div className={styles.sheet} aria-hidden="true">
            <Icon icon={icon} />
            <i />
            <i />
            <i />
            <i />
          </div>
        )}
      </div>
    </section>
  );
}
