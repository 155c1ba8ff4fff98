import { oldAddressFormat } from "../../formats/links/old-address-format.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { formatFinding } from "../words/format-finding.ts";

/** Old addresses that no request could ask for. */
export const invalidRoute: ViolationRule = {
  code: "invalid-route",
  meaning:
    "An old address of a page has a form that no address of this host can have: it begins with a slash and has neither an anchor nor a space.",
  bad: `title: Home
description: Fresh bread every morning.
redirectFrom:
  - «Home.html»
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message:
      'Unexpected "Home.html", expected an address on this host such as /Old/page.html or /index.php?id=7, at most 500 characters.',
    hint: 'Write "/Home.html" instead.',
  },
  good: `title: Home
description: Fresh bread every morning.
redirectFrom:
  - /Home.html
blocks:
  - type: hero
    title: Fresh bread
`,
  keywords: ["format"],
  explain: (violation) => formatFinding(violation, oldAddressFormat),
};
