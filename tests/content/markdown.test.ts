import fc from "fast-check";
import { expect, test } from "vitest";
import { highlightCode } from "../../scripts/content/markdown/highlight-code.ts";
import { withSiteHrefs } from "../../scripts/content/markdown/link-base.ts";
import { markdownLinks } from "../../scripts/content/markdown/markdown-links.ts";
import type { MarkdownKind } from "../../scripts/content/markdown/mask-signs.ts";
import { childrenOf, resolveProse, resolveSentence } from "../../scripts/content/markdown/parse-markdown.ts";
import { parseTree } from "../../scripts/content/markdown/parse-tree.ts";
import { isPlainMarkdown } from "../../scripts/content/markdown/plain-markdown.ts";
import { inlineText, proseNodes } from "../../scripts/content/markdown/shown-nodes.ts";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import { ownSchemas } from "../support/system/own-project.ts";
import { runs } from "../support/system/is-full.ts";

const paragraph = (...children: unknown[]) => [
  { kind: "paragraph", children: typeof children[0] === "string" && children.length === 1 ? children[0] : children },
];
const line = (children: unknown) => ({ kind: "line", children });
const strong = (children: unknown) => ({ kind: "strong", children });
const emphasis = (children: unknown) => ({ kind: "emphasis", children });
const link = (href: string, children = href) => ({ kind: "link", href, children });

test.each([
  ["One\ntwo.\n\nThree.\n", [...paragraph("One two."), ...paragraph("Three.")]],
  ["_a_ and __b__", paragraph(emphasis("a"), " and ", strong("b"))],
  ["a  \nb\\\nc", paragraph("a", { kind: "break" }, "b", { kind: "break" }, "c")],
  ["&copy; &amp; \\*", paragraph("© & *")],
  ["a < b <name> <b>", paragraph("a < b <name> <b>")],
  ["<div>\n*a*\n</div> \\<b>", paragraph("<div> ", emphasis("a"), " </div> <b>")],
  ["`<b>` ␀ <b>", paragraph({ kind: "code", children: "<b>" }, " ␀ <b>")],
  ["~a~ ~~b~~", paragraph("~a~ ", { kind: "deleted", children: "b" })],
  ["- [ ] a\n- [x] b", [{ kind: "list", items: [[line("[ ] a")], [line("[x] b")]] }]],
  ["<https://a.b/c>", paragraph(link("https://a.b/c"))],
  ["o'brien@a.bc", paragraph("o'brien@a.bc")],
  ["www.a.b, me@a.bc", paragraph(link("https://www.a.b", "www.a.b"), ", ", link("mailto:me@a.bc", "me@a.bc"))],
  ["awww.a.b", paragraph("awww.a.b")],
  ["www.a.b<br>", paragraph(link("https://www.a.b", "www.a.b"), "<br>")],
  [
    "詳細は(https://a.b/c)、そして[機能](/d)です。",
    paragraph("詳細は(", link("https://a.b/c"), ")、そして", link("/d", "機能"), "です。"),
  ],
  ["https://a.b، c", paragraph(link("https://a.b"), "، c")],
  ["**「あ」**で*(b)*は", paragraph(strong("「あ」"), "で", emphasis("(b)"), "は")],
  ["は**[b](/c)**は`」**は`", paragraph("は", strong([link("/c", "b")]), "は", { kind: "code", children: "」**は" })],
  ["**가!**나 **a!**b", paragraph(strong("가!"), "나 **a!**b")],
  ["https://a.be'da", paragraph(link("https://a.be"), "'da")],
  ["www.a.be-on", paragraph(link("https://www.a.be", "www.a.be"), "-on")],
  ["https://a.beをご覧", paragraph(link("https://a.be"), "をご覧")],
  ["https://a.рф/b https://ä.be", paragraph(link("https://a.рф/b"), " ", link("https://ä.be"))],
  [
    "(www.a.b)です。[x](https://a.b)で",
    paragraph("(", link("https://www.a.b", "www.a.b"), ")です。", link("https://a.b", "x"), "で"),
  ],
  ["„https://a.b“", paragraph("„", link("https://a.b"), "“")],
  ["[x](https://a.b/、)", paragraph(link("https://a.b/、", "x"))],
  // The name of a host in GFM has a dot.
  ["see http://a (b) or https://a:80/c.", paragraph("see http://a (b) or https://a:80/c.")],
  ["[a][B]\n\n[b]: /c", paragraph(link("/c", "a"))],
  ["- a\n- b\n  - c", [{ kind: "list", items: [[line("a")], [line("b"), { kind: "list", items: [[line("c")]] }]] }]],
  ["> a\n>\n> b", [{ kind: "quote", children: [...paragraph("a"), ...paragraph("b")] }]],
  ["a\n\n---\n\nb", [...paragraph("a"), { kind: "rule" }, ...paragraph("b")]],
  [
    "## a\n\n### b",
    [
      { kind: "heading", level: 1, children: "a" },
      { kind: "heading", level: 2, children: "b" },
    ],
  ],
  ["```json\n1\n```", [{ kind: "code", language: "json", code: [["number", "1"]] }]],
  [
    "| a | b |\n| :-- | --: |\n| `c\\|d` |",
    [
      {
        kind: "table",
        align: ["left", "right"],
        head: ["a", "b"],
        rows: [[[{ kind: "code", children: "c|d" }], ""]],
      },
    ],
  ],
])("running text: %j", (text, nodes) => {
  expect(resolveProse(text)).toEqual(nodes);
});

