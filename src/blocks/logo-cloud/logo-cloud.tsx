import { type BlockProps, Picture, Section } from "../../block.ts";
import type { LogoCloud as LogoCloudContent } from "../../content.gen.ts";
import styles from "./logo-cloud.module.css";

export function LogoCloud({ block }: BlockProps<LogoCloudContent>) {
  const { groups, names = false } = block;
  return (
    <Section head={block}>
      <div className={`stack ${styles.groups}`}>
        {groups.map(({ title, items }, index) => (
          <div key={index}>
            {title !== undefined && <h3 className={`label ${styles.title}`}>{title}</h3>}
            <ul className={`row ${styles.list}`}>
              {items.map(({ name, src, dark, href }, index) => {
                const logo = (
                  <>
                    {/* A visible name is not read out twice. */}
                    <Picture image={{ src, dark, alt: names ? "" : name }} />
                    {names && <span className={styles.name}>{name}</span>}
                  </>
                );
                return (
                  <li key={index} className={styles.logo}>
                    {href === undefined ? logo : <a href={href}>{logo}</a>}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
