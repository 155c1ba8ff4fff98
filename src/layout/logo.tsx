import type { SiteContent } from "../content.gen.ts";
import styles from "./logo.module.css";

interface LogoProps {
  readonly logo: NonNullable<SiteContent["brand"]["logo"]>;
  /** True on a ground that is dark in light colours too. */
  readonly onDark?: boolean;
}

/** The logo, in the form for the colours around it. Its size is known before it has been loaded. */
export function Logo({ logo, onDark = false }: LogoProps) {
  const { alt = "", dark } = logo;
  const { src, width, height } = (onDark && dark) || logo.src;
  const image = { className: alt === "" ? styles.besideName : styles.logo, src, width, height };
  // At the foot of the page, and in no hurry.
  if (onDark && !dark) return <img {...image} alt={alt} loading="lazy" />;
  // Paper has no dark ground.
  const [media, other] = onDark ? ["print", logo.src] : ["(prefers-color-scheme:dark)", dark];
  // Also around a single picture: outside of this element React would tell the browser of the picture twice.
  return (
    <picture>
      {other && <source media={media} srcSet={other.src} width={other.width} height={other.height} />}
      <img {...image} alt={alt} loading={onDark ? "lazy" : undefined} />
    </picture>
  );
}
