import { currencyFormat } from "../../formats/names/name-formats.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { formatFinding } from "../words/format-finding.ts";

const plans = (currency: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: pricing
    title: A loaf every week
    currency: ${currency}
    items:
      - name: Small
        prices: [{ amount: £12 }]
`;

/** Codes of currencies that there are not. */
export const invalidCurrency: ViolationRule = {
  code: "invalid-currency",
  meaning:
    "A currency is named by the three letters of its code, and this is none, so that search engines would be told no price.",
  bad: plans("«GPB»"),
  says: {
    message: 'Unexpected "GPB", expected the three letters of a currency, such as GBP, EUR or USD.',
    hint: 'Write "GBP" instead.',
  },
  good: plans("GBP"),
  keywords: ["format"],
  explain(violation) {
    const found = formatFinding(violation, currencyFormat);
    // Several countries have dollars, and two have the sign of the yen.
    const isShared = /[$¥]|dollar/i.test(String(violation.error.data));
    if (!isShared || found?.suggestion === undefined) return found;
    return { message: found.message, hint: `Did you mean "${found.suggestion}"?` };
  },
};
