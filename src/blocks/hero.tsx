import { ActionList } from "../components/action-list.tsx";
import { Badge } from "../components/badge.tsx";
import { Icon } from "../components/markup/icon.tsx";
import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import type { Hero as HeroContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./hero.module.css";
import pictured from "./hero-picture.module.css";

export function Hero({ block }: BlockProps<HeroContent>) {
  const { id, badge, title, description, icon, image, layout = "split", actions } = block;
  return (
    <section id={id} className={image ? `${styles.hero} ${pictured[layout]}` : styles.hero}>
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
        {image && (
          <div className={pictured.picture}>
            <Picture image={image} />
          </div>
        )}
        {icon && !image && (
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
