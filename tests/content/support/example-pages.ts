import { checkExample } from "./check-example.ts";

/** A valid home page with one block. */
export const home = `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`;

/** A valid page with one block. */
export const pageNamed = (title: string, more = "") => `title: ${title}
description: All about ${title}.
${more}blocks:
  - type: hero
    title: ${title}
`;

/** The home page with these links in its block. */
export const linkTo = (...hrefs: string[]) =>
  `${home}    actions:\n${hrefs.map((href, at) => `      - label: L${at}\n        href: "${href}"\n`).join("")}`;

/** The codes of the mistakes of an example, in order. */
export const codesOf = (files: Parameters<typeof checkExample>[0]) => checkExample(files).map(({ code }) => code);
