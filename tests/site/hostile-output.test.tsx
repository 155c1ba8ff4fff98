import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { expect, test } from "vitest";
import { toPointer, valueAt } from "../../scripts/content/diagnostic/path.ts";
import { withValue } from "../../scripts/content/edit/with-value.ts";
import { articleText } from "../../scripts/output/article-text.ts";
import { escapeMarkup } from "../../scripts/output/escape-markup.ts";
import { feedFiles } from "../../scripts/output/feed-files.ts";
import type { SiteContent } from "../../src/content.gen.ts";
import { blockExamples, contentModel, mistakesIn } from "../content/memory-site.ts";
import { pathsIn } from "../editor/changed.ts";
import { renderExample } from "../support/code/render-example.tsx";

/** Texts that run a script if one of them is not escaped, or is treated as an address. */
const payloads = [
  '"><script>zq(1)</script>',
  "' onmouseover=zq(1) x='",
  '" onfocus="zq(1)" autofocus="',
  "<img src=x onerror=zq(1)>",
  "</title></style></textarea></script><svg onload=zq(1)>",
  "javascript:zq(1)",
  "[a](javascript:zq(1))",
  "[a](data:text/html,zq)",
  "![a](https://zq.example/a.png)",
  '<https://zq.example/"onclick=zq(1)>',
  '[a](/b "c" onclick=zq(1))',
  "`</code><script>zq(1)</script>`",
  "&lt;script&gt;zq(1)&lt;/script&gt;",
  "vbscript:zq",
  "//zq.example/a",
  "/\\zq.example",
  "https://zq.example\\@a.example/",
  "url(javascript:zq(1))",
  "expression(zq(1));x:y",
];

/** What markup does besides showing text, in the words of a report: React writes every attribute in double quotes. */
function dangersIn(markup: string): string[] {
  const dangers: string[] = [];
  for (const [, name = "", attributes = ""] of markup.matchAll(/<([a-zA-Z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g)) {
    if (/^(?:script|object|embed|base|link|meta|style)$/i.test(name)) dangers.push(`<${name}>`);
    for (const [, key = "", value = ""] of attributes.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
      if (/^on|^srcdoc$/i.test(key)) dangers.push(`${key} of <${name}>`);
      const isAddress = /^(?:href|src|action|formaction|data|poster|xlink:href)$/i.test(key);
      if (isAddress && !/^(?:https:\/\/(?!zq)[a-z]|mailto:|tel:|#|\/(?![/\\])|$)/.test(value)) {
        // Markdown may link to any encrypted address, and so may links.
        if (!(name === "a" && value.startsWith("https://zq.example"))) dangers.push(`${key}="${value}" of <${name}>`);
      }
    }
  }
  return dangers;
}

/** The codes of checks that judge addresses and names. That markup is seen is reported too, but nothing may depend on it. */
const aboutAddresses = /link|asset|icon|anchor|folder|picture|media|form|network|chart/;

const { validator } = contentModel();
const accepts = (page: unknown) => validator.page(page).length === 0;
const pageWith = (block: unknown) => ({ title: "Home", description: "Bread.", blocks: [block] });

test.each(blockExamples())(
  "no text of a block that the check accepts does more than stand there: $name",
  ({ written, number }) => {
    expect(dangersIn(renderExample(written))).toEqual([]);
    const ways = pathsIn(written).filter((way) => way[0] !== "type" && typeof valueAt(written, way) === "string");
    const payloadOf = (at: number) => payloads[(at + number * 7) % payloads.length] ?? "";
    const accepted = ways
      .map((way, at) => ({ way, payload: payloadOf(at) }))
      .filter(({ way, payload }) => accepts(pageWith(withValue(written, way, payload))));
    const all = accepted.reduce((block, { way, payload }) => withValue(block, way, payload), written);
    // What schemas leave to checks, such as the forms of links, is refused by them at its place.
    const text = JSON.stringify(pageWith(all));
    const diagnostics = mistakesIn({ "index.yaml": text });
    const refused = diagnostics.filter(({ code }) => aboutAddresses.test(code)).map(({ pointer }) => pointer);
    const left = accepted.filter(({ way }) => !refused.includes(toPointer(["blocks", 0, ...way])));
    // Each block has a text that may be anything.
    if (ways.length > 1) expect(left).not.toEqual([]);
    const hostile = left.reduce((block, { way, payload }) => withValue(block, way, payload), written);
    expect(dangersIn(renderExample(hostile))).toEqual([]);
  },
);

test("feeds have the same elements whatever their texts hold", () => {
  const feedOf = (words: string) => {
    // A feed uses no more of a site than this.
    const site = { origin: "https://a.example", brand: { name: words }, language: "en" } as unknown as SiteContent;
    const page = { route: "/a", title: words, description: words, date: "2031-01-01", updated: undefined };
    const facts = { folder: "/", route: "/x", title: words, description: words };
    const pages = [{ ...page, authors: [words], tags: ["bread"] }];
    const document = `<main><p>${escapeMarkup(words)}</p></main>`;
    return feedFiles(site, { ...facts, pages }, () => articleText(document, "https://a.example/a"));
  };
  const elementsIn = (element: XmlElement): string[] =>
    element.children.flatMap((child) => (child instanceof XmlElement ? [child.name, ...elementsIn(child)] : []));
  /** The elements of XML in their order, or JSON without its texts. */
  const namesOf = (files: ReturnType<typeof feedOf>) =>
    files.map(({ path, content }) =>
      path.endsWith(".json")
        ? JSON.stringify(JSON.parse(String(content)), (_, value) => (typeof value === "string" ? "" : value))
        : elementsIn(parseXml(String(content)).root ?? new XmlElement("none")),
    );
  const usual = namesOf(feedOf("Bread"));
  expect(usual.flat()).toEqual(
    expect.arrayContaining(["entry", "item", "content:encoded", expect.stringMatching(/"content_html"/)]),
  );
  for (const words of [...payloads, "]]>", "&bogus;", "<![CDATA[", "<!--", "<?xml?>", "\u2028\ud83e\udd56"])
    expect(namesOf(feedOf(words))).toEqual(usual);
});
