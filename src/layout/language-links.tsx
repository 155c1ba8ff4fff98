/** Stands in the header for the links of the switch of languages: each page has its own, and the rest of the header is shared. */
export const languagesPlace = '<li data-languages=""></li>';

export function LanguagesPlace() {
  return <li data-languages="" />;
}
