import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { resolveSite } from "../../scripts/content/resolve/build-site.ts";
import { readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolder } from "../../scripts/program/project.ts";
import { labelsOf } from "../../src/labels.ts";
import { Footer } from "../../src/layout/footer.tsx";
import { Header } from "../../src/layout/header.tsx";

const model = createContentModel(readSchemas(schemaFolder));
const least = { brand: { name: "Library" }, origin: "https://library.example", language: "en" };

/** Header and footer of a site as its site file has it, without attributes for styles and behaviours. */
function renderFrame(more: Readonly<Record<string, unknown>>): { header: string; footer: string } {
  const written = { ...least, ...more };
  expect(model.validator.site(written)).toEqual([]);
  const site = resolveSite(model, written, { folders: new Map() });
  const labels = labelsOf(site.labels);
  const plain = (html: string) => html.replaceAll(/ (?:class|lang|data-behaviour)="[^"]*"/g, "");
  return {
    header: plain(renderToStaticMarkup(<Header site={site} base="" labels={labels} current="/" />)),
    footer: plain(renderToStaticMarkup(<Footer site={site} labels={labels} current="/" />)),
  };
}

const footerOf = (footer: Readonly<Record<string, unknown>>, more = {}) => renderFrame({ footer, ...more }).footer;

const menu = [{ type: "link", label: "Books", href: "/books" }];
const contact = { title: "Visit us", items: [{ label: "Address", text: "Mill Lane 2" }] };
const contactHtml = "<section><h2>Visit us</h2><dl><div><dt>Address</dt><dd>Mill Lane 2</dd></div></dl></section>";
const groups = [{ title: "Rooms", entries: menu }];

describe("the header", () => {
  const withoutMenu = '<header><a href="#main">Skip to content</a><div><a href="/">Library</a></div></header>';

  test("of a site without a header of its own has the brand, and neither a menu nor a button for one", () => {
    expect(renderFrame({}).header).toBe(withoutMenu);
  });

  test("of a site whose menu has no entries is the same", () => {
    expect(renderFrame({ header: { menu: [] } }).header).toBe(withoutMenu);
  });

  test("of a site with a menu has it twice: in a row, and behind a button", () => {
    const { header } = renderFrame({ header: { menu } });
    expect(header.match(/<(?:nav|button|dialog)\b/g)).toEqual(["<nav", "<button", "<dialog", "<button", "<nav"]);
    expect(header.match(/<a href="\/books">Books<\/a>/g)).toHaveLength(2);
  });
});

describe("the footer", () => {
  test("is left out where there is nothing to show in it", () => {
    expect(renderFrame({}).footer).toBe("");
    expect(footerOf({})).toBe("");
  });

  test("of a site with a tagline alone has the tagline", () => {
    expect(renderFrame({ brand: { name: "Library", tagline: "Open on Saturdays" } }).footer).toBe(
      "<footer><div><div><p>Library: Open on Saturdays</p></div></div></footer>",
    );
  });

  test.each([
    ["contact", { contact }, contactHtml],
    [
      "legal links",
      { legalLinks: [{ label: "Privacy", href: "/privacy" }] },
      '<div><nav aria-label="Legal"><ul><li><a href="/privacy">Privacy</a></li></ul></nav></div>',
    ],
    [
      "a legal line",
      { legalLine: "The village of Mill is responsible." },
      "<div><p>The village of Mill is responsible.</p></div>",
    ],
    ["a copyright line", { copyright: "© 2031 Mill" }, "<div><p>© 2031 Mill</p></div>"],
    [
      "groups",
      { groups },
      '<nav aria-label="All pages"><div><h2>Rooms</h2><ul><li><a href="/books">Books</a></li></ul></div></nav>',
    ],
  ])("with %s alone has no empty elements for the rest", (_, footer, html) => {
    expect(footerOf(footer)).toBe(`<footer><div>${html}</div></footer>`);
  });

  test.each([
    ["Mill Library Ltd.", "No. 1.", "Mill Library Ltd. No. 1."],
    ["Mill Library Ltd,", "No. 1", "Mill Library Ltd, No. 1"],
    [undefined, "No. 1", "No. 1"],
  ])("shows the legal line %j and the number %j with the author's punctuation alone", (line, number, shown) => {
    const footer = { ...(line && { legalLine: line }), registrationNumber: number };
    expect(footerOf(footer)).toBe(`<footer><div><div><p>${shown}</p></div></div></footer>`);
  });

  test("has the titles of groups below the heading of the contact, where there is one", () => {
    expect(footerOf({ contact, groups })).toContain(`${contactHtml}<nav aria-label="All pages"><div><h3>Rooms</h3>`);
  });
});
