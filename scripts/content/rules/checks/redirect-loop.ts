import type { Check } from "../kinds/check.ts";
import { formerRoutes } from "../lookups/former-routes.ts";
import { excerpt } from "../words/describe-value.ts";

/** Former paths of a page that are its route. */
export const redirectLoop: Check = {
  code: "redirect-loop",
  scope: "file",
  meaning: "A page names its own route as a former path, so that the path would lead to itself for ever.",
  bad: `title: Home
description: Fresh bread every morning.
redirectFrom:
  - «/»
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: 'The path "/" is the route of this page, expected a path that the page had before.',
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
    formerRoutes(content)
      .filter(({ file, from }) => from === file.route)
      .map((former) => ({
        at: former,
        message: `The path "${excerpt(former.from)}" is the route of this page, expected a path that the page had before.`,
        hint: "Remove it.",
      })),
};
