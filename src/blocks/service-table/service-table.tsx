import { type BlockProps, Section } from "../../block.ts";
import type { ServiceTable as ServiceTableContent } from "../../content.gen.ts";
import { isolated, listed } from "../../labels.ts";
import styles from "./service-table.module.css";

/** The services of the site and the providers of its videos and maps, each with what it does and stores. */
export function ServiceTable({ block, labels }: BlockProps<ServiceTableContent>) {
  return (
    <Section head={block} usualPace="working">
      {block.services.length > 0 && (
        <dl className={`stack ${styles.list}`}>
          {block.services.map(({ name, title, provider, purpose, needsConsent, cookies }) => (
            <div key={name} className="soft">
              <dt>{title}</dt>
              <dd>{provider}</dd>
              <dd>{purpose}</dd>
              {cookies && (
                <dd>
                  {labels.serviceStores}:{" "}
                  {cookies.length === 0
                    ? labels.storesNothing
                    : listed(
                        cookies.map(({ name: cookie, lasts }) => `${isolated(cookie, labels)} (${lasts})`),
                        labels,
                      )}
                </dd>
              )}
              <dd>{needsConsent ? labels.startsWithConsent : labels.startsAtOnce}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
