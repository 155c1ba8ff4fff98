import { expect, test } from "vitest";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** What the check finds in a page with a text in place of its heading, by its codes and the words that it quotes. */
function foundIn(text: string): string[] {
  const page = indexYaml.replace("title: In figures", `title: In figures\n    description: ${JSON.stringify(text)}`);
  return checkMemory(memorySite({ "index.yaml": page })).diagnostics.map(
    ({ code, message }) => `${code} ${/"(.*?)"/.exec(message)?.[1] ?? ""}`,
  );
}

test.each([
  ["Open at nine [check with Anna]", "[check with Anna]"],
  ["Open at nine [Anna: please confirm the hours]", "[Anna: please confirm the hours]"],
  ["Open at nine [tbc]", "[tbc]"],
  ["Open at nine [to be confirmed by Tom]", "[to be confirmed by Tom]"],
  ["A loaf for (?? price)", "(?? price)"],
  ["A loaf for £?? a week", "£??"],
  ["A loaf [is this right??]", "[is this right??]"],
  ["@anna please look at this", "@anna please look"],
  ["Open at nine [ask Anna about Sundays]", "[ask Anna about Sundays]"],
  ["A loaf [needs a photo] of ours", "[needs a photo]"],
  ["A loaf [check price] of ours", "[check price]"],
])("%j has a note to a colleague", (text, note) => {
  expect(foundIn(text)).toEqual([`unfinished-text ${note}`]);
});

test.each([
  "They wrote “teh bread” [sic] and [t]he baker agreed [...] at last",
  "See [1], [12] and [@smith2020, p. 3]",
  "Write to hello@example.com, please, and follow @bakery, please",
  "Press [Check price], then [Confirm], and [Ask the baker](/#figures)",
  "Read [how to check with us](/#figures) and `[tbc]`, or \\\\[tbc\\\\]",
  "Why? (What?!) Speaker (TBC)",
])("%j has none", (text) => {
  expect(foundIn(text.replaceAll("\\\\", "\\"))).toEqual([]);
});

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
    ["invalid-currency", hint, suggestion],
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
