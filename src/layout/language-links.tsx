import type { LanguageLink } from "../site.ts";

/** Stands in the header for the links of the switch of languages: each page has its own, and the rest of the header is shared. */
export const languagesPlace = '<li data-languages=""></li>';

export function LanguagesPlace() {
  return <li data-languages="" />;
}

interface LanguageLinksProps {
  readonly languages: readonly LanguageLink[];
  /** The code of the language that the page is one of. */
  readonly current: string;
}

/** The links of the switch of languages. The header of another language is in another document. */
export function LanguageLinks({ languages, current }: LanguageLinksProps) {
  return languages.map(({ code, name, href }) => (
    <li key={code}>
      <a href={href} hrefLang={code} lang={code} aria-current={code === current ? "true" : undefined} data-reload="">
        {name}
      </a>
    </li>
  ));
}
