import { describe, expect, test } from "vitest";
import { correctRoute, slug } from "../../scripts/content/read/route-form.ts";
import { exampleForm, exampleSite, exampleSvg, pageWithImage } from "../../scripts/content/rules/toolkit/examples.ts";
import { checkExample, codesOf, home, linkTo, pageNamed, placesOf, reportsOf } from "./support/check-example.ts";

test.each(["main", "menu-12", "tab-3-button"])("ids that the renderer uses itself are taken: %s", (id) => {
  expect(reportsOf(`${home}    id: ${id}\n`)).toEqual([
    `6 duplicate-id: The id "${id}" is already used on every page, by its frame, its menus or its tabs, expected a different one. Choose another id, and update the links to it.`,
  ]);
});

test("a page that does not parse still takes part: it may have the anchors of its headings and its misspelt keys", () => {
  const broken = [
    "title: Rye",
    "blocks:",
    "  - type: prose",
    "    Id: crust",
    "    body: Ask for a crust, or for an oven",
    "  - type: rich-text",
    "    body: |",
    "      ## Our daily bread",
    "   oops: [",
    "",
  ].join("\n");
  const hrefs = ["/rye#crust", "/rye#our-daily-bread", "/rye#crumb"];
  expect(
    placesOf({ "index.yaml": linkTo(...hrefs), "rye.yaml": broken }).filter((place) => !place.includes("rye.yaml")),
  ).toEqual(["unknown-anchor index.yaml 12:15-12:27"]);
});

test("a page with an unknown block keeps its other anchors, links and title", () => {
  expect(
    placesOf({
      "index.yaml": `${linkTo("/rye#crust", "/rye#oven")}  - type: page-lits\n    id: oven\n    title: T\n`,
      "rye.yaml": pageNamed("Home").replace("type: hero", "type: hero\n    id: crust\n    icon: wheta"),
    }),
  ).toEqual([
    "unknown-anchor index.yaml 10:15-10:26",
    "unknown-value index.yaml 11:11-11:20",
    "duplicate-title rye.yaml 1:8-1:12",
    "unknown-name rye.yaml 6:11-6:16",
  ]);
});

test("orphan pages are those to which no menu, list or link leads from the home page on", () => {
  const files = {
    "index.yaml": linkTo("/a"),
    "a.yaml": `${pageNamed("A")}    description: See [b](/b).\n`,
    "b.yaml": pageNamed("B"),
    "c.yaml": `${pageNamed("C")}    description: See [d](/d).\n`,
    "d.yaml": `${pageNamed("D")}    description: See [c](/c).\n`,
    "e.yaml": pageNamed("E", "unlisted: true\n"),
    "404.yaml": pageNamed("Gone"),
  };
  expect(placesOf(files)).toEqual(["orphan-page c.yaml 1:8-1:9", "orphan-page d.yaml 1:8-1:9"]);
});

test("orphan pages are not those whose only link is misspelt: that is one mistake", () => {
  const list = "  - type: page-list\n    title: T\n    folder: /breadz\n";
  expect(codesOf({ "index.yaml": linkTo("/abuot-us"), "about-us.yaml": pageNamed("Us") })).toEqual(["unknown-link"]);
  expect(codesOf({ "index.yaml": home + list, "breads/rye.yaml": pageNamed("Rye") })).toEqual(["unknown-folder"]);
});

test("orphan pages are not those of a folder to which the way on a page leads", () => {
  const list = "  - type: page-list\n    title: T\n    folder: /breads\n";
  const breads = { "breads/index.yaml": pageNamed("Breads"), "breads/rye.yaml": pageNamed("Rye") };
  expect(codesOf({ ...breads, "index.yaml": home + list })).toEqual([]);
  const site = { "_site.yaml": `${exampleSite}breadcrumbs: false\n` };
  expect(placesOf({ ...breads, ...site, "index.yaml": home + list })).toEqual([
    "orphan-page breads/index.yaml 1:8-1:14",
  ]);
});

test("routes do not include /index, where hosts serve the home page", () => {
  expect(placesOf({ "index/index.yaml": pageNamed("Rye") })).toEqual(["duplicate-route index/index.yaml 1:1-1:1"]);
});

