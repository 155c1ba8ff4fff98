import { expect, test } from "vitest";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

test.each([
  ["GPB", 'Write "GBP" instead.', "GBP"],
  ["EURO", 'Write "EUR" instead.', "EUR"],
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

test.each([
  ["cascade: { draft: true }", "what all pages share stands in _site.yaml"],
  ["toc: true", "a list of contents is a block"],
  ["sitemap: { priority: 1 }", "the sitemap has every page that is not unlisted"],
  ["seo: { title: Bread }", "search engines are told the title and the description of the page"],
  ["canonical: https://www.example.com/", "every page says its own address by itself"],
  ["parent: /", "the folder of the file says where the page belongs"],
  ["published: false", 'every page is published that has no "draft: true"'],
  ["body_class: dark", "the look of all pages is the theme in _site.yaml"],
])("%s belongs elsewhere", (line, meaning) => {
  const { diagnostics } = checkMemory(memorySite({ "index.yaml": `${line}\n${indexYaml}` }));
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ["unknown-key", expect.stringContaining(meaning.replaceAll("\\", ""))],
  ]);
});
