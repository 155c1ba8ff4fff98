import { describe, expect, test } from "vitest";
import { reportsOf } from "./support/check-example.ts";
import { home, linkTo, pageNamed } from "./support/example-pages.ts";

/** What is reported of a text of the home page, in line 6. */
const ofText = (text: string) => reportsOf(`${home}    description: ${JSON.stringify(text)}\n`);

describe("the number that file managers give to a copy", () => {
  const page = (title: string, heading: string) => pageNamed(title).replace(/title: .*\n$/, `title: ${heading}\n`);

  test("is found behind the title of a page whose heading is without it", () => {
    const files = { "index.yaml": linkTo("/oat-tin"), "oat-tin.yaml": page("Oat tin (2)", "Oat tin") };
    expect(reportsOf(files)).toEqual([
      '1 broken-copy: Unexpected "(2)": this is the number of a copied file. Remove it.',
    ]);
  });

  test.each([
    ["oat-tin", page("Oat tin (2)", "Oat tin (2)")],
    ["oat-tin-2", page("Oat tin (2)", "Oat tin")],
    ["oat-tin", page("Oat tin (2026)", "Oat tin")],
  ])("is right where the heading or the address has it, or it is a year: %s", (name, text) => {
    expect(reportsOf({ "index.yaml": linkTo(`/${name}`), [`${name}.yaml`]: text })).toEqual([]);
  });
});

test("a link as Slack copies it is told how it is written", () => {
  const remedy =
    "another program writes links so, expected [text](address). Write the words in square brackets, and the address behind them in round ones.";
  for (const link of ["<mailto:a@b.example|the office>", "<https://b.example/a|the office>"]) {
    expect(ofText(`Ask ${link} about it.`)).toEqual([expect.stringContaining(`"${link}": ${remedy}`)]);
  }
});

test("a quote that ends a text and begins nowhere is found, and no inches and no quoted words", () => {
  expect(ofText('A shelf for cat baskets."')).toEqual([
    expect.stringContaining(
      "this quote at the end has no beginning. Remove it, or write one before the words that it closes.",
    ),
  ]);
  for (const text of ['The shelf says "cats only"', 'A screen of 27"', '„Nur Katzen"', 'He said "no." And she: "Yes."'])
    expect(ofText(text)).toEqual([]);
});

describe("authors of a page", () => {
  const by = (authors: string) =>
    reportsOf({
      "index.yaml": linkTo("/salt"),
      "salt.yaml": pageNamed("Salt", `date: 2026-01-05\nauthors: ${authors}\n`),
    });

  test.each(["Ann Bell; Tom Hill", "Ann Bell and Tom Hill", "Ann Bell & Tom O’Hill", "Ann B. Bell und Tom Hill"])(
    "are two people in one entry: %s",
    (names) => {
      expect(by(`["${names}"]`)).toEqual([
        `4 run-together: "${names}" is two people in one entry, expected an entry for each. Write each name as an entry of its own: [Ada Bell, Tom Bell].`,
      ]);
    },
  );

  test.each([
    '["Ann Bell", "Tom Bell"]',
    '["Ann and Tom Bell"]',
    '["Ann Bell, Head Baker"]',
    '["Bell & Hill"]',
    '["Ann Bell & Sons"]',
    '["Department of Health and Social Care"]',
    '["Public Health and Social Care"]',
  ])("are right: %s", (authors) => {
    expect(by(authors)).toEqual([]);
  });
});

test.each([
  ["We open on 31 June", "31 June", "30"],
  ["Until 31 September 2031", "31 September", "30"],
  ["From 30 February", "30 February", "28 or 29"],
  ["From 31 Nov.", "31 Nov", "30"],
])("%j names a day that no calendar has", (text, day, last) => {
  expect(ofText(text)).toEqual([
    `6 wrong-weekday: Unexpected "${day}": no calendar has this day: the month has ${last}. Look at the day and the month again.`,
  ]);
});

test.each([
  "We have 31 Novels and 31 Apricot trees",
  "Our house is 31 April Road, or 31 June Street",
  "On 30 June, 31 July and 29 February",
  "In 1931 June was hot",
  "There is no 30 February",
])("%j names none", (text) => {
  expect(ofText(text)).toEqual([]);
});