describe("old addresses", () => {
  const from = (title: string, ...addresses: string[]) =>
    pageNamed(title, `unlisted: true\nredirectFrom: ${JSON.stringify(addresses)}\n`);
  test("of a folder say where a link to what was in it should lead", () => {
    const files = {
      "a/index.yaml": from("A", "/old/*"),
      "a/b/c.yaml": pageNamed("C", "unlisted: true\n"),
      "index.yaml": linkTo("/old/b/c"),
    };
    expect(checkExample(files)).toMatchObject([{ code: "unknown-link", suggestion: "/a/b/c" }]);
  });

  const asset = { "_assets/Price List.pdf": "" };
  const below = { "a/b.yaml": pageNamed("B", "unlisted: true\n") };
  const c = pageNamed("C", "unlisted: true\n");

  test.each([
    [
      "with a slash, `.html` or `index.html`, and capitals",
      { "a.yaml": from("A", "/old/", "/B/Old.html", "/c/index.html") },
    ],
    ["one in several forms", { "a.yaml": from("A", "/x", "/x/", "/x.html", "/X", "/i?a=1&b=2", "/i?b=2&a=1") }],
    [
      "one path with several queries",
      { "a.yaml": from("A", "/i.php?id=1"), "b.yaml": from("B", "/i.php?id=2", "/i.php") },
    ],
    [
      "a folder, in another, with single ones",
      {
        "a/index.yaml": from("A", "/old/*", "/old"),
        "a/x.yaml": from("X", "/old/y", "/older/x"),
        "b/index.yaml": from("B", "/old/b/*"),
        "b/x.yaml": pageNamed("Y", "unlisted: true\n"),
      },
    ],
    ["the route of a page with a query", { "a.yaml": from("A", "/?p=1", "/b?p=1"), "b.yaml": from("B", "/?p=2") }],
  ])("can be %s", (_, files) => {
    expect(checkExample(files)).toEqual([]);
  });

  test.each([
    ["the route of the page itself", "redirect-conflict", { "a.yaml": from("A", "/a") }],
    ["that with a slash", "redirect-conflict", { "a.yaml": from("A", "/a/") }],
    ["the not-found page, where there is none", "redirect-conflict", { "a.yaml": from("A", "/404") }],
    ["the home page's file", "redirect-conflict", { "a.yaml": from("A", "/index.html") }],
    [
      "that of another but for its form",
      "redirect-conflict",
      { "a.yaml": from("A", "/x"), "b.yaml": from("B", "/X/") },
    ],
    [
      "that of another but for the order of a query",
      "redirect-conflict",
      { "a.yaml": from("A", "/x?a=1&b=2"), "b.yaml": from("B", "/x?b=2&a=1") },
    ],
    ["an asset", "redirect-conflict", { ...asset, "a.yaml": from("A", "/assets/price%20list.pdf") }],
    ["a file of the build", "redirect-conflict", { "a.yaml": from("A", "/sitemap.xml") }],
    ["a folder that has its page", "redirect-conflict", { ...below, "a/index.yaml": from("A", "/A/*") }],
    ["one with a page in it", "redirect-conflict", { ...below, "a/index.yaml": from("A", "/c/*"), "c/d.yaml": c }],
    ["one with an asset in it", "redirect-conflict", { ...below, ...asset, "a/index.yaml": from("A", "/assets/*") }],
    ["a folder of the build", "redirect-conflict", { ...below, "a/index.yaml": from("A", "/_app/*") }],
    [
      "a folder for two pages",
      "redirect-conflict",
      { ...below, "a/index.yaml": from("A", "/x/*"), "b/index.yaml": from("Y", "/X/*"), "b/y.yaml": c },
    ],
    ["a folder for a page with none below it", "redirect-conflict", { ...below, "a/b.yaml": from("B", "/x/*") }],
    ["all of the site", "wrong-form", { ...below, "a/index.yaml": from("A", "/*") }],
  ])("cannot be %s: %s", (_, code, files) => {
    const found = checkExample(files).filter((diagnostic) => diagnostic.code !== "invalid-file-name");
    expect(found.map((diagnostic) => diagnostic.code)).toEqual([code]);
  });
});

test("the name of a file is no text for a picture", () => {
  const page = pageWithImage("src: /assets/mill.svg\nalt: mill.svg");
  expect(reportsOf({ "index.yaml": page, "_assets/mill.svg": exampleSvg })).toEqual([
    expect.stringMatching(/missing-alt: The text "mill\.svg" is a file name, expected a description of the picture\./),
  ]);
});

