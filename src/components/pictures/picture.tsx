import type { ReactNode } from "react";
import type { Image } from "../../content.gen.ts";
import type { ImageFile } from "../../content-values.ts";
import { Paragraph } from "../markup/inline-markup.tsx";
import styles from "./picture.module.css";
import focusStyles from "./picture-focus.module.css";

interface PictureProps {
  readonly image: Image;
  /** The class of an element around the picture and its caption, if they need one. */
  readonly className?: string | undefined;
  /** Wraps the picture, without its caption, if it links somewhere. */
  readonly link?: (file: ImageFile, picture: ReactNode) => ReactNode;
}

/** A picture in the formats and widths that the build has made for its place, with its caption below. Blocks that crop it set `aspect-ratio`. */
export function Picture({ image, className, link = (_, picture) => picture }: PictureProps) {
  const { src: file, alt = "", focus, dark, caption } = image;
  const { src, width, height, isFirst } = file;
  const sides = focus?.split(" ").map((side) => focusStyles[side]);
  const classes = sides ? [styles.image, focusStyles.focus, ...sides].join(" ") : styles.image;
  const picture = (
    <picture>
      {dark && sourcesOf(dark, { media: "(prefers-color-scheme:dark)", width: dark.width, height: dark.height })}
      {sourcesOf(file)}
      <img
        className={classes}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
      />
    </picture>
  );
  const figure =
    caption === undefined ? (
      link(file, picture)
    ) : (
      <figure>
        {link(file, picture)}
        <Paragraph as="figcaption" text={caption} className={`small ${styles.caption}`} />
      </figure>
    );
  return className === undefined ? figure : <div className={className}>{figure}</div>;
}

/** The files that browsers choose from. A single file, such as an SVG, only needs them for a colour scheme. */
function sourcesOf(
  { src, sizes, sources }: ImageFile,
  of: { media?: string; width?: number | undefined; height?: number | undefined } = {},
) {
  const all = sources ?? (of.media ? [[undefined, src] as const] : []);
  return all.map(([type, srcSet]) => <source key={srcSet} type={type} srcSet={srcSet} sizes={sizes} {...of} />);
}
