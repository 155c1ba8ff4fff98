import { routeFormat } from "../../formats/route-format.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { formatFinding } from "../words/format-finding.ts";

/** Former paths of another form than routes have. */
export const invalidRoute: ViolationRule = {
  code: "invalid-route",
  meaning: "A former path of a page has a form that no path of this site can have.",
  bad: `title: Home
description: Fresh bread every morning.
redirectFrom:
  - «/Home.html»
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message:
      'Unexpected "/Home.html", expected a path such as /services/support: lower-case letters, digits and hyphens, at most 250 characters.',
    hint: 'Write "/home" instead.',
  },
  good: `title: Home
description: Fresh bread every morning.
redirectFrom:
  - /home
blocks:
  - type: hero
    title: Fresh bread
`,
  keywords: ["format"],
  explain: (violation) => formatFinding(violation, routeFormat),
};
