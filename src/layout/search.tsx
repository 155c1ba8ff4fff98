import { ActionButton } from "../components/action-link.tsx";
import { Section } from "../components/section/section.tsx";
import { controlClass } from "../components/shared-classes.ts";
import type { SiteContent } from "../content.gen.ts";
import type { Labels } from "../labels.ts";
import { inLanguage } from "../text-direction.ts";
import button from "./icon-button.module.css";
import styles from "./search.module.css";

interface SearchProps {
  readonly site: SiteContent;
  readonly labels: Labels;
  /** The path that the site is served under. */
  readonly base: string;
}

export function SearchLink({ site, labels }: Omit<SearchProps, "base">) {
  return (
    // It usually opens the dialog, so nothing needs prefetching.
    <a className={`${button.button} ${styles.link}`} href={site.search} data-reload="">
      <span className="visually-hidden">{labels.search}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m20 20-4.5-4.5M10.5 17.5a7 7 0 1 1 0-14 7 7 0 0 1 0 14Z" />
      </svg>
    </a>
  );
}

/** The search over any page. Without JavaScript it never opens: links lead to the search page. */
export function SearchDialog({ site, labels, base, script }: SearchProps & { readonly script: string | undefined }) {
  return (
    <dialog
      className={styles.dialog}
      {...inLanguage(site.language)}
      aria-label={labels.search}
      data-behaviour="search-dialog"
      data-script={script}
    >
      <button type="button" className={`${button.button} ${styles.close}`} aria-label={labels.close} data-part="close">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </button>
      <SearchBox site={site} labels={labels} base={base} />
      <label className={styles.choice}>
        <input type="checkbox" data-part="key" />
        <span>{labels.searchKey}</span>
      </label>
    </dialog>
  );
}

export function SearchSection(props: SearchProps) {
  return (
    <Section head={{}} className={styles.joined}>
      <SearchBox {...props} behaviour="search" />
      <noscript>
        <p>{props.labels.searchNeedsScript}</p>
      </noscript>
    </Section>
  );
}

function SearchBox({ site, labels, base, behaviour }: SearchProps & { readonly behaviour?: string }) {
  const { searchCount, searchNothing, searchInstead, searchFailed } = labels;
  return (
    <search
      className={styles.box}
      data-part="box"
      data-behaviour={behaviour}
      data-index={`${base}/_search/`}
      data-language={site.language.toLowerCase()}
      data-texts={JSON.stringify([searchCount, searchNothing, searchInstead, searchFailed])}
    >
      <form className={`row ${styles.form}`} action={site.search}>
        <input
          type="search"
          name="q"
          className={`${controlClass} ${styles.query}`}
          aria-label={labels.search}
          autoComplete="off"
          data-part="query"
        />
        <ActionButton type="submit" emphasis="main">
          {labels.search}
        </ActionButton>
      </form>
      <p role="status" className={`soft ${styles.status}`} data-part="status" />
      <ol className={styles.results} data-part="results" />
      <ActionButton type="button" emphasis="other" data-part="more" hidden>
        {labels.searchMore}
      </ActionButton>
    </search>
  );
}
