import type { Film as FilmContent, Image } from "../../content.gen.ts";
import type { Labels } from "../../labels.ts";
import { Paragraph } from "../markup/inline-markup.tsx";
import styles from "./film.module.css";
import pictures from "./picture.module.css";

interface FilmProps {
  readonly video: FilmContent;
  /** Shown until the film is started. */
  readonly image?: Image | undefined;
  /** The name of the film, or what its picture shows. */
  readonly name: string | undefined;
  readonly labels: Labels;
}

/** A film that visitors start, with the caption of its picture below it. Until then, only the picture is loaded. */
export function Film({ video: { src, captions, silent = false }, image, name, labels }: FilmProps) {
  const { src: poster, caption } = image ?? {};
  const film = (
    <video
      className={styles.video}
      src={src}
      controls
      playsInline
      muted={silent}
      preload={poster ? "none" : "metadata"}
      poster={poster?.src}
      width={poster?.width}
      height={poster?.height}
      aria-label={name}
    >
      {captions !== undefined && <track kind="captions" src={captions} label={labels.captions} />}
    </video>
  );
  if (caption === undefined) return film;
  return (
    <figure>
      {film}
      <Paragraph as="figcaption" text={caption} className={`small ${pictures.caption}`} />
    </figure>
  );
}
