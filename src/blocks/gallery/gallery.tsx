import { type BlockProps, type Labels, Picture, Section } from "../../block.ts";
import type { Gallery as GalleryContent } from "../../content.gen.ts";
import { withValue } from "../../labels.ts";
import styles from "./gallery.module.css";

export function Gallery({ block, labels }: BlockProps<GalleryContent>) {
  const { title, items, layout = "grid" } = block;
  return (
    <Section head={block}>
      <div data-behaviour="gallery">
        <ul className={layout === "row" ? `stack ${styles.row}` : `stack ${styles.grid}`}>
          {items.map((image, index) => (
            <li key={index}>
              <Picture
                image={image}
                link={({ large, src }, picture) => (
                  <a className={styles.link} href={large ?? src} data-part="picture">
                    {picture}
                    {image.alt === undefined && (
                      <span className="visually-hidden">{withValue(labels.picture, index + 1)}</span>
                    )}
                  </a>
                )}
              />
            </li>
          ))}
        </ul>
        <Viewer name={title ?? labels.pictures} isAlone={items.length === 1} labels={labels} />
      </div>
    </Section>
  );
}

function ViewerButton({ part, label, sign }: { part: string; label: string; sign: string }) {
  return (
    <button type="button" className={styles.button} aria-label={label} data-part={part}>
      {sign}
    </button>
  );
}

/** The dialog in which the behaviour shows the large pictures. */
function Viewer({ name, isAlone, labels }: { name: string; isAlone: boolean; labels: Labels }) {
  return (
    <dialog className={styles.viewer} aria-label={name} data-part="dialog">
      <div className={styles.bar}>
        <p role="status" data-part="status" />
        {!isAlone && <ViewerButton part="previous" label={labels.previousPicture} sign="‹" />}
        {!isAlone && <ViewerButton part="next" label={labels.nextPicture} sign="›" />}
        <ViewerButton part="close" label={labels.close} sign="×" />
      </div>
      {/* It scrolls, so it must be reachable by keyboard. */}
      <div className={styles.strip} role="group" aria-label={labels.pictures} tabIndex={0} data-part="strip" />
    </dialog>
  );
}