/** The site around the examples, under a domain that the check does not know as reserved. */
const published = { "_site.yaml": exampleSite.replaceAll("bakery.example", "bakery.test") };

test("a release has no placeholders: neither those that the site file lists nor words that stand for a text", () => {
  const files = {
    "_site.yaml": `${exampleSite.replaceAll("post@bakery.example", "post@bakery.test")}placeholders: [/origin, /footer/nothing]\n`,
    "index.yaml": home.replace("Fresh bread\n", "A title (TBC)\n    badge: '[insert text here]'\n"),
  };
  expect(placesOf(files, { release: true })).toEqual([
    "placeholder _site.yaml 3:9-3:31",
    "placeholder _site.yaml 24:25-24:40",
    "placeholder index.yaml 5:21-5:24",
    "placeholder index.yaml 6:13-6:31",
  ]);
  expect(placesOf(files)).toEqual([]);
});

test.each([
  ["We will build it (exact path TBD).\n\n      Others TBD", []],
  ["Of old:\n\n      ```\n      package golang.example\n      ```", []],
  ["Of now.\n\n      - Place: TBD\n      - Day: TBC.", ["placeholder index.yaml 11:16-11:19"]],
  ["Write to `a.example`,\n      [b](https://b.example/).", ["placeholder index.yaml 10:19-10:28"]],
])("a release takes a word in a sentence, and names below .example in code: %j", (body, places) => {
  const page = `${home}  - type: rich-text\n    id: a\n    body: |-\n      ${body}\n`;
  expect(placesOf({ ...published, "index.yaml": page }, { release: true })).toEqual(places);
});

test.each([
  [
    "the heading above its block",
    "### B",
    "  - type: gallery\n    items: [{ src: /assets/a.svg, alt: A mill. }]\n",
    "#### C",
    [],
  ],
  ["that of a block with a title", "### B", "  - type: prose\n    title: P\n    body: B.\n", "### C", []],
  ["the same, where it leaves one out", "B.", "", "### C", ["heading-increment index.yaml 13:7-13:10"]],
])("a text without a title goes on below %s", (_, above, between, below, places) => {
  const text = (id: string, body: string) =>
    `  - type: rich-text\n    id: ${id}\n    body: |-\n      ## A\n\n      ${body}\n`;
  const files = {
    "index.yaml": `${home}${text("a", above).replace(/## A\n\n {6}(?!#)/, "")}${between}${text("b", below).replace("## A\n\n      ", "")}`,
    "_assets/a.svg": exampleSvg,
  };
  expect(placesOf(files)).toEqual(places);
});

test.each(["/__proto__", "/nope/~2/../x", "/"])("a release needs pointers that lead to a value: %s", (pointer) => {
  const site = `${published["_site.yaml"]}placeholders:\n  - ${pointer}\n`;
  expect(placesOf({ "_site.yaml": site }, { release: true })).toEqual([
    `placeholder _site.yaml 25:5-25:${5 + pointer.length}`,
  ]);
});

