import { InlineMarkup } from "../components/inline-markup.tsx";
import type { SiteContent } from "../content.gen.ts";
import type { Labels } from "../labels.ts";
import styles from "./footer.module.css";
import { MenuLink } from "./menu-links.tsx";

interface FooterProps {
  readonly site: SiteContent;
  readonly labels: Labels;
  /** The route of the page. */
  readonly current: string;
}

/** The footer: contact, lists of pages, legal links and the legal line. */
export function Footer({ site, labels, current }: FooterProps) {
  const { contact, groups, legalLinks, legalLine, registrationNumber, copyright } = site.footer;
  return (
    <footer className={styles.footer} lang={site.language}>
      <div className={styles.frame}>
        <section id={contact.id} className={styles.contact}>
          <h2 className={styles.title}>{contact.title}</h2>
          {contact.description !== undefined && (
            <p>
              <InlineMarkup text={contact.description} />
            </p>
          )}
          <dl className={styles.ways}>
            {contact.items.map((item) => (
              <div key={item.label}>
                <dt>{item.label}</dt>
                <dd>{item.href === undefined ? item.text : <a href={item.href}>{item.text}</a>}</dd>
              </div>
            ))}
          </dl>
        </section>
        {groups && <Groups groups={groups} labels={labels} current={current} />}
        <div className={styles.legal}>
          <nav aria-label={labels.legalNavigation}>
            <ul className={styles.legalLinks}>
              {legalLinks.map((link) => (
                <li key={link.href}>
                  <MenuLink href={link.href} current={current}>
                    {link.label}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </nav>
          {site.brand.tagline !== undefined && (
            <p>
              {site.brand.name}: {site.brand.tagline}
            </p>
          )}
          <p>
            {legalLine} {registrationNumber}.
          </p>
          <p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}

interface GroupsProps {
  readonly groups: NonNullable<SiteContent["footer"]["groups"]>;
  readonly labels: Labels;
  readonly current: string;
}

function Groups({ groups, labels, current }: GroupsProps) {
  return (
    <nav aria-label={labels.footerNavigation} className={styles.groups}>
      {groups.map((group) => (
        <div key={group.title}>
          <h3 className={styles.groupTitle}>{group.title}</h3>
          <ul>
            {group.entries
              .flatMap((entry): readonly { href: string; label: string }[] =>
                entry.type === "link" ? [entry] : entry.folder,
              )
              .map(({ href, label }) => (
                <li key={href}>
                  <MenuLink href={href} current={current}>
                    {label}
                  </MenuLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
