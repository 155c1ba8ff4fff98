import { describe, expect, test } from "vitest";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { checkExample, home } from "./support/check-example.ts";

/** Pages with a text, as YAML, in a place of its kind. */
const places = {
  plain: (text: string) => `${home}    badge: ${text}\n`,
  sentence: (text: string) => `${home}    description: ${text}\n`,
  prose: (text: string) => `${home}  - type: prose\n    title: T\n    body: ${text}\n`,
  entry: (text: string) =>
    `${home}  - type: card-grid\n    title: T\n    items:\n      - title: A\n        description: B\n        benefits:\n          - ${text}\n`,
};
type Kind = keyof typeof places;

/** What is said of a text: the code, what it points at in the file, and the suggestion. Its length is not the subject, and what is only looked for on request is left out. */
function saidOf(kind: Kind, yaml: string, site = exampleSite): string[] {
  const page = places[kind](yaml);
  const lines = page.split("\n");
  return checkExample({ "index.yaml": page, "_site.yaml": site })
    .filter(({ code }) => code !== "out-of-range")
    .map(({ code, line, column, endLine, endColumn, suggestion }) => {
      const pointed = endLine === line ? (lines[line - 1] ?? "").slice(column - 1, endColumn - 1) : "…";
      return `${code} ${pointed}${suggestion === undefined ? "" : ` → ${suggestion}`}`;
    });
}

const said = (kind: Kind, text: string) => saidOf(kind, JSON.stringify(text));

describe("a text that looks odd and is right passes", () => {
  test.each(["plain", "sentence", "prose", "entry"] as const)("as %s", (kind) => {
    const texts = `a < b and c > d, 2 * 3 * 4 = 24, 2 ** 3, 2**3
snake_case and my_long_name, __VCAP_ID__ and __main__, Name: ____
2 * 3, a*b, 3 * 4 * 5
C# and F#, We are #1, #tag #two, Order #12 & co., POST /v1/documents/{id}
5* hotel, Rated *** by guests, *Prices exclude VAT, f(x)[0], a[0][1], [1] and [2], [sic] (as printed), (a) b (c)
« Bonjour » à Paris, Привет, мир — «да», Καλημέρα κόσμε, € 5, £3, 20 %, Château Â la carte
“AMANHÔ and MANHÃ e CORAÇÃO, R&D; more, AT&T, London • Paris
> 5 kg
- 5 °C
– a
2026. A year
1. FC Köln
Use <name> and <title>, List<String>, We <3 bread, $5 {a}, x && y || z, A -> B <- C, OPP --> Solutions
| pipe, a|b, a ~ b ~ c, ~5 minutes, !important, C:\\Users\\x, ?!*, it's 10:30
TODO comments are for later
We made the TODO list, and a TODO: it is long; our todo is no TODO
Press :ticket: or [insert event], [check with Anna]? The licence says (c) 2020
Also known as (a.k.a a baker), for for-profit bakers, the The Schnitz, THIS THIS, a line a-a of rye, step A. A loaf
HYPERLINK, Sent from my iPhone, \\frac{1}{2}, [TOC], ==marked==, {.class}, $x$
Line\u2028separator
${"-".repeat(20)} and ${"*".repeat(20)}`.split("\n");
    expect(texts.filter((text) => said(kind, text).length > 0)).toEqual([]);
  });

  test.each([
    "`{{ a }}`, `<br>` and `&nbsp;`",
    "caf&eacute;&nbsp;5, \\*\\* and \\[a\\](b), \\<br>, \\{{ a }}, \\$" + "{b}",
    "*a **b**.* and **a *b*** and ***c***",
    "[a](/) and **[b *c*](/)** and `d[0][1] ** <b>`",
    "Pass **kwargs, or src/**/*.ts",
    "**10 % off first orders alone, x **2 is a power, and 2 ** 31 or 10 **2",
    "peers: http://localhost:2380,http://localhost:7001, or http://10.0.0.1:2380,default=http://10.0.0.2:2380",
    "[the *rules*](</>) and <http://192.168.1.1/setup>",
    "[`/`](/), or [`https://mill.example/`](https://mill.example/)",
  ])("as a sentence: %s", (text) => {
    expect(said("sentence", text)).toEqual([]);
  });

  test.each([
    "```\n{{ a }} ** <br> # b\n```",
    "````md\n```\ncode\n```\n````",
    "- a\n  - b\n\n1. c\n\n> d\n\n| e |\n|---|\n| f |\n\n---\n\n## g\n\n### h\n\n~~i~~  \nj",
    "You may\n(i) knead, or\n(ii) bake.",
    `A\n\n${"-".repeat(20)}\n\n${"*".repeat(20)}`,
    "## Medical\n\nYou pay nothing until you have reached the limit.\n\n## Dental\n\nYou pay nothing until you have reached the limit.",
    "-rye is a word of its own\n-ing too",
    "Salt, water, **barley, **malt, **rye\n\\* Milled here\n** Grown in this valley",
    "    npm run build",
    "It says:\n\n    The oven is hot.",
    "3. Rye\n4. Oats\n\nThen\n\n1986. A year",
    "1. Mix\n1. Knead\n1. Bake",
    "1. Mix\n2. Knead\n2. Rest\n4. Bake",
    "1. Mix\n2. Knead\n2. Rest\n3. Bake",
    "See section 5 (and\n\n1) the act)",
    "1.1 litres of water\n1.25 litres of milk\n\nA. Jones\nC. Evans\n\nIt is kept in b.\ni. e. in the cellar",
    "It says (a line below a line, both indented so that they stay as they are):\n\n    Name: ola\n    All is well.",
    "Rye\n--\n\nIt is dark.",
    "• rye  \n• oats\n\n– rye\\\n– oats",
    "It rose\n– so it seems –\n– at last",
    "パンは*とても 熱い*です。 un*believ*able",
  ])("as running text: %j", (text) => {
    expect(said("prose", text)).toEqual([]);
  });

  test("as the target of a link in angle brackets", () => {
    const rules = home.replace("title: Home", "title: Rules\nunlisted: true");
    const said = checkExample({ "index.yaml": places.sentence("Read [the *rules*](</rules>)."), "rules.yaml": rules });
    expect(said).toEqual([]);
  });

  test("in a block without an id, to which nothing leads", () => {
    expect(checkExample(`${home}  - type: rich-text\n    title: T\n    body: Ask [us](/?topic=sales).\n`)).toEqual([]);
  });

  test("as two entries of a list that end and begin alike", () => {
    const steps = ["Play 4", "4 Reflection Questions"].map((title) => `      - { title: ${title}, description: A }\n`);
    expect(checkExample(`${home}  - type: step-through\n    title: T\n    items:\n${steps.join("")}`)).toEqual([]);
  });
});

