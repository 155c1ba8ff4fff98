import type { SiteContent } from "../content.gen.ts";
import styles from "./logo.module.css";

interface LogoProps {
  readonly logo: NonNullable<SiteContent["brand"]["logo"]>;
  /** True on a background that is dark even in the light scheme. */
  readonly onDark?: boolean;
}

/** The logo, in the version for the colours around it. Its size is known before it loads. */
export function Logo({ logo, onDark = false }: LogoProps) {
  const { alt = "", dark } = logo;
  const { src, width, height } = (onDark && dark) || logo.src;
  const image = { className: alt === "" ? styles.besideName : styles.logo, src, width, height };
  // At the foot of the page, so not urgent.
  if (onDark && !dark) return <img {...image} alt={alt} loading="lazy" />;
  // Paper has no dark background.
  const [media, other] = onDark ? ["print", logo.src] : ["(prefers-color-scheme:dark)", dark];
  // Also around a single picture: outside this element React would preload the picture as well.
  return (
    <picture>
      {other && <source media={media} srcSet={other.src} width={other.width} height={other.height} />}
      <img {...image} alt={alt} loading={onDark ? "lazy" : undefined} />
    </picture>
  );
}
