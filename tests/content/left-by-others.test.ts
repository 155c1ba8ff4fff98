import { describe, expect, test } from "vitest";
import { reportsOf } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

/** What is reported of the description of the home page, in line 6. */
const ofText = (text: string) => reportsOf(`${home}    description: ${JSON.stringify(text)}\n`);
/** What is reported of running text; its first line is line 9. */
const ofProse = (text: string) => {
  const lines = text.split("\n").map((line) => (line === "" ? "" : `      ${line}`));
  return reportsOf(`${home}  - type: prose\n    title: T\n    body: |\n${lines.join("\n")}\n`);
};

describe("a link as another program writes it", () => {
  const words =
    "another program writes links so, expected [text](address). Write the words in square brackets, and the address behind them in round ones.";

  test.each([
    "[the office|/contact]",
    "[the office|https://b.example/a]",
    "[[/contact][the office]]",
    "[https://b.example/a the office]",
    "[/contact the office]",
    '"the office":/contact',
    '"the office":https://b.example/a',
    "link:/contact[the office]",
    "https://b.example/a[the office]",
    "<<find-us,the office>>",
    "[url=https://b.example/a]the office[/url]",
    'HYPERLINK "https://b.example/a"',
    "<https://b.example/a|the office>",
  ])("is one report: %s", (link) => {
    expect(ofText(`Ask ${link} about it.`)).toEqual([`6 visible-markup: Unexpected "${link}": ${words}`]);
  });

  test("is found where its words stand in backticks, as in reStructuredText", () => {
    expect(ofText("Ask `the office </contact>`_ about it.")).toEqual([
      `6 visible-markup: Unexpected "\`the office </contact>\`_": ${words}`,
    ]);
  });

  test.each([
    "Paths such as `[a|/b]` and `x`, and a list [a|b]",
    'He said: "look". See (https://b.example/a [2019])',
    "A shift << 2, and [sic] here [a b]",
    "Cited [https://b.example/a accessed 2 May 2020]",
    "A `name` _and_ `other`",
  ])("is none: %s", (text) => {
    expect(ofText(text)).toEqual([]);
  });
});

describe("what a talk leaves in a text", () => {
  const assistant = "an assistant answers here, and not your site. Remove it, and keep what belongs on the page.";
  const mail = "a program for mail wrote this, readers would see it. Remove it, and keep what belongs on the page.";

  test.each([
    "Would you like me to add a section about salt, or make the tone warmer?",
    "Let me know if you’d like a shorter version.",
    "If you would like, I can make the wording more playful.",
    "I hope this version reads better.",
    "Feel free to adjust the wording as you like.",
  ])("is the offer of an assistant: %s", (offer) => {
    expect(ofText(`We bake at night. ${offer}`)).toEqual([expect.stringContaining(`: ${assistant}`)]);
  });

  test.each([
    ["-----Original Message-----\nWe bake.", "-----Original Message-----"],
    ["We bake.\n\nFrom: Ann Bell <ann@b.example>\nSent: 4 May 2026\n\nHello.", "From: Ann Bell <ann@b.example>"],
    ["On 4 May 2026 at 8:12, Ann Bell <ann@b.example> wrote:\n\nHello.", "On 4 May 2026 at 8:12"],
    ["We bake.\n\nSent from my iPhone", "Sent from my iPhone"],
    ["We bake.\n\nVon meinem iPhone gesendet", "Von meinem iPhone gesendet"],
  ])("is what a program for mail writes: %j", (text, sign) => {
    const [report, ...others] = ofProse(text);
    expect(others).toEqual([]);
    expect(report).toContain(`visible-markup: Unexpected "${sign.slice(0, 20)}`);
    expect(report).toContain(`: ${mail}`);
  });

  test.each([
    "Would you like me to come to your house? Call me.",
    "Let me know if you would like a table by the window.",
    "If you like, I can bake a cake for your wedding.",
    "From: Monday\nTo: Friday",
    "On 4 May 2026 Ann Bell wrote:\n\n> Good bread.",
    "Feel free to ask.",
  ])("is none: %j", (text) => {
    expect(ofProse(text)).toEqual([]);
  });

  test.each(["bread.[MK1]", "bread[AB12]", "“bread”[MKB3]"])("is the comment of a colleague: %s", (text) => {
    expect(ofText(`We bake ${text}`)).toEqual([
      expect.stringContaining("this comment of a word processor is part of the text, readers would see it"),
    ]);
  });
});

test.each(["![][image1]", "![An oven][image2]", "![oven.png]"])(
  "the place of a picture that was not copied: %s",
  (sign) => {
    expect(ofProse(`We bake.\n\n${sign}\n\nAt night.`)).toEqual([
      `11 visible-markup: Unexpected "${sign}": this stands for a picture that was not copied with the text. Remove it, and show the picture as the "image" of a block.`,
    ]);
  },
);

