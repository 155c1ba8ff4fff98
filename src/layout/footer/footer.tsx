import { Paragraph } from "../../components/markup/inline-markup.tsx";
import { ShortValue } from "../../components/markup/short-value.tsx";
import type { SocialLink } from "../../content.gen.ts";
import type { Labels } from "../../labels.ts";
import type { Site } from "../../site.ts";
import { inLanguage } from "../../text-direction.ts";
import { pageMark } from "../current-mark.ts";
import { Logo } from "../logo.tsx";
import { ContactForm } from "./contact-form.tsx";
import styles from "./footer.module.css";
import groupStyles from "./footer-groups.module.css";
import socialStyles from "./social-links.module.css";

interface FooterProps {
  readonly site: Site;
  readonly labels: Labels;
  readonly current: string;
}

type FooterContent = NonNullable<Site["footer"]>;

/** The footer: contact, lists of pages, legal links and the legal line, if the site has them. */
export function Footer({ site, labels, current }: FooterProps) {
  const { contact, groups, social, ...legal } = site.footer ?? {};
  const { logo, tagline } = site.brand;
  const isEmpty = Object.keys(site.footer ?? {}).length === 0;
  if (isEmpty && !tagline && !logo?.footer) return null;
  return (
    <footer className={styles.footer} {...inLanguage(site.language)}>
      <div className={`page-width stack ${styles.frame}`}>
        {logo?.footer && <Logo logo={logo} onDark />}
        <ContactDetails site={site} labels={labels} />
        {groups && <Groups groups={groups} titleTag={contact ? "h3" : "h2"} labels={labels} current={current} />}
        {social && <SocialLinks links={social} labels={labels} />}
        <Legal site={site} legal={legal} labels={labels} current={current} />
      </div>
    </footer>
  );
}

function ContactDetails({ site: { footer, inherited }, labels }: Pick<FooterProps, "site" | "labels">) {
  const { contact } = footer ?? {};
  if (!contact) return null;
  return (
    <section id={contact.id} className={`columns ${styles.contact}`}>
      <div className="stack" {...inherited?.["contact"]}>
        <h2 className={styles.title}>{contact.title}</h2>
        <Paragraph text={contact.description} />
        <dl className={`columns ${styles.ways}`}>
          {contact.items.map((item, index) => (
            <div key={index}>
              <dt>{item.label}</dt>
              <dd>
                <ShortValue text={item.text} href={item.href} labels={labels} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {contact.purposes && contact.form && <ContactForm target={contact.form} note={contact.note} labels={labels} />}
    </section>
  );
}

interface GroupsProps extends Pick<FooterProps, "labels" | "current"> {
  readonly groups: NonNullable<FooterContent["groups"]>;
  /** The titles are `h3` below a heading in the footer, and `h2` if the footer has none. */
  readonly titleTag: "h2" | "h3";
}

function Groups({ groups, titleTag: Title, labels, current }: GroupsProps) {
  return (
    <nav aria-label={labels.footerNavigation} className={groupStyles.groups}>
      {groups.map((group, index) => (
        <div key={index}>
          <Title>{group.title}</Title>
          <details>
            <summary aria-label={group.title} />
            <ul>
              {group.entries
                .flatMap((entry): readonly { href: string; label: string }[] =>
                  entry.type === "link" ? [entry] : entry.folder,
                )
                .map(({ href, label }) => (
                  <li key={href}>
                    <a href={href} aria-current={pageMark(href, current)}>
                      {label}
                    </a>
                  </li>
                ))}
            </ul>
          </details>
        </div>
      ))}
    </nav>
  );
}

interface LegalProps extends FooterProps {
  readonly legal: Omit<FooterContent, "contact" | "groups" | "social">;
}

function Legal({ site: { brand, inherited = {} }, legal, labels, current }: LegalProps) {
  const { legalLinks, legalLine, registrationNumber, copyright } = legal;
  const lines = [
    ["tagline", brand.tagline && `${brand.name}: ${brand.tagline}`],
    ["legalLine", [legalLine, registrationNumber].filter(Boolean).join(" ")],
    ["copyright", copyright],
  ].filter(([, line]) => line);
  if (!legalLinks && lines.length === 0) return null;
  return (
    <div className={`stack ${styles.legal}`}>
      {legalLinks && (
        <nav aria-label={labels.legalNavigation}>
          <ul className={`row ${styles.legalLinks}`} {...inherited["legalLinks"]}>
            {legalLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={pageMark(link.href, current)}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {lines.map(([key = "", line]) => (
        <p key={key} {...inherited[key]}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** Links to the brand's pages on social networks: each shows the network's icon, or its text if there is none. */
function SocialLinks({ links, labels }: { links: readonly SocialLink[]; labels: Labels }) {
  return (
    <nav aria-label={labels.socialNavigation}>
      <ul className={`row ${socialStyles.list}`}>
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
