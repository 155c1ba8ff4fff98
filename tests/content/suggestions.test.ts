import { describe, expect, test } from "vitest";
import { iconNames } from "../../scripts/content/icons/icons.ts";
import { advise, adviseLink, suggest } from "../../scripts/content/rules/toolkit/suggest.ts";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { fixIndex, indexYaml } from "./memory-site.ts";
import { checkExample, home } from "./support/check-example.ts";

describe("a suggestion", () => {
  test.each([
    ["/industries/retail", "/industries/legal"],
    ["file-pdf", "file-pen"],
    ["5", "x"],
  ])("does not take %s for %s", (word, name) => {
    expect(suggest(word, [name])).toBeUndefined();
  });

  test.each([
    ["chat", "cat"],
    ["/team", "/term"],
  ])("asks whether %s was meant to be %s, and leaves it to the author", (word, name) => {
    expect(advise(word, name)).toEqual({ hint: `Did you mean "${name}"?` });
  });

  test.each([
    ["wheta", "wheat"],
    ["Circle_Check", "circle-check"],
    ["/services/suport", "/services/support"],
    ["/service/ssupport", "/services/support"],
  ])("takes %s for %s", (word, name) => {
    expect(suggest(word, [name])).toBe(name);
    expect(advise(word, name)).toEqual({ hint: `Write "${name}" instead.`, suggestion: name });
  });

  test.each([
    [
      "cent\u200dre",
      "centre",
      { hint: 'Write "centre" instead: U+200D is in it, which is invisible.', suggestion: "centre" },
    ],
    [
      "\u00a0hero\u00a0",
      "hero",
      { hint: 'Write "hero" instead: U+00A0 is in it, which is invisible.', suggestion: "hero" },
    ],
    ["/\u0430bout", "/about", { hint: 'Write "/about" instead: "\u0430" is Cyrillic here.', suggestion: "/about" }],
    ["“prose”", "prose", { hint: 'Write "prose" instead: curly quotes are part of the text.', suggestion: "prose" }],
  ])("says which character makes %j another word", (word, name, advice) => {
    expect(suggest(word, [name, "herd"])).toBe(name);
    expect(advise(word, name)).toEqual(advice);
  });

  test.each([
    ["/team/jon", "/team/john"],
    ["/cost", "/coast"],
    ["/trial", "/trail"],
    ["/product", "/products"],
    ["/contact", "/contract"],
    ["/contest", "/context"],
  ])("asks whether a link to %s was meant for %s: the page may be missing", (word, name) => {
    expect(adviseLink(word, name, { text: "", isPage: true })).toEqual({ hint: `Did you mean "${name}"?` });
  });

  test.each([
    ["/contcat", "/contact"],
    ["/our_bread", "/our-bread"],
    ["/recipess/bread", "/recipes/bread"],
    ["/bread/rye", "/breads/rye"],
    ["/team/michele", "/team/michelle"],
  ])("corrects a link to %s if its page does not say otherwise", (word, name) => {
    expect(adviseLink(word, name, { text: `[More](${word})`, isPage: true })).toEqual({
      hint: `Write "${name}" instead.`,
      suggestion: name,
    });
  });

  test("does not correct a link to a page or a part that the text around it names", () => {
    const hint = { hint: 'Did you mean "/team/michelle"?' };
    expect(adviseLink("/team/michele", "/team/michelle", { text: "[Michèle](/team/michele)", isPage: true })).toEqual(
      hint,
    );
    expect(adviseLink("jon", "john", { text: "[Jon](#jon)", isPage: false })).toEqual({ hint: 'Did you mean "john"?' });
  });

  test.each(["gear", "file-pdf"])("never writes another icon in place of %s", (icon) => {
    expect(fixIndex(indexYaml.replace("title: In", `icon: ${icon}\n    title: In`)).fixed).not.toContain(
      "unknown-name",
    );
    const name = suggest(icon, iconNames());
    expect(name === undefined ? undefined : advise(icon, name).suggestion).toBeUndefined();
  });
});

test("an address is not written at a key for one of a few words", () => {
  const hints = (site: string) => checkExample({ "_site.yaml": site }).map(({ hint }) => hint);
  expect(hints(exampleSite.replace("origin:", "url:"))).toEqual(['Did you mean "origin"?']);
  expect(hints(`${exampleSite}url: https://x.example\n`)).toEqual(["Write one of the expected keys, or remove it."]);
});