describe("markup that a converter has escaped", () => {
  const words =
    "these backslashes keep it from being markup, and readers would see its signs. Remove the backslashes, or put it in backticks if readers should see the signs.";

  test.each([
    ["The \\*\\*first\\*\\* loaf.", "\\*\\*first\\*\\*"],
    ["See \\[the prices\\](/prices).", "\\[the prices\\](/prices)"],
    ["\\## At night", "\\## A"],
    ["\\- rye\n\\- oat", "\\- rye\n\\- o"],
    ["1\\. Knead\n2\\. Bake", "1\\. Knead\n2\\. B"],
  ])("is told so: %j", (text, sign) => {
    expect(ofProse(text)).toEqual([`9 visible-markup: Unexpected "${sign.replace("\n", " ")}": ${words}`]);
  });

  test.each([
    "5 \\* 3 \\* 2",
    "snake\\_case",
    "\\*without tax",
    "1\\. FC Köln",
    "`\\*\\*a\\*\\*`",
    "\\[sic\\] (as here)",
  ])("may be meant: %s", (text) => {
    expect(ofProse(text)).toEqual([]);
  });
});

test.each(["one work- ing day", "an emer- gency"])("the hyphen of the end of a line is found: %s", (text) => {
  expect(ofText(`In ${text}.`)).toEqual([
    expect.stringContaining(
      "this hyphen parts a word as at the end of a line, and readers would see a space behind it",
    ),
  ]);
});

test.each(["two- and three-storey", "Vor- und Nachteile", "pre- or post-war", "bread - fresh", "2- 3"])(
  "a hyphen that stands for a part of a word is none: %s",
  (text) => {
    expect(ofText(`In ${text}.`)).toEqual([]);
  },
);

describe("entries of a list that Markdown does not read", () => {
  const glued = "this is not read as an entry of a list, expected a space after it. Write a space after it.";
  const strange =
    "these lines are not read as a list, and run together into one paragraph. Write 1. and a space, or - and a space, at the start of each entry.";

  test.each([
    ["1. Knead\n2.Bake\n3. Eat", 10, "2.", glued],
    ["1. Knead\n2. Bake\n3.Eat", 11, "3.", glued],
    ["- rye\n-oat\n- spelt", 10, "-", glued],
    ["a) rye\nb) oat", 9, "a)", strange],
    ["Thirds:\n(a) now,\n(b) later", 10, "(a)", strange],
    ["1.1 We bake.\n1.2 You eat.", 9, "1.1", strange],
    ["✓ rye\n✓ oat", 9, "✓", strange],
    ["Step 1: Knead\nStep 2: Bake", 9, "Step 1:", strange],
  ])("is one report: %j", (text, line, sign, words) => {
    expect(ofProse(text)).toEqual([`${line} broken-markdown: Unexpected "${sign}": ${words}`]);
  });

  test.each([
    "a) rye  \nb) oat",
    "a) rye\\\nb) oat",
    "a) rye\n\nb) oat",
    "- a) rye\n- b) oat",
    "The league is called\n2.Liga, and so it stays.",
    "A long-\n-winded one",
    "✓ rye\n\n✓ oat",
    "Step 1: Knead\n\nStep 2: Bake",
  ])("are none: %j", (text) => {
    expect(ofProse(text)).toEqual([]);
  });
});

test("a tracked change with other signs in it is one report", () => {
  expect(reportsOf(`${home}    badge: "Free for {~~two~>three~~} hours"\n`)).toEqual([
    expect.stringContaining("6 visible-markup: "),
  ]);
});

test("a paragraph that is code by its spaces is found, and no code", () => {
  expect(ofProse("We bake.\n\n    Each loaf is baked at six.\n\nAt night.")).toEqual([
    '11 broken-markdown: Unexpected "Each loaf is baked at six.": four spaces before a line make it code, and this is a sentence. Write it in the column of the text above it.',
  ]);
  for (const code of [
    "    npm run build",
    "    Oven.heat(250);",
    "    We bake",
    "```\nEach loaf is baked at six.\n```",
  ])
    expect(ofProse(`We bake.\n\n${code}\n\nAt night.`)).toEqual([]);
});

test.each(["== At night ==", "=== At night ===", "== At night"])("the heading of a wiki is found: %s", (heading) => {
  expect(ofProse(`We bake.\n\n${heading}\n\nAt six.`)).toEqual([
    `11 visible-markup: Unexpected "${heading}": this is how a wiki writes headings, and readers would see it. Write ## and a space before it, in place of the signs.`,
  ]);
});