test.each([
  ["sentence", "|\n      We bake:\n      - rye\n      - oats", ["unsupported-markdown - rye"]],
  ["prose", "|\n      One.\n      # no\n      Two.", ["heading-increment # no"]],
  ["prose", ">\n      One.\n\n      ## Rye\n\n      Two.", []],
  ["prose", ">\n      One.\n\n      ## Rye\n\n      Two.\n\n      Three.", ["unintended-markdown Three."]],
  ["prose", "|2\n        a **b c\n\n      d [e](/nope)", ["unclosed-emphasis **", "unknown-link /nope"]],
  ["prose", "Bake ** very dark ** rye, x ** y ** z, `** so dark **`", ["unclosed-emphasis **"]],
  [
    "prose",
    "|\n      - [ ] a `- [ ] b`\n      - \\[x] c [ ] d\n\n      > [!NOTE]\n      > e",
    ["unsupported-markdown [ ]", "unsupported-markdown [!NOTE]"],
  ],
  ["prose", "|\n      One[^1].\n\n      [^1]: 後で。", ["unsupported-markdown [^1]"]],
  ["plain", "From the the oven", ["doubled-word the the"]],
  ["sentence", "TODO ask Ruth", ["unfinished-text TODO"]],
  ["plain", "FIXME later", ["unfinished-text FIXME"]],
  ["plain", "A caf\ufffd\ufffd", ["unfinished-text caf\ufffd\ufffd"]],
  ["prose", "As `caf\ufffd`, and \ufffd alone (U+FFFD), is no \ufffdber", ["unfinished-text \ufffdber"]],
  ["prose", "|\n      ## Rye {#rye}\n\n      `{#a}` {#b}", ["unsupported-markdown {#rye}"]],
  ["prose", 'As {{< figure src="/x.png" >}} `{{< a >}}`', ['unsupported-markdown {{< figure src="/x.png" >}}']],
  ["prose", "As {% highlight rust %} and \\{% b %}", ["unsupported-markdown {% highlight rust %}"]],
  ["prose", "|\n      Rye\n      ===\n\n      Dark.", ["heading-increment Rye"]],
  ["prose", "We bake by **31 January", ["unclosed-emphasis **"]],
  ["prose", "It costs **£45 a month", ["unclosed-emphasis **"]],
  ["prose", "Ask for **(new) rye", ["unclosed-emphasis **"]],
  ["prose", "It is **Free", ["unclosed-emphasis **"]],
  [
    "prose",
    "|\n        It is **Free, **not\n        paid.\n\n        It is **New",
    ["unclosed-emphasis **", "unclosed-emphasis **"],
  ],
  [
    "prose",
    "1<sup>1</sup>/<sub>2</sub> cm, m<sup>2</sup>",
    ["html-in-text <sup>", "html-in-text <sub>", "html-in-text <sup>"],
  ],
  [
    "prose",
    "|\n      [a b] (/c) [d e] (/f) of of the the\n\n      | a | b |\n      | c | d |\n      | e | f |\n\n      | g | h |\n      | i | j |\n\n      ##Rye\n      ###Oats",
    [
      "broken-link-markup ] (/c)",
      "broken-link-markup ] (/f)",
      "doubled-word of of",
      "doubled-word the the",
      "table-without-delimiter | a | b |",
      "table-without-delimiter | g | h |",
      "heading-without-space ##",
      "heading-without-space ###",
    ],
  ],
  ["plain", "A *new **rye*** and `oats`", ["markdown-in-plain-text *new **rye***", "markdown-in-plain-text `oats`"]],
  ["prose", "the the ".repeat(30), Array.from({ length: 20 }, () => "doubled-word the the")],
  ["prose", "|\n      We bake.\n      >>>>>>> spring", ["conflict-in-text >>>>>>> spring"]],
  ["sentence", "'\\<br> it''s <br>'", ["html-in-text <br>"]],
  ["prose", "Rye.<o:p></o:p>", ["html-in-text <o:p>"]],
  ["sentence", "|\n      One.\n\n      Two.", ["unsupported-markdown Two."]],
  ["sentence", "Schüler*innen und Lehrer*innen", ["unintended-markdown *innen und Lehrer* → \\*innen und Lehrer\\*"]],
  [
    "prose",
    "A*A*A, two A*s and an A*.",
    ["unintended-markdown *A* → \\*A\\*", "unintended-markdown *s and an A* → \\*s and an A\\*"],
  ],
  [
    "prose",
    "F**k off and f**k you, b*****ks and a load of s**t",
    ["unintended-markdown **k off and f**", "unintended-markdown **ks and a load of s**"],
  ],
  [
    "prose",
    "Mae`r plant a`r athrawon, the `Promise`s of `a b`s, `h1 ` and 的`a b`是",
    ["unintended-markdown `r plant a`"],
  ],
  ["prose", "The `60s and `70s, not `60s ` and `7`", ["unintended-markdown `60s and `"]],
  ["prose", "un*believ*able, un*believable* and *A* or **A**", []],
  ["prose", "~~a~~ b~~c ~~ d ~~5 ml`~~e`", ["unclosed-emphasis ~~"]],
  [
    "prose",
    "|\n      Rye.\n\n          The mayor said that it was wrong and\n          that he would not eat it.\n\n      So.\n\n          The baker, for his part, said\n      that he would.",
    ["unintended-markdown The mayor said that it was wrong and", "unintended-markdown The baker, for his part, said"],
  ],
  ["prose", "|\n      > Rye\n      >\n      >     E: Unable to bake rye\n      >\n      > Oats", []],
  ["prose", "|\n      Most read:\n      3. Rye\n      2. Oats\n      1. Spelt", ["unintended-markdown 2."]],
  [
    "prose",
    "|\n      Most read:\n\n      1) Rye\n      1. Oats\n\n      See 2. below:\n      1. Spelt\n      2. Rye\n         1. Oats",
    [],
  ],
  ["prose", "5*6*7 = 210", ["unintended-markdown *6* → \\*6\\*"]],
  ["prose", "|\n      24. Dezember\n\n      7. Januar", ["unintended-markdown 7."]],
  ["prose", "|\n      1. a\n      1. b\n\n      5. c", ["unintended-markdown 5."]],
  ["prose", "|\n      1. a\n      2. b\n      1. c\n      2. d", ["unintended-markdown 1."]],
  ["prose", "|\n      1. a\n      2. b\n      2. c\n      3. d", []],
  [
    "prose",
    "|\n      **Tel:** 1\n      **Fax:** 2\n\n      Q: Why?\n      A: So.",
    ["unintended-markdown **Tel:** 1", "unintended-markdown Q: Why?"],
  ],
  [
    "prose",
    "|\n      Mill Lane 3\n      Upper Slaughter\n      Gloucestershire\n\n      **Rye**",
    ["unintended-markdown Mill Lane 3"],
  ],
  ["prose", "|\n      Mill Lane 3\\\n      Upper Slaughter\\\n      Gloucestershire", []],
  [
    "prose",
    "|\n      We bake rye bread at the old watermill in the\n      Slaughters, and sell it on Saturdays from the\n      Market House in the middle of the town",
    [],
  ],
  [
    "prose",
    "|\n      - < 5 kg: none\n      - > 5 kg: one\n\n      > 18 years: two",
    ["unintended-markdown >", "unintended-markdown >"],
  ],
  [
    "prose",
    "|\n      > 5 years ago we were closed.\n\n      - > Rye is best.\n\n      > 1. Rye\n\n      | > 5 | \\> 5 |\n      | --- | --- |",
    [],
  ],
  ["prose", "|\n      The [rye bread][]\n", ["broken-link-markup ][]"]],
  ["prose", "|\n      [first][last], [A][rye]\n\n      [rye]: /", []],
  [
    "prose",
    "|\n      [Name][first name], [Rye][rye]\n  - type: prose\n    title: U\n    body: |\n      Ours\n\n      [Rye]: /",
    ["broken-link-markup ][rye]"],
  ],
  ["prose", "|\n      1. Mai\n      8. Mai", ["unintended-markdown 8."]],
  ["prose", "|\n      1. No dogs\n      2. No horses\n      4. No fires", ["unintended-markdown 4."]],
  ["prose", "|\n      Under the act (section 5,\n      1) it ends.", ["unintended-markdown 1)"]],
  ["prose", "|\n      I. Opening\n      II. Minutes", ["unintended-markdown I."]],
  ["prose", "|\n      It may be\n      b. shut\n      c. let", ["unintended-markdown b."]],
  ["prose", "|\n      You shall\n      a) sweep\n      b) pay", ["unintended-markdown a)"]],
  ["prose", "|\n      (1) A\n      (2) B", ["unintended-markdown (1)"]],
  ["prose", "|\n      1.) A\n      2.) B", ["unintended-markdown 1.)"]],
  ["prose", "|\n      1.9 A\n      1.10 B", ["unintended-markdown 1.9"]],
  ["prose", "|\n      § 1 Scope\n      § 2 Fees", ["unintended-markdown § 1"]],
  [
    "prose",
    `|\n      1. A\n\n             The oven is ${"very ".repeat(9)}hot and stays\n             so all day.`,
    [`unintended-markdown The oven is ${"very ".repeat(9)}hot and stays`],
  ],
  ["prose", "|\n      One.\n\n      Kind regards\n      --\n      Jane", ["unintended-markdown --"]],
  ["prose", "|\n      We open on next Monday.\n      -----", ["unintended-markdown -----"]],
  ["prose", "|\n      Bring\n      ・ rye\n      ・ oats", ["unintended-markdown ・"]],
  ["prose", "|\n      Bring:\n      – rye\n      – oats", ["unintended-markdown –"]],
  ["prose", "|\n      Do\n      1.Read\n      2.Write", ["unintended-markdown 1."]],
  ["prose", "|\n      Do:\n      a) read\n      b) write", ["unintended-markdown a)"]],
  ["prose", "|\n      a\tb\n      c\td", ["unintended-markdown a\tb"]],
  [
    "prose",
    "|\n      Date   Home      Away\n      9 May   Holt   Wells",
    ["unintended-markdown Date   Home      Away"],
  ],
  ["prose", "|\n      9 May   Holt\n      2 June   Wells", []],
  ["prose", "|\n      One.\n\n      \tThe oven is hot.", ["unintended-markdown The oven is hot."]],
  [
    "prose",
    "|\n      Present:\n\n           The vicar, Ann Rye, took the chair at seven.",
    ["unintended-markdown The vicar, Ann Rye, took the chair at seven."],
  ],
  ["prose", "|\n      `bake` says:\n\n           The oven is hot and the bread is in it.", []],
  ["prose", "|\n      * Rye\n      * Oats\n      *Wheat", ["unintended-markdown *"]],
  ["prose", "|\n      * Rye\n      *or\n      wheat*\n      * Oats\\\n      *rolled", []],
  [
    "prose",
    "|\n      1. Leave the hall\n         (a) Music by ten\n         (b) Bins by noon",
    ["unintended-markdown (a)"],
  ],
  ["prose", "|\n      1. You may\n         (a) knead, or\n         (b) bake", []],
  ["prose", "|\n      ① Heat\n      ② Bake", ["unintended-markdown ①"]],
  ["prose", "|\n      1 . Heat\n      2 . Bake", ["unintended-markdown 1 ."]],
  ["prose", "|\n      Step 1: Heat.\n      Step 2: Bake.", ["unintended-markdown Step 1:"]],
  ["prose", "|\n      200 g flour\n      1½ cups milk\n      2 eggs", ["unintended-markdown 200 g flour"]],
  ["prose", "|\n      200 g flour\\\n      1½ cups milk\\\n      2 eggs", []],
  ["prose", "One.\n\n      Two.", ["unintended-markdown Two."]],
  ["prose", ">-\n      One.\n\n      Two.", ["unintended-markdown Two."]],
  ["prose", ">-\n      Bring:\n\n      - one\n\n      - two\n\n\n      And:\n\n      1. go\n\n      2. come", []],
  ["prose", "We bake\n      - rye\n      - oats", ["unintended-markdown - rye"]],
] as const)(
  "each part that readers would see of markup is one warning, where it stands, up to 20 in a text, however YAML writes it: %s %j",
  (kind, yaml, expected) => {
    expect(saidOf(kind, yaml)).toEqual(expected);
  },
);

