import { ActionButton } from "../components/action-link.tsx";
import type { ShownService, StartedService } from "../content-values.ts";
import type { Labels } from "../labels.ts";
import { inLanguage } from "../text-direction.ts";
import styles from "./service-choices.module.css";

interface ServiceChoicesProps {
  readonly services: readonly ShownService[];
  readonly addresses: Readonly<Record<string, string>>;
  readonly language: string;
  readonly labels: Labels;
}

/** The services of a site, for the script that starts them, with the consent question. Nothing starts without that script. */
export function ServiceChoices({ services, addresses, language, labels }: ServiceChoicesProps) {
  const started = services.map(({ name, needsConsent, options, pages, cookies = [] }): StartedService => {
    const named = cookies.map((cookie) => cookie.name);
    const facts = { ...(pages ? { pages } : {}), ...(named.length > 0 ? { cookies: named } : {}) };
    return { name, needsConsent, options, address: addresses[name] ?? "", ...facts };
  });
  const behaviour = { "data-behaviour": "services", "data-services": JSON.stringify(started) };
  const asked = services.filter(({ needsConsent }) => needsConsent);
  if (asked.length === 0) return <div hidden {...behaviour} />;
  return (
    <section className={styles.choices} {...inLanguage(language)} aria-label={labels.serviceChoices} {...behaviour}>
      <div className={styles.question} data-part="question" tabIndex={-1} hidden>
        <p>{labels.serviceQuestion}</p>
        <ul>
          {asked.map(({ name, title, purpose }) => (
            <li key={name}>
              <b>{title}</b>: {purpose}
            </li>
          ))}
        </ul>
        <p className={`row ${styles.buttons}`}>
          <ActionButton type="button" emphasis="other" data-part="allow">
            {labels.allowServices}
          </ActionButton>
          <ActionButton type="button" emphasis="other" data-part="decline">
            {labels.declineServices}
          </ActionButton>
        </p>
      </div>
      <button type="button" className={styles.change} data-part="change" hidden>
        {labels.changeServices}
      </button>
    </section>
  );
}
