import { ActionLink, type BlockProps, Icon, Section } from "../../block.ts";
import { ShortValue } from "../../components/markup/short-value.tsx";
import { linesClass } from "../../components/shared-classes.ts";
import type { Contact as ContactContent } from "../../content.gen.ts";
import styles from "./contact.module.css";

export function Contact({ block, labels }: BlockProps<ContactContent>) {
  const { ways, address, hours, map } = block;
  return (
    <Section head={block} heading="beside">
      <div className={`columns ${styles.parts}`}>
        <dl className={linesClass}>
          {ways.map(({ label, text, href, icon }, index) => (
            <div key={index} className={`row ${styles.entry}`}>
              <dt className={`soft ${styles.label}`}>
                {icon && <Icon icon={icon} />}
                {label}
              </dt>
              <dd>
                <ShortValue text={text} href={href} labels={labels} />
              </dd>
            </div>
          ))}
        </dl>
        {(address || map) && (
          <div className={`stack ${styles.part}`}>
            {address && (
              <>
                <h3>{labels.address}</h3>
                <address className={styles.address}>
                  {address.map((line, index) => (
                    <span key={index}>
                      <ShortValue text={line} labels={labels} />
                    </span>
                  ))}
                </address>
              </>
            )}
            {map && <ActionLink action={map} emphasis="plain" />}
          </div>
        )}
        {hours && (
          <div className={`stack ${styles.part}`}>
            <h3>{labels.openingHours}</h3>
            <dl className={linesClass}>
              {hours.map((entry, index) => (
                <div key={index} className={`row ${styles.entry}`}>
                  <dt>{entry.days}</dt>
                  <dd>{entry.hours}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </Section>
  );
}