test.each([
  [
    "Bread {++of today++}",
    "{++of today++}",
    "this tracked change is part of the text, readers would see both versions",
    "Write what is right, without {++ ++}, {-- --} and {>> <<}.",
  ],
  [
    "Bread {--of today--} here",
    "{--of today--}",
    "this tracked change is part of the text, readers would see both versions",
    "Write what is right, without {++ ++}, {-- --} and {>> <<}.",
  ],
  ["Bread {: .lead}", "{: .lead}", "texts have no attributes, readers would see it", "Remove it."],
  [
    "Good morning *|FNAME|*",
    "*|FNAME|*",
    "pages are not templates, and nothing fills this in",
    "Write the text itself.",
  ],
])("%j has the sign of another tool", (text, sign, problem, hint) => {
  expect(ofText(text)).toEqual([`6 visible-markup: Unexpected "${sign}": ${problem}. ${hint}`]);
});

test.each(["Printed as {:.2f} by the till", "A {small} and a -- long -- story", "A | B, and C|D"])(
  "%j has none",
  (text) => {
    expect(ofText(text)).toEqual([]);
  },
);

test("an element that pages do not know is found by its attribute", () => {
  expect(ofText('Bread <o:p class="MsoNormal">now</o:p>').join()).toMatch(/visible-markup: Unexpected "<o:p class=/);
  expect(ofText("A price < half of it, and a weight > 2")).toEqual([]);
});

test.each([
  ["A <img/src=x/onerror=1> b", "<img/src=x/onerror=1>"],
  ["A <svg/onload=1// b", "<svg/onload=1//"],
  ["A <xss onfocus=1 b", "<xss onfocus=1"],
  ["A <script b", "<script"],
  ["A </script b", "</script"],
  ["A </script/x> b", "</script/x>"],
  ["A </title> b", "</title>"],
  ["A <blink>b</blink> c", "<blink>"],
  ["A <![CDATA[x]]> b", "<![CDATA["],
  ["A <!DOCTYPE html> b", "<!DOCTYPE"],
])("%j has markup, whole or not", (text, sign) => {
  expect(ofText(text)).toEqual([
    `6 visible-markup: Unexpected "${sign}": texts have no HTML, readers would see it. Write Markdown such as **strong**, *emphasis* or [text](/route), or put what readers should see in backticks.`,
  ]);
});

test.each([
  "A < b and c > d, if a<b",
  "List<String> and Map<Key, Value>",
  "We <3 bread, and 1</2",
  "Write <name>, <title> or <on=1>",
  "Turn <left/on> or </>",
  "A <scripted> talk",
])("%j has none", (text) => {
  expect(ofText(text)).toEqual([]);
});

test.each([
  ["[translator: street number? please confirm]", "[translator: street number? please confirm]"],
  ["[Editor’s note: is this right?]", "[Editor’s note: is this right?]"],
])("%j is a note to a colleague", (text, note) => {
  expect(ofText(`Maud ${text} came over`)).toEqual([
    `6 unfinished-text: Unexpected "${note}": readers would see this note to a colleague. Settle it and take it out, or give the block or the page "draft: true" until then.`,
  ]);
});

test.each(["[Editor’s note: the sum was put right later]", "[translation: very good bread]", "[Author: Bell]"])(
  "%j is for readers",
  (text) => {
    expect(ofText(`Très bon pain ${text}`)).toEqual([]);
  },
);

test("hours whose end is not known are a note, and a question is none", () => {
  expect(ofText("Open 7.30 to ??").join()).toContain('"??"');
  expect(ofText("Open from 7.30 to 9? Yes")).toEqual([]);
});

test.each(["£x.xx", "€x,xx", "£ XX.XX"])("%j is a price to fill in", (price) => {
  expect(ofText(price)).toEqual([
    `6 unfinished-text: Unexpected "${price}": readers would see this placeholder. Write what belongs there, or give the block or the page "draft: true" until it is finished.`,
  ]);
});

test.each(["£0.90", "A todo list", "Size XX in blue"])("%j is none", (text) => {
  expect(ofText(text)).toEqual([]);
});

test.each(["Dolor sit amet, and bread", "We bake consectetur adipiscing bread", "Bread, sed do eiusmod"])(
  "%j has filler",
  (text) => {
    expect(ofText(text).join()).toMatch(/^6 unfinished-text: /);
  },
);

describe("the number in a heading", () => {
  const ofTitle = (title: string) =>
    reportsOf(
      `${home}  - type: check-list\n    title: ${JSON.stringify(title)}\n    items: [Tide loaf, Harbour rye, Oat tin]\n`,
    );

  test("is that of the entries where nothing else is counted", () => {
    expect(ofTitle("Four that are always there")).toEqual([
      '7 wrong-count: Unexpected "Four that": the block has 3 entries. Write the number of entries in the title, or add the one that is missing.',
    ]);
  });

  test.each([
    "Three that are always there",
    "Two who began, and one who came later",
    "Two that keep and one that does not",
    "One that keeps",
    "Bread for four that are hungry",
  ])("is right: %s", (title) => {
    expect(ofTitle(title)).toEqual([]);
  });
});

test("a picture has itself for the dark look, and another one is right", () => {
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="${fill}" d="M0 0h4v4z"/></svg>`;
  const page = (dark: string) => ({
    "index.yaml": `${home}  - type: logo-cloud\n    title: Mills\n    groups: [{ items: [{ name: Mill, src: /assets/mill.svg, dark: /assets/${dark}.svg }] }]\n`,
    "_assets/mill.svg": svg("#111"),
    "_assets/night.svg": svg("#eee"),
  });
  expect(reportsOf(page("mill"))).toEqual([
    '8 duplicate-picture: The picture for the dark look is the same as the one for the light look, "/assets/mill.svg". Name another one, or remove "dark": a picture stands in both looks by itself.',
  ]);
  expect(reportsOf(page("night"))).toEqual([]);
});

describe("what a paste leaves in running text", () => {
  const prose = (...lines: string[]) =>
    reportsOf(
      `${home}  - type: prose\n    title: Bread\n    body: |\n${lines.map((line) => `      ${line}\n`).join("")}`,
    );

  test.each([
    [["<o:p></o:p>We bake at night."], "<o:p>"],
    [["We have", "", "o rye from the hill,", "o oats from the coast."], '"o": this bullet'],
    [["We have", "", "-rye from the hill,", "-oats from the coast."], '"-": these lines are not read as a list'],
    [["First", "", "1.slice it,", "2.toast it."], '"1.": these lines are not read as a list'],
  ])("%j", (lines, words) => {
    const found = prose(...lines);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(words);
  });

  test.each([
    [["We write <o> for the oven.", "", "o rye", "", "and oats"]],
    [["It is minus two, or", "-2 outside, and", "-3 inside."]],
    [["Words that end in", "-ing are here."]],
    [["In version", "1.x of the oven", "2.x was planned."]],
    [["Pão com manteiga", "o dia inteiro, e", "o forno aceso."]],
  ])("is not %j", (lines) => {
    expect(prose(...lines)).toEqual([]);
  });
});

describe("sample code from a web page", () => {
  const code = (language: string, ...lines: string[]) =>
    reportsOf(
      `${home}  - type: code-samples\n    title: Order\n    items:\n      - language: ${language}\n        label: Code\n        code: |-\n${lines.map((line) => `          ${line}\n`).join("")}`,
    );

  test("has its quotes escaped", () => {
    const found = code("java", 'order("rye");', "order(&quot;oats&quot;);");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^13 broken-code: Unexpected "&quot;": a web page has escaped a sign of this code/);
  });

  test.each([
    ["java", 'text.replace("&quot;", "x");'],
    ["javascript", "text.replace('&amp;', '+');"],
    ["javascript", "const page = <p>Salt &amp; flour</p>;"],
    ["text", "Salt &amp; flour"],
  ])("is right with an entity that it is about: %s %s", (language, line) => {
    expect(code(language, line)).toEqual([]);
  });
});