test.each([
  [
    home.replace("blocks", "series: Bread\nblocks"),
    'If it is a fact of your own, put it below "data", indented two more spaces. Otherwise write one of the expected keys, or remove it.',
  ],
  [`${home}    image: { src: /assets/a.jpg, alt: A, credit: Jane Doe }\n`, 'Did you mean "caption"?'],
  [`${home}    image:{ src: /assets/a.jpg, alt: A }\n`, "Write image: { src: /assets/a.jpg, alt: A }"],
  [
    `${home}  - type: embed\n    label: A\n    image: { src: /assets/a.jpg, alt: A }\n    source: https://youtu.be/aqz-KE-bpKQ\n`,
    "Write { type: youtube, video: aqz-KE-bpKQ } instead.",
  ],
])("what does not belong where it stands is told its place: %j", (text, hint) => {
  expect(checkExample({ "index.yaml": text, "_assets/a.jpg": "" }).map((one) => one.hint)).toContain(hint);
});

const legal = `title: Legal\ndescription: For law firms.\nblocks:\n  - type: hero\n    title: Legal\nunlisted: true\n`;

test("a link to a page that is not written yet is not led to another page", () => {
  const text = indexYaml.replace('"#contact"', "/industries/retail");
  expect(fixIndex(text, { "industries/legal.yaml": legal })).toMatchObject({
    text,
    fixed: [],
    left: [{ code: "unknown-link", hint: "Write the route of a page, or add the page." }],
  });
});

test.each(["null", "NULL", "~"])(
  "a value that is no text has nothing suggested in its place where it is %s",
  (value) => {
    const text = indexYaml.replace("title: In figures", `title: ${value}`);
    expect(fixIndex(text)).toMatchObject({ text, fixed: [], left: [{ code: "wrong-type" }] });
  },
);

test.each([">-", ">", "|", "|2-"])("a text on the line of its block mark %s is not published with the mark", (mark) => {
  const text = indexYaml.replace(/description: .*/, `description: ${mark} Bread for shops`);
  const hint = expect.stringContaining('Write "Bread for shops", in quotes');
  expect(fixIndex(text)).toMatchObject({ text, fixed: [], left: [{ code: "unquoted-special", hint }] });
});

test.each([">16 years only", "> 70 % cocoa", "|16 beds", ">5 beds"])(
  "no word of %s is left out of the quotes",
  (text) => {
    const [mistake] = fixIndex(indexYaml.replace(/title: In figures/, `title: ${text}`)).left;
    expect(mistake).toMatchObject({
      code: "unquoted-special",
      hint: expect.stringContaining(`Write "${text}", in quotes`),
    });
  },
);

test.each([
  [
    'value: "3"\n        label: ovens',
    "{ value: £1,250, label: ovens }",
    "250",
    'Write "£1,250", in quotes, if it is one text.',
  ],
  [
    'value: "3"\n        label: ovens',
    "{ label: heat, value: 1,280 °C for 36 hours }",
    "280 °C for 36 hours",
    'Write "1,280 °C for 36 hours", in quotes, if it is one text.',
  ],
  ["blocks:", "event: { date: 2031-01-01, place: Bath }\nblocks:", "date", 'Did you mean "start"?'],
  ["blocks:", "publishedAt: 2031-01-01T06:00Z\nblocks:", "publishedAt", 'Did you mean "date" or "publishAt"?'],
])("%s as %s has one report, with what was meant", (from, to, key, hint) => {
  const message = expect.stringContaining(`Unexpected key "${key}"`);
  expect(fixIndex(indexYaml.replace(from, to)).left).toMatchObject([{ code: "unknown-key", message, hint }]);
});

test("a number that a comma may have parted from the rest of its text is not put in quotes by itself", () => {
  const table = "columns: [{ label: Heat }, { label: Days }]\n    items: [{ label: Oven, cells: [1,280 °C] }]";
  const text = `${indexYaml}  - type: table\n    ${table}\n`;
  const hint = 'Put it in quotes: "1", or all of "1,280 °C" if it is one text.';
  expect(fixIndex(text)).toMatchObject({ text, fixed: [], left: [{ code: "wrong-type", hint }] });
});

test("of a key in a list of texts the value is said to be the text, and of other words before a colon all of it", () => {
  const hints = (written: string) =>
    fixIndex(`${indexYaml}  - type: check-list\n    title: Do\n    items:\n      - ${written}\n`).left.map(
      ({ hint }) => hint,
    );
  expect([hints("text: Set it"), hints("Bread: fresh")]).toEqual([
    ['Write "Set it" alone. If readers should see "text:" as well, put it all in quotes.'],
    ['Put it in quotes if it is one text: "Bread: fresh".'],
  ]);
});
