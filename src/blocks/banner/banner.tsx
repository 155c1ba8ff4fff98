import { ActionLink, type BlockProps, Icon, Paragraph } from "../../block.ts";
import { groundClass } from "../../components/section/head-classes.ts";
import type { Banner as BannerContent } from "../../content.gen.ts";
import styles from "./banner.module.css";

export function Banner({ block: { id, text, icon, action, background } }: BlockProps<BannerContent>) {
  return (
    <section id={id} className={[styles.banner, groundClass(background)].filter(Boolean).join(" ")}>
      <div className={`page-width row ${styles.row}`}>
        {icon && (
          <span className={styles.icon}>
            <Icon icon={icon} />
          </span>
        )}
        <Paragraph text={text} className={styles.text} />
        {action && <ActionLink action={action} emphasis="other" />}
      </div>
    </section>
  );
}
