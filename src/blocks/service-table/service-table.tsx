import { type BlockProps, Paragraph, Section } from "../../block.ts";
import type { ServiceTable as ServiceTableContent } from "../../content.gen.ts";
import type { InlineNode } from "../../content-values.ts";
import { isolated, listed } from "../../labels.ts";
import styles from "./service-table.module.css";

/** The address of a provider's privacy policy, such as `vimeo.com/privacy`. */
const address = /((?:[\w-]+\.)+[a-z]{2,}\/\S*\w)/;

const toLink = (part: string, index: number): InlineNode =>
  index % 2 === 0 ? part : { kind: "link", href: `https://${part}`, children: part };

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
              <Paragraph as="dd" text={purpose.split(address).map(toLink)} />
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