describe("a sign that parts entries in other formats", () => {
  const ofBadge = (badge: string) => reportsOf(`${home}    badge: ${badge}\n`);

  test.each(["Monday to Thursday,", "Since 1987;"])("is found at the end of a text of one line: %s", (badge) => {
    expect(ofBadge(badge)).toEqual([
      `6 visible-markup: Unexpected "${badge.at(-1)}": other formats have this sign between entries, and here it ends the text. Remove it: a line ends an entry.`,
    ]);
  });

  test("is right within it, and in sentences", () => {
    expect(ofBadge("Monday, Tuesday; and more")).toEqual([]);
    expect(ofText("We bake,")).toEqual([]);
  });
});

test("a bullet with a tab behind it is one report", () => {
  expect(ofProse("We bake:\n\n•\trye\n•\toat")).toEqual([expect.stringContaining('11 broken-copy: Unexpected "•"')]);
});

test("a note behind # in running text is one report", () => {
  expect(ofProse("We bake.\n\n# TODO: ask Ann")).toEqual([expect.stringContaining("11 comment-in-text: ")]);
});

test("a table whose lines YAML joins is one report, at the key", () => {
  expect(
    reportsOf(
      `${home}  - type: prose\n    title: T\n    body: >\n      We bake:\n\n      - rye\n      - oat\n\n      | a | b |\n      | --- | --- |\n      | c | d |\n`,
    ),
  ).toEqual([expect.stringContaining("8 run-together: ")]);
});

test("what stands below a page in a fence belongs to the same talk", () => {
  expect(reportsOf(`\`\`\`yaml\n${home}\`\`\`\n\nLet me know if you would like more: it is easy!\n`)).toEqual([
    expect.stringContaining("1 unquoted-special: A fence of Markdown stands around the page"),
  ]);
});

test("a text that begins with a sign of YAML and goes on below is one report", () => {
  expect(reportsOf(`${home}    description: \`rye\` is its name\n      and oat is another.\n    badge: New\n`)).toEqual(
    [expect.stringContaining("6 unquoted-special: A text cannot begin with `")],
  );
});

test.each([
  [
    "flour@b.example",
    "tel:+441632960274",
    'The link dials "+441632960274", and the text beside it is an e-mail address: "flour@b.example". Write a link that begins with mailto: or another text.',
  ],
  [
    "01632 960274",
    "mailto:flour@b.example",
    'The link writes to "flour@b.example", and the text beside it is a telephone number: "01632 960274". Write a link that begins with tel: or another text.',
  ],
])("a link that does something else than the address beside it says is found: %s", (text, href, words) => {
  expect(reportsOf(`${home}    actions: [{ label: ${text}, href: "${href}" }]\n`)).toEqual([
    expect.stringContaining(`mismatched-contact: ${words}`),
  ]);
});

describe("a formula of another program", () => {
  test.each([
    ["Take \\( 20\\,\\text{g} \\) of salt.", "\\( 20\\,\\text{g} \\)"],
    ["About \\frac{1}{2} of it.", "\\frac{1}"],
    ["Three \\times four.", "\\times"],
  ])("is found: %s", (text, sign) => {
    expect(ofText(text)).toEqual([
      `6 visible-markup: Unexpected "${sign}": texts have no formulas, and readers would see this as it is written. Write it with letters, digits and signs, such as 20 g or 3 × 4, or in backticks.`,
    ]);
  });

  test.each(["Open \\(the door\\) wide.", "Write `\\times` there.", "In C:\\times\\new it is."])(
    "is not what has backslashes for other reasons: %s",
    (text) => {
      expect(ofText(text)).toEqual([]);
    },
  );
});

test("a list that is code by its spaces is found, and no list of settings", () => {
  expect(ofProse("We have\n\n    - two waiting rooms for all,\n    - and no metal tables.\n\nCome in.")).toEqual([
    expect.stringContaining("four spaces before a line make it code, and this is a list."),
  ]);
  expect(ofProse("We have\n\n    - name: two waiting rooms\n    - path: no/metal/tables\n\nCome in.")).toEqual([]);
});

test("stars before a number need their partner, and a power has none", () => {
  expect(ofText("A scan takes **90 seconds; then you go.")).toEqual([
    expect.stringContaining('"**": these stars have no partner'),
  ]);
  for (const text of ["It is 2**3.", "It is 2 ** 3.", "It takes **90 seconds**."]) expect(ofText(text)).toEqual([]);
});

test("what an assistant says above a page in a fence belongs to it", () => {
  const page = `Sure! Here's the page:\n\n\`\`\`yaml\n${home}\`\`\`\n\nLet me know!\n`;
  expect(reportsOf(page)).toEqual([
    "3 unquoted-special: A fence of Markdown stands around the page, expected the page alone. Remove this line, the one that ends the fence, and what stands above and below them.",
  ]);
});