test.each([
  [
    "an event that begins with a moment and ends with a day",
    pageNamed("Home", "event: { start: 2098-12-14T09:30+00:00, end: 2098-12-14 }\n"),
    '3 wrong-form: Unexpected "2098-12-14", expected a real date, with a time and its zone such as 2031-06-30T18:00+01:00. The value next to it has that form. Write both in it, or neither.',
  ],
  [
    "an event over midnight, with fractions of a second",
    pageNamed("Home", "event: { start: 2098-12-31T23:30:00.000+01:00, end: 2098-12-31T00:45:00.000+01:00 }\n"),
    '3 empty-span: Unexpected "end" 2098-12-31T00:45:00.000+01:00, expected later than "start", which is 2098-12-31T23:30:00.000+01:00. If it ends after midnight, write 2099-01-01T00:45:00.000+01:00. Otherwise swap the two, or correct one of them.',
  ],
  [
    "a block whose end is over, and comes before its beginning",
    `${home}  - type: prose\n    title: T\n    body: B\n    publishAt: 2026-01-31T09:00Z\n    expireAt: 2025-02-28T09:00Z\n`,
    '10 empty-span: Unexpected "expireAt" 2025-02-28T09:00Z, expected later than "publishAt", which is 2026-01-31T09:00Z. Swap the two, or correct one of them.',
  ],
  [
    "a sentence with a colon in a text, indented less than its key",
    `${home}  - type: prose\n    title: Rye\n    body: |\n      Rye.\n\n   Best kept dry: in paper.\n`,
    '11 wrong-indentation: Unexpected indentation of 3 spaces, expected 6: the text of "body" ends here, but more of it follows. Put 6 spaces before it.',
  ],
  [
    "a line that begins with # in a text over several lines without quotes",
    `${home}  - type: prose\n    title: Rye\n    body: Baked for\n      # 65 and over\n      All our bread.\n`,
    [
      '9 unquoted-hash: YAML treats "# 65 and over" as a comment that ends the text, but more of the text follows. Write the whole text in quotes, or without the comment.',
    ],
  ],
  [
    "an entry of a text, indented less than its key",
    `${home}  - type: prose\n    title: Rye\n    body: |\n      Rye.\n\n    - 5 g of salt\n`,
    '11 wrong-indentation: Unexpected indentation of 4 spaces, expected 6: the text of "body" ends here, but more of it follows. Put 6 spaces before it.',
  ],
  [
    "sentences with colons in line with the keys of a block and of the page",
    `${home}  - type: prose\n    title: Rye\n    body: |\n      Rye.\n    Do not eat it if: it is blue.\nDose: 5 g.\n`,
    [
      '10 unknown-key: Unexpected key "Do not eat it if" in a block of type "prose". If it belongs to the text of "body", put two more spaces before it than before "body". Otherwise remove it.',
      '11 unknown-key: Unexpected key "Dose" in "Page", expected language, translates, translatedFrom, parent, nav, card, date, updated or one of 10 more. If it belongs to the text above, put as many spaces before it as that has. Otherwise write one of the expected keys, or remove it.',
    ],
  ],
  [
    "the drafts of other programs",
    pageNamed("Home", "status: draft\nisDraft: true\nvisibility: public\nstate: Kent\nStatus: scheduled\n"),
    [
      '3 unknown-key: Unexpected key "status" in "Page": everything without "draft: true" is published. Write "draft: true" instead.',
      '4 unknown-key: Unexpected key "isDraft" in "Page". Did you mean "draft"?',
      '5 unknown-key: Unexpected key "visibility" in "Page": everything without "draft: true" is published. Remove it.',
      '6 unknown-key: Unexpected key "state" in "Page", expected language, translates, translatedFrom, parent, nav, card, date, updated or one of 10 more. If it is a fact of your own, put it below "data", indented two more spaces. Otherwise write one of the expected keys, or remove it.',
      '7 unknown-key: Unexpected key "Status" in "Page": everything without "draft: true" is published. Write "draft: true" if it is not ready, or "publishAt" with the moment when it will be.',
    ],
  ],
  [
    "the days of a block by the names of other programs",
    `${home}  - type: prose\n    title: Rye\n    body: Rye.\n    publish: 2031-01-01\n    validUntil: 2031-02-01\n`,
    [
      '9 unknown-key: Unexpected key "publish" in a block of type "prose". Did you mean "publishAt"?',
      '10 unknown-key: Unexpected key "validUntil" in a block of type "prose". Did you mean "expireAt"?',
    ],
  ],
  [
    "a video of YouTube as a film",
    `${home}    video: { src: "https://youtu.be/aqz-KE-bpKQ?t=3", silent: true }\n`,
    '6 missing-asset: There is no asset "https://youtu.be/aqz-KE-bpKQ?t=3". Films here come from /assets. Show this one in a block of its own, of type "embed", with source: { type: youtube, video: aqz-KE-bpKQ }.',
  ],
  [
    "an event that ends a week too early",
    pageNamed("Home", "event: { start: 2098-12-31T23:30+01:00, end: 2098-12-24T00:45+01:00 }\n"),
    '3 empty-span: Unexpected "end" 2098-12-24T00:45+01:00, expected later than "start", which is 2098-12-31T23:30+01:00. Swap the two, or correct one of them.',
  ],
  [
    "a fraction of a second with more digits than HTML allows",
    pageNamed("Home", "publishAt: 2030-07-10T22:45:00.0000000Z\n"),
    '3 wrong-form: Unexpected "2030-07-10T22:45:00.0000000Z", expected a real date, with a time and its zone such as 2031-06-30T18:00+01:00. Write "2030-07-10T22:45:00Z" instead.',
  ],
  [
    "days that their months do not have",
    pageNamed("Home", "date: 2097-02-29\nevent: { start: 2098-06-31T18:00+01:00 }\n"),
    [
      '3 wrong-form: Unexpected "2097-02-29", expected a real date, as year, month and day: 2031-06-30. February 2097 has 28 days: write one of them.',
      '4 wrong-form: Unexpected "2098-06-31T18:00+01:00", expected a day such as 2031-06-30, or one with a time and its zone such as 2031-06-30T18:00+01:00. June 2098 has 30 days: write one of them.',
    ],
  ],
  [
    "24:00, which HTML does not allow",
    pageNamed("Home", "event: { start: 2098-12-31T20:00+01:00, end: 2098-12-31T24:00+01:00 }\n"),
    '3 wrong-form: Unexpected "2098-12-31T24:00+01:00", expected a real date, with a time and its zone such as 2031-06-30T18:00+01:00. Write "2099-01-01T00:00+01:00" instead.',
  ],
  [
    "an event with a time that no clock shows",
    pageNamed("Home", "event: { start: 2098-12-14T25:00+00:00, end: 2098-12-14T22:00+00:00 }\n"),
    '3 wrong-form: Unexpected "2098-12-14T25:00+00:00", expected a real date, with a time and its zone such as 2031-06-30T18:00+01:00. Write it in that form.',
  ],
  [
    "the keys of a form field: answers to choose from, of which one must be chosen, and how long the answer may be",
    {
      "_site.yaml": `${exampleSite}forms: [{ name: enquiry, action: "https://forms.example/send" }]\n`,
      "index.yaml": exampleForm(
        "enquiry",
        `- { name: a, label: A, options: [B, C], input: text }
      - { name: d, label: D, options: [E, F], input: checkboxes, required: true }
      - { name: g, label: G, input: number, maxLength: 2 }
      - { name: h, label: H, maxLength: 2 }
      - { name: i, label: I, options: [J, K, J], input: select }
      - { name: l, label: L, options: [${Array.from({ length: 61 }, (_, number) => `M${number}`).join(", ")}], input: select }`,
      ),
    },
    [
      '10 unknown-value: Unexpected "text", expected select, radio or checkboxes. Write one of these: select, radio, checkboxes.',
      "11 unknown-value: Unexpected yes-or-no value true, expected false. True if the form cannot be sent without an answer. All others are marked as optional. A question with several checkboxes cannot be required.",
      '12 wrong-form: Unexpected "maxLength": it does not fit the keys next to it. Remove it. The most characters that the answer may have, if it is typed as text (text, long-text, email, tel, url).',
      '14 wrong-form: "J" is in the list twice, expected once. Remove one of the two, or write what tells them apart.',
      "15 out-of-range: The list has 61 entries, expected at most 60. If all are needed, let visitors type the answer: input: text, for countries with autocomplete: country-name.",
    ],
  ],
])("what depends on what stands beside it: %s", (_, text, told: string | string[]) => {
  expect(reportsOf(text)).toEqual([told].flat());
});

