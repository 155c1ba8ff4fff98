import type { Check } from "../kinds/check.ts";
import { formerAddresses } from "../lookups/former-addresses.ts";
import { excerpt } from "../words/describe-value.ts";

/** Old addresses of a page at which hosts show it anyway. */
export const redirectLoop: Check = {
  code: "redirect-loop",
  scope: "file",
  about: { keys: ["redirectFrom"] },
  meaning:
    "A page names its own route as an old address, perhaps with a slash, `.html` or a query at its end: it would lead to itself for ever.",
  bad: `title: Home
description: Fresh bread every morning.
redirectFrom:
  - «/»
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: 'The address "/" is that of this page, expected an address that the page had before.',
    hint: "Remove it.",
  },
  good: `title: Home
description: Fresh bread every morning.
redirectFrom:
  - /home
blocks:
  - type: hero
    title: Fresh bread
`,
  check: (content) =>
    formerAddresses(content)
      .filter(({ file, page }) => page === file.route)
      .map((former) => ({
        at: former,
        message: `The address "${excerpt(former.from)}" is that of this page, expected an address that the page had before.`,
        hint: "Remove it.",
      })),
};
