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

/** Without menus, which each language has in its own words. */
export const exampleSiteInTwo = exampleSite.replace(
  /header:.*(?=footer:)/s,
  "languages:\n  - code: en-GB\n    name: English\n  - code: de\n    path: /de\n    name: Deutsch\n",
);

export const examplePage = `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`;

export function withPageTitle(text: string): string {
  return examplePage.replace("Home", () => text);
}

/** A page next to `index.yaml` that needs no links to it. */
export function otherPage(title: string): string {
  return withPageTitle(`${title}\nunlisted: true`);
}

export function exampleTemplate(table = "/data/shops.csv"): string {
  return otherPage("Our shop in {city}")
    .replace("Fresh bread every morning.", "Bread in {city}.")
    .replace("title:", `each: ${table}\ntitle:`);
}

export function withTopLines(lines: string): string {
  return examplePage.replace("blocks:", () => `${lines}\nblocks:`);
}

/** An `index.yaml` with a form, whose fields are indented by six columns. */
export function exampleForm(target: string, fields: string): string {
  return `${examplePage}  - type: form
    title: Ask us
    form: ${target}
    items:
      ${fields}
    submit: Ask
`;
}

export function withTitle(text: string): string {
  return examplePage.replace("Fresh bread\n", () => `${text}\n`);
}

export function withDescription(text: string): string {
  return `${examplePage}    description: ${text}\n`;
}

export function withBody(...lines: readonly string[]): string {
  const body = lines.map((line) => (line === "" ? "\n" : `      ${line}\n`)).join("");
  return `${examplePage}  - type: prose\n    title: At night\n    body: |\n${body}`;
}

export const exampleSvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 4h8"/></svg>';

export function pageWithImage(image: string): string {
  return examplePage + within("image", image);
}

export function pageWithVideo(video: string): string {
  return `${pageWithImage("src: /assets/oven.svg\nalt: Fire burns in an oven.")}${within("video", video)}`;
}

function within(key: string, value: string): string {
  const lines = value.trimEnd().split("\n");
  return `    ${key}:\n${lines.map((line) => `      ${line}\n`).join("")}`;
}