test.each([
  ["a **b** `c`", ["a ", strong("b"), " ", { kind: "code", children: "c" }]],
  ["a\nb", "a b"],
  ["2026. A year", "2026. A year"],
  ["# a", "# a"],
  ["> 5 kg, - 5 °C", "> 5 kg, - 5 °C"],
  ["    a\n- b\n===\n***\n[c]: /d", "a - b === *** [c]: /d"],
  ["2 * 3 * 4, snake_case_x, 5*, a & b", "2 * 3 * 4, snake_case_x, 5*, a & b"],
])("a sentence %j is one paragraph, however its line begins", (text, shown) => {
  expect(resolveSentence(text)).toEqual(shown);
});

test("the targets of links are located in the text", () => {
  const text = '[a](/b) [c](</d e> "f") <https://g.h> www.i.j [k]() [l][m]\n\n[m]: #n';
  expect(markdownLinks(text, "prose").map(({ href, span }) => [href, text.slice(span.start, span.end)])).toEqual([
    ["/b", "/b"],
    ["/d e", "/d e"],
    ["https://g.h", "https://g.h"],
    ["https://www.i.j", "www.i.j"],
    ["", "()"],
    ["#n", "#n"],
  ]);
});

test.each([
  ["[a](/b)", "[a](/shop/b)"],
  ["[a](/#b) **[a](/)** ~~*[a](/c)*~~", "[a](/shop/#b) **[a](/shop/)** ~~*[a](/shop/c)*~~"],
  ["[a][b]\n\n[b]: /c", "[a][b]\n\n[b]: /shop/c"],
  ["## [a](/b)", "## [a](/shop/b)"],
  ["- [a](/b)\n\n  1. [a](/c)", "- [a](/shop/b)\n\n  1. [a](/shop/c)"],
  ["> - > [a](/b)", "> - > [a](/shop/b)"],
  ["| [a](/b) |\n| - |\n| [a](/c) |", "| [a](/shop/b) |\n| - |\n| [a](/shop/c) |"],
  ['```html\n<a href="/b">\n```\n\n`/b`', '```html\n<a href="/b">\n```\n\n`/b`'],
  ["[a](#b) [a](https://c.d/) www.c.d [a](mailto:a@b.c)", "[a](#b) [a](https://c.d/) www.c.d [a](mailto:a@b.c)"],
])("the path of the site is put before the links of %j", (text, below) => {
  expect(withSiteHrefs(resolveProse(text), { base: "/shop", slash: false })).toEqual(resolveProse(below));
});

const plainWords = "a b. 10 10. - +1 #1 c: é (d) a@b http: // www 1) = > | ~ 5* —".split(" ");
const plainText = fc
  .array(fc.constantFrom(...plainWords, " ", " ", "\n", "\n\n", "  "), { maxLength: 14 })
  .map((parts) => parts.join(""));

test.each(["sentence", "prose"] as const)("a text without markup is shown as the parser would, as a %s", (kind) => {
  let plain = 0;
  fc.assert(
    fc.property(plainText, (value) => {
      if (!isPlainMarkdown(value, kind)) return;
      plain++;
      const { children = [] } = parseTree(value, kind) ?? {};
      const nodes =
        kind === "prose" ? proseNodes(children, new Map()) : inlineText(children.flatMap(childrenOf), new Map());
      expect(kind === "prose" ? resolveProse(value) : resolveSentence(value)).toEqual(nodes);
    }),
    { numRuns: runs(4000), seed: 5 },
  );
  expect(plain).toBeGreaterThan(runs(100));
});

const signs = "a * ~~ ~ www.a.b WWW. http://c.d HTTPS:// e@f.g | - : ` [ ](/h) \\".split(" ");
const markup = fc.array(fc.constantFrom(...signs, " ", "\n", "\n\n"), { maxLength: 12 }).map((parts) => parts.join(""));
const nodes = (value: string, kind: MarkdownKind) =>
  JSON.stringify(parseTree(value, kind)?.children, (key, part) => (key === "position" ? undefined : part));

test.each(["sentence", "prose"] as const)(
  "a text is parsed alike whatever of GFM the parser is given for it, as a %s",
  (kind) => {
    const first = nodes("~~ @ |", kind).slice(1, -1);
    fc.assert(
      fc.property(markup, (value) => {
        const alone = nodes(value, kind).slice(1, -1);
        expect(nodes(`~~ @ |\n\n${value}`, kind)).toBe(`[${alone === "" ? first : `${first},${alone}`}]`);
      }),
      { numRuns: runs(2000), seed: 8 },
    );
  },
);

test("code has colours in each language that a sample can have, and none as text", () => {
  const codes = {
    ...{ bash: "if", csharp: "using", go: "func", http: "GET / HTTP/1.1", java: "return 1;", javascript: "const" },
    ...{ json: "true", php: "echo", python: "def", ruby: "def a; end", text: "def", typescript: "interface" },
    ...{ xml: "<a/>", yaml: "a: true" },
  };
  const allowed = readSchemas(ownSchemas).get("shared/code-language.schema.json");
  expect(allowed?.enum).toEqual(Object.keys(codes));
  const plain = Object.entries(codes).filter(([language, code]) =>
    highlightCode(code, language).every((one) => typeof one === "string"),
  );
  expect(plain.map(([language]) => language)).toEqual(["text"]);
});
