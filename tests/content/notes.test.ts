import { expect, test } from "vitest";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

test.each([
  ["GPB", 'Write "GBP" instead.', "GBP"],
  ["EURO", "Write it in that form.", undefined],
  ["gbp", 'Write "GBP" instead.', "GBP"],
  ["£", 'Write "GBP" instead.', "GBP"],
  ["$", 'Did you mean "USD"?', undefined],
  ["XYZ", "Write it in that form.", undefined],
])("the currency %j is none: %s", (currency, hint, suggestion) => {
  const page = `${indexYaml}  - type: pricing
    title: Bread every week
    currency: ${currency}
    items:
      - name: Small
        prices: [{ amount: £12 }]
`;
  const { diagnostics } = checkMemory(memorySite({ "index.yaml": page }));
  expect(diagnostics.map((found) => [found.code, found.hint, found.suggestion])).toEqual([
    ["wrong-form", hint, suggestion],
  ]);
});
