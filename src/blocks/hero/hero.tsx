import { ActionList, Badge, type BlockProps, Icon, Paragraph, Picture } from "../../block.ts";
import { Film } from "../../components/pictures/film.tsx";
import { alignClass, groundClass } from "../../components/section/head-classes.ts";
import { Specimen } from "../../components/specimen/specimen.tsx";
import { TrustLine } from "../../components/trust-line.tsx";
import type { Hero as HeroContent } from "../../content.gen.ts";
import styles from "./hero.module.css";
import pictured from "./hero-picture.module.css";
import sheet from "./hero-sheet.module.css";
import document from "./hero-specimen.module.css";

export function Hero({ block, labels }: BlockProps<HeroContent>) {
  const { title, icon, image, video, specimen, layout = "split", actions } = block;
  // A film has controls, which text must not cover.
  const look = video && layout === "cover" ? "centred" : layout;
  const hasMedium = image !== undefined || video !== undefined;
  const isCentred = look === "centred" && (hasMedium || specimen !== undefined);
  const classes = [
    styles.hero,
    look === "below" && styles.below,
    isCentred && document.centred,
    hasMedium && (look === "split" || look === "cover") && pictured[look],
    !hasMedium && sideOf(block),
    // A picture that covers everything is the background.
    look === "cover" && hasMedium ? undefined : groundClass(block.background),
    alignClass(isCentred ? "centre" : block.align),
  ];
  return (
    <section id={block.id} className={classes.filter(Boolean).join(" ")}>
      <div className={`page-width stack ${styles.frame}`}>
        <div className={`stack ${styles.text}`}>
          {block.badge !== undefined && <Badge>{block.badge}</Badge>}
          <h1 className={styles.title}>{title}</h1>
          <Paragraph text={block.description} className={`lead ${styles.description}`} />
          {actions && <ActionList actions={actions} about={title} />}
          {block.trust && <TrustLine trust={block.trust} labels={labels} />}
        </div>
        {hasMedium && (
          <div className={pictured.picture}>
            {video && <Film video={video} image={image} name={image?.alt ?? title} labels={labels} />}
            {image && !video && <Picture image={image} />}
          </div>
        )}
        {specimen && !hasMedium && <Specimen specimen={specimen} labels={labels} isWide={look !== "split"} />}
        {icon && !hasMedium && !specimen && (
          <div className={sheet.sheet} aria-hidden="true">
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

/** The class of a hero for the content next to or below its text, if there is no picture. */
function sideOf({ specimen, icon, layout = "split" }: HeroContent): string | undefined {
  if (specimen) return layout === "split" ? document.wide : undefined;
  return icon && layout !== "below" ? sheet.narrow : undefined;
}
