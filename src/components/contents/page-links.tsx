import { Fragment } from "react";
import type { PageNumbers } from "../../content-values.ts";
import type { Labels } from "../../labels.ts";
import styles from "./page-links.module.css";

export function PageLinks({ numbers: { current, links }, labels }: { numbers: PageNumbers; labels: Labels }) {
  const addresses = new Map(links);
  const [previous, next] = [addresses.get(current - 1), addresses.get(current + 1)];
  return (
    <nav className={styles.pages} aria-label={labels.pageNumbers}>
      <ul className="row">
        {previous !== undefined && (
          <li>
            <a href={previous} rel="prev">
              {labels.previousPage}
            </a>
          </li>
        )}
        {links.map(([number, href], index) => (
          <Fragment key={number}>
            {number - (links[index - 1]?.[0] ?? 0) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <a href={href} aria-current={number === current ? "page" : undefined}>
                {number}
              </a>
            </li>
          </Fragment>
        ))}
        {next !== undefined && (
          <li>
            <a href={next} rel="next">
              {labels.nextPage}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
