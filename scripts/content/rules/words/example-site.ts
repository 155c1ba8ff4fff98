/** The `_site.yaml` around the examples of codes. */
export const exampleSite = `brand:
  name: Bakery
origin: https://bakery.example
language: en-GB
header:
  menu:
    - type: link
      label: Home
      href: /
footer:
  contact:
    id: contact
    title: Contact
    items:
      - label: Email
        text: post@bakery.example
        href: mailto:post@bakery.example
  legalLinks:
    - label: Home
      href: /
  legalLine: Bakery Limited is a company registered in England.
  registrationNumber: Company number 01234567
  copyright: © Bakery Limited
`;

/** The `index.yaml` around the examples of codes. */
export const examplePage = `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`;

/** An `index.yaml` that lists the pages of a folder. */
export function exampleListOf(folder: string): string {
  return `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: page-list
    title: Our bread
    folder: ${folder}
`;
}

/** An `index.yaml` with a form; its fields stand in six columns. */
export function exampleForm(target: string, fields: string): string {
  return `${examplePage}  - type: form
    title: Ask us
    form: ${target}
    items:
      ${fields}
    submit: Ask
`;
}
