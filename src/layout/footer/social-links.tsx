import type { SocialLink } from "../../content.gen.ts";
import type { Labels } from "../../labels.ts";
import styles from "./social-links.module.css";

/** Links to the brand's pages in social networks: each is the mark of its network, or its words where it has none. */
export function SocialLinks({ links, labels }: { links: readonly SocialLink[]; labels: Labels }) {
  return (
    <nav aria-label={labels.socialNavigation}>
      <ul className={styles.list}>
        {links.map(({ label, href, network }) => (
          <li key={href}>
            <a href={href} rel="me" aria-label={network && label}>
              {network ? (
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={network.path} />
                </svg>
              ) : (
                label
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