test.each([
  ["Opening Hours", "opening-hours"],
  ["What’s on, and who's there?", "whats-on-and-whos-there"],
  ["GRÖẞE & Cafe\u0301", "größe-café"],
  ["İzmir IĞDIR, ﬁn ＡＢＣ ½", "izmir-ığdır-fin-abc-1-2"],
  ["Ниже нуля: −5 °C", "ниже-нуля-5-c"],
  ["می‌خواهم ❤️ הצה״ל 黒パン️ นำ Երևան i\u0307s", "می-خواهم-הצהל-黒パン-นำ-երևան-is"],
])("the slug of %j is %j", (text, expected) => {
  expect(slug(text)).toBe(expected);
});

test.each([
  ["/About Us/", "/about-us"],
  ["services.html", "/services"],
  ["Größen/index.yaml", "/größen"],
  ["Ру́сский/ТИМЕС.html", "/ру́сский/тимес"],
  ["index.html", "/"],
  ["Card-index.html", "/card-index"],
])("the route that a text was probably meant to be: %j: %j", (text, expected) => {
  expect(correctRoute(text)).toBe(expected);
});

test.each(["/rye-፩", "/፩", "/-"])(
  "the route that a text was probably meant to be: %j: none, because a name would lose a number, or all that it has",
  (text) => {
    expect(correctRoute(text)).toBe(undefined);
  },
);
