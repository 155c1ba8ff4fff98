import { describe, expect, test } from "vitest";
import { leadElsewhere } from "../../scripts/content/formats/parse-link.ts";
import { headingAnchors } from "../../scripts/content/markdown/heading-anchors.ts";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { checkExample, codesOf, home, linkTo, pageNamed, placesOf } from "./support/check-example.ts";

const plainSigns =
  "routes and anchors have only lower-case letters, digits and hyphens, and a query has no spaces or quotes";
const hidden = (number: string) => `${number} is in it, which is invisible`;
const oneAddress = "expected one e-mail address after mailto:";

describe("links", () => {
  test("lead to routes, perhaps with a query, anchors of the page or of the footer, and addresses of allowed kinds", () => {
    expect(codesOf(linkTo("/#top", "#top"))).toEqual([]);
    expect(codesOf(linkTo("/?topic=sales", "/?a=1&b=2#contact", "tel:+44-1632-960000"))).toEqual([]);
    expect(codesOf(linkTo("https://fa.wikipedia.org/wiki/نیم\u200cفاصله", "https://cats.example/🐈\u200d⬛"))).toEqual(
      [],
    );
  });

  test.each([
    ["javascript:alert(1)", "links cannot carry code or data", undefined],
    ["http://mill", "it is not a valid address", undefined],
    [
      "https://anna:secret@mill.example",
      "it has a user name or a password before @, which every reader could read",
      undefined,
    ],
    ["ftp://mill.example", "addresses of this kind are not allowed", undefined],
    ["//mill.example/x", "https: is missing", "https://mill.example/x"],
    ["www.mill.example", "https:// is missing", "https://www.mill.example"],
    ["post@mill.example", "mailto: is missing before the e-mail address", "mailto:post@mill.example"],
    ["tel:+44 1632 960000", "expected digits after tel:, without spaces", "tel:+441632960000"],
    ["tel:+44(0)1632960000", "the (0) after a country code is not dialled", "tel:+441632960000"],
    ["tel:+39 (0)6 960000", "expected digits after tel:, without spaces", "tel:+3906960000"],
    ["tel:01632 960000 ext 5", "expected digits after tel:, without spaces", undefined],
    [
      "http://localhost:4173/rye",
      "only your own computer can open this address, expected the route of the page",
      "/rye",
    ],
    ["mailto:Jo Miller <post@mill.example>", oneAddress, undefined],
    ["mailto:post@mill.example?subject=Rye%0D%0ABcc:all%40mill.example", oneAddress, undefined],
    ["mailto:post@mill,example", oneAddress, "mailto:post@mill.example"],
    ["mailto:post@mill.example,Bert", oneAddress, undefined],
    ["https//mill.example/x", "expected https:// at its beginning", undefined],
    ["mailto:post@mill.example?subject=Rye&attach=/etc/passwd", oneAddress, undefined],
    ["mailto:post@mill.example?Rye", oneAddress, undefined],
    ["2031-05-06", "routes start with /", undefined],
    ["contact", "routes start with /", "#contact"],
    ["+44 1632 960000", "tel: is missing before the phone number", "tel:+441632960000"],
    ["/events/feed.ics", "a file that the build creates needs its full address", undefined],
    ["/rye/", "routes do not end with /", "/rye"],
    ["/rye/#dough", "routes do not end with /", undefined],
    ["/rey/#dough", "routes do not end with /", undefined],
    ["/Rye", plainSigns, "/rye"],
    ["/rye?", plainSigns, undefined],
    ["/index", "the index page of a folder has the route of the folder", "/"],
    ["/rye#", plainSigns, "/rye"],
    ["/黒パン️", plainSigns, undefined],
    ["https://https://mill.example/x", "it is not a valid address", undefined],
    [" /rye", "it has a space at its start or end", "/rye"],
    ["/rye\u200b", hidden("U+200B"), "/rye"],
    ["https://mill.example/x\u200b", hidden("U+200B"), "https://mill.example/x"],
    ["www.mill.example\ufeff", hidden("U+FEFF"), "https://www.mill.example"],
    ["mailto:post\u2060@mill.example", hidden("U+2060"), "mailto:post@mill.example"],
    ["https://mill.example/pkg\u00adintro", hidden("U+00AD"), undefined],
    ["https://mill.example/\u200e", hidden("U+200E"), undefined],
  ])("of the form %s are refused with the reason and what was probably meant", (href, reason, suggestion) => {
    const files = { "index.yaml": linkTo(href), "rye.yaml": pageNamed("Rye", "unlisted: true\n") };
    const found = checkExample(files);
    expect(found).toMatchObject([{ code: "invalid-link", message: `Unexpected link "${href}": ${reason}.` }]);
    expect(found[0]?.suggestion).toBe(suggestion);
  });

  test("with an invisible character to a page that is missing are told to lose the character", () => {
    expect(checkExample(linkTo("/oats\u200b"))).toMatchObject([{ code: "invalid-link", hint: "Remove it." }]);
  });

  test("of a letter, as in a citation, are refused with the way to show the brackets", () => {
    const hint =
      "Write a route (/prices), an anchor (#rye), or an address that starts with https:, mailto: or tel:. If readers should see the brackets, write \\[ instead of [.";
    const cited = (text: string) => checkExample(`${home}    description: ${text}\n`);
    expect(cited("See paragraph [12](c).")).toMatchObject([{ code: "invalid-link", hint }]);
    expect(cited("See paragraph \\[12](c).")).toEqual([]);
  });

  test.each(["/form.pdf", "form.pdf", "/forms/form.PDF", "../files/form.pdf"])(
    "to a file elsewhere than in _assets are refused with its address there: %s",
    (href) => {
      const problem = "a file to download is in _assets, and its address begins with /assets/";
      const name = href.replace(/.*\//, "");
      const message = `Unexpected link "${href}": ${problem}.`;
      const hint = `Did you mean "/assets/${name}"?`;
      const found = checkExample({ "index.yaml": linkTo(href), [`_assets/${name}`]: "" });
      expect(found).toMatchObject([{ code: "invalid-link", message, hint }]);
      const save = `Save the file as _assets/${name}, and write its address as "/assets/${name}".`;
      expect(checkExample(linkTo(href))).toMatchObject([{ code: "invalid-link", message, hint: save }]);
    },
  );

  test.each([
    ["/größe#maß", []],
    ["/gr%C3%B6%c3%9fe#ma%C3%9F", []],
    ["/gro\u0308ße#maß", []],
    ["/Größe#MAß", [["invalid-link", "/größe#maß"]]],
    ["/GR%C3%96%C3%9FE", [["invalid-link", "/größe"]]],
    ["/grosse", [["unknown-link", "/größe"]]],
    ["/größe#mass", [["unknown-anchor", "/größe#maß"]]],
    ["/gr%F6%DFe", [["invalid-link", undefined]]],
  ])("to a route in another script mean the same however they are encoded: %s", (href, expected) => {
    const files = {
      "index.yaml": linkTo(href),
      "größe.yaml": pageNamed("Size", "unlisted: true\n").replace(/(title: Size\n)$/m, "$1    id: maß\n"),
    };
    expect(checkExample(files).map(({ code, suggestion }) => [code, suggestion])).toEqual(expected);
  });

  test.each([
    "https://münchen.example/a,b?c=d@e",
    "https://xn--mnchen-3ya.example:8443",
    "https://❤.rust.example",
    "https://192.0.2.1/x",
    "https://localhost/x",
    "http://localhost:8000",
    "http://localhost:8080/黒パン",
    "http://127.0.0.1:3000/admin?x=1",
    "https://mill.example.",
    "tel:+39(0)6960000",
    "mailto:post@mill.example?subject=Rye",
    "mailto:post@mill.example?Subject=Rye&body=Two%0D%0Alines&cc=all%40mill.example",
    "mailto:post@mill.example?bcc=jo@mill.example&cc=all@mill.example",
    "HTTPS://Mill.example/X",
    "https://mill.example:/",
  ])("of the form %s can be right", (href) => {
    expect(codesOf(linkTo(href))).toEqual([]);
  });

  test("that are a telephone number alone are told to be one, with and without quotes", () => {
    const found = [linkTo("+441632960123"), linkTo("+441632960123").replaceAll('"', "")].flatMap((page) =>
      checkExample(page),
    );
    expect(found.map(({ suggestion }) => suggestion)).toEqual(["tel:+441632960123", "tel:+441632960123"]);
  });

  test.each([
    ["http://mill.example/x", ["warning unencrypted-link"]],
    ["http://mill.example:8080", []],
    ["http://router.local/setup", []],
    ["http://192.168.0.1/", []],
    ["http://localhost:8080/", []],
    ["http://bakery.example/rey", ["error unknown-link", "warning unencrypted-link"]],
  ])("that are not encrypted may be right, and are warned of: %s", (href, told) => {
    const said = checkExample(linkTo(href)).map(({ severity = "error", code }) => `${severity} ${code}`);
    expect(said.sort()).toEqual(told);
  });

  const rye = { "rye.yaml": pageNamed("Rye", "unlisted: true\n") };

  test.each([
    ["The counter answers at <http://127.0.0.1:2019/rye>, and at http://localhost:8080/rye.", []],
    ["Open [the counter](http://localhost:2019/rye).", []],
    ["Open [the counter](http://localhost:4173/rye).", ['/rye Write "/rye" instead.']],
    ["Open <http://localhost:4173/rye>.", [" Write a link with words, such as [our prices](/rye)."]],
  ])("to the reader's own computer are right, but not to where dev shows a page: %s", (text, said) => {
    const found = checkExample({ ...rye, "index.yaml": `${home}    description: ${text}\n` });
    expect(found.map(({ suggestion = "", hint }) => `${suggestion} ${hint}`)).toEqual(said);
  });

  test.each([
    ["https://bakery.example/rye#dough", []],
    ["https://www.bakery.example/rye/", []],
    ["https://bakery.example/rye.html?from=mail", []],
    ["https://bakery.example.com/rey", []],
    ["https://bakery.example/rey", ["unknown-link "]],
    ["https://bakery.example/rye#duogh", ["unknown-anchor /rye#dough"]],
    ["https://bakery.example/assets/rye.pdf", ["missing-asset "]],
  ])("on the site's own origin are checked as routes: %s", (href, reports) => {
    const rye = pageNamed("Rye", "unlisted: true\n").replace("- type: hero", "- type: hero\n    id: dough");
    const found = checkExample({ "index.yaml": linkTo(href), "rye.yaml": rye });
    expect(found.map(({ code, suggestion = "" }) => `${code} ${suggestion}`)).toEqual(reports);
  });

  test("to a missing asset by the site's own origin say where its file belongs", () => {
    expect(checkExample(linkTo("https://bakery.example/assets/pdf/rye.pdf"))).toMatchObject([
      { hint: 'Save the file as _assets/pdf/rye.pdf, and write its address as "/assets/pdf/rye.pdf".' },
    ]);
  });

  test("to a missing asset that the text names are not led to another one", () => {
    const text = `${home}    description: Read [her paper](/assets/ana.pdf), by Ana.\n`;
    expect(checkExample({ "index.yaml": text, "_assets/anna.pdf": "" })).toEqual([
      expect.objectContaining({ code: "missing-asset", hint: 'Did you mean "/assets/anna.pdf"?' }),
    ]);
  });

  test("to a heading by its words alone name the anchor that begins with the block", () => {
    const text = "  - type: rich-text\n    id: about\n    body: |\n      ## Our prices\n\n      ## Our hours\n";
    expect(checkExample(`${linkTo("#our-prices")}${text}`)).toMatchObject([
      { hint: 'Did you mean "#about-our-prices"?' },
    ]);
  });

  test("to a heading whose words have changed name the headings of its block, then the page that still has them", () => {
    const law = (heading: string) =>
      `  - type: rich-text\n    id: law\n    body: |\n      ## Dogs\n\n      ## ${heading}\n`;
    expect(
      checkExample({
        "index.yaml": `${linkTo("#law-4-fires", "/1998", "/1998#law-4-cats")}${law("5 Fires")}`,
        "1998.yaml": pageNamed("Repealed") + law("4 Fires"),
      }),
    ).toMatchObject([
      { hint: 'Did you mean "#law-5-fires" or "#law-dogs", or "/1998#law-4-fires", on another page?' },
      { hint: 'Did you mean "/1998#law-4-fires" or "/1998#law-dogs"?' },
    ]);
  });

  test.each([
    ["[Click](https://click.palletsprojects.com)", []],
    ["[click](https://click.palletsprojects.com)", ["vague-link"]],
    ["[Here](https://mill.example/here)", ["vague-link"]],
  ])("whose words are a name of the host are not vague: %s", (link, codes) => {
    expect(codesOf(`${home}    description: We use ${link} for it.\n`)).toEqual(codes);
  });

  test("in the site file cannot lead to an anchor that only some pages have", () => {
    expect(
      placesOf({
        "_site.yaml": exampleSite.replace("href: mailto:post@bakery.example", 'href: "#bread"'),
        "index.yaml": home.replace("type: hero", "type: hero\n    id: bread"),
      }),
    ).toEqual(["unknown-anchor _site.yaml 17:15-17:23"]);
  });
});

test.each([
  ["/rye", "/oats"],
  ["/rye?x=1#a", "/oats?x=1#a"],
  ["/rye/page/2", "/oats/page/2"],
  ["/%72ye#%C3%A9", "/oats#%C3%A9"],
  ["https://www.example.com/rye.html#a", "/oats#a"],
])("the link %s to a page that moves becomes %s", (href, expected) => {
  expect(leadElsewhere(href, "/rye", "/oats")).toBe(expected);
});

test("every heading of a text has an anchor that begins with that of the text and is there once", () => {
  const text = "## Our *prices*\n\n### `HTTP` errors\n\nText\n\n## 2031\n\n## Our prices\n\n## Цены\n\n> ## No heading";
  expect(headingAnchors(text, "about").map(({ anchor, span }) => [anchor, text.slice(span.start, span.end)])).toEqual([
    ["about-our-prices", "## Our *prices*"],
    ["about-http-errors", "### `HTTP` errors"],
    ["about-2031", "## 2031"],
    ["about-our-prices-2", "## Our prices"],
    ["about-цены", "## Цены"],
  ]);
});

test.each([
  [
    ["Example", "Errors", "Example", "Example"],
    ["example", "errors", "example-2", "example-3"],
  ],
  [
    ["Example", "Example", "Example 2", "Example 2"],
    ["example", "example-3", "example-2", "example-2-2"],
  ],
  [
    ["🎉", "Errors", "🎉", "3"],
    ["2", "errors", "4", "3"],
  ],
])("headings with the same words are numbered among themselves: %j", (headings, anchors) => {
  const text = headings.map((words) => `## ${words}\n`).join("\n");
  expect(headingAnchors(text, "api").map(({ anchor }) => anchor)).toEqual(anchors.map((anchor) => `api-${anchor}`));
});

test("a block with the anchor of a heading is a mistake, which names the place of the heading", () => {
  const text = "  - type: rich-text\n    id: about\n    body: |\n      We bake.\n\n      ## Our prices\n";
  const block = "  - type: prose\n    id: about-our-prices\n    title: Prices\n    body: See above.\n";
  expect(checkExample(home + text + block)).toMatchObject([
    { code: "duplicate-id", line: 13, column: 9, related: [{ line: 11, column: 7 }] },
  ]);
});
