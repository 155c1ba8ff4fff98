import type { Labels } from "../labels.ts";
import type { Crumb } from "../site.ts";
import styles from "./breadcrumbs.module.css";

interface BreadcrumbsProps {
  readonly home: string | undefined;
  /** The path from the home page to the page; without one, nothing is shown. */
  readonly trail: readonly Crumb[] | undefined;
  readonly labels: Labels;
}

export function Breadcrumbs({ home, trail, labels }: BreadcrumbsProps) {
  if (!trail) return null;
  return (
    <nav className={`page-width ${styles.trail}`} aria-label={labels.breadcrumbs}>
      <ol className="row">
        <li>
          <a href={home}>{labels.home}</a>
        </li>
        {trail.map(({ label, href }, index) => (
          <li key={index} aria-current={index === trail.length - 1 ? "page" : undefined}>
            {href === undefined ? label : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