test.each([
  ["<iframe>", "\\<iframe>"],
  ["</script>", "\\</script>"],
  ["&nbsp;", "\\&nbsp;"],
])("every hint names the way to write the sign: %s", (sign, escaped) => {
  for (const kind of ["plain", "sentence"] as const) {
    if (kind === "sentence" && sign.startsWith("&")) continue;
    const [found] = checkExample(places[kind](JSON.stringify(`Write ${sign} here`)));
    expect(found?.hint).toContain(`If readers should see it, write ${escaped}.`);
    expect(said(kind, `Write ${escaped} here`)).toEqual([]);
  }
});

test("every hint names the way to write the sign of Markdown in a plain text", () => {
  expect(checkExample(places.plain("a **b**"))).toMatchObject([
    { hint: "Write only the words, or put a backslash before each character that readers should see." },
  ]);
  expect(said("plain", "Schüler*innen und Lehrer*innen")).toEqual([]);
  expect(said("plain", "a \\*\\*b\\*\\*, \\`c\\` and \\[d](/e)")).toEqual([]);
});

test("words of English are looked for in English alone", () => {
  const spanish = exampleSite.replace("en-GB", "es");
  const found = (text: string) => saidOf("sentence", text, spanish).filter((one) => !one.startsWith("missing-label"));
  expect(found("TODO")).toEqual([]);
  expect(found("La casa a a b")).toEqual([]);
  expect(found("Lorem ipsum")).toEqual(["unfinished-text Lorem ipsum"]);
});
