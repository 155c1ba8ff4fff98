import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { uncoveredFolderFormat } from "../../scripts/content/formats/folder-formats.ts";
import { BlockList } from "../../src/blocks/block-list.tsx";
import { ProseTable } from "../../src/components/markup/prose-table.tsx";
import { Specimen } from "../../src/components/specimen/specimen.tsx";
import { SpecimenTable } from "../../src/components/specimen/specimen-table.tsx";
import { DataTable } from "../../src/components/tables/data-table.tsx";
import type { Block, Image, Specimen as SpecimenContent } from "../../src/content.gen.ts";
import type { CollectedPage } from "../../src/content-values.ts";
import { labelsOf } from "../../src/labels.ts";

const labels = labelsOf(undefined);

/** The HTML of some blocks without its class names. */
function render(...blocks: readonly Block[]): string {
  const list = <BlockList blocks={blocks} modules={{}} labels={labels} />;
  return renderToStaticMarkup(list).replaceAll(/ class="[^"]*"/g, "");
}

/** The words of the cells of each row, `-` for an empty one. */
function rowsOf(markup: string): string[][] {
  return [...markup.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<(t[dh])[^>]*?(?:\/>|>(.*?)<\/\1>)/g)].map(
      ([, , cell = ""]) => cell.replaceAll(/<[^>]*>/g, "") || "-",
    ),
  );
}

test("a row with fewer cells than its table has columns has empty ones, and a cell too many a column without a head", () => {
  const items = [
    { label: "Rye", cells: ["900 g"] },
    { label: "Oats", cells: ["500 g", "£3", "sold out"] },
  ];
  const columns = [{ head: "Weight" }, { head: "Price" }];
  const table = <DataTable name="Bread" caption={undefined} columns={columns} groups={[{ items }]} labels={labels} />;
  expect(rowsOf(renderToStaticMarkup(table))).toEqual([
    ["-", "Weight", "Price", "-"],
    ["Rye", "900 g", "-", "-"],
    ["Oats", "500 g", "£3", "sold out"],
  ]);
  const small = { corner: "Bread", columns: ["Weight", "Price"], items };
  expect(rowsOf(renderToStaticMarkup(<SpecimenTable table={small} />))).toEqual([
    ["Bread", "Weight", "Price"],
    ["Rye", "900 g", "-"],
    ["Oats", "500 g", "£3", "sold out"],
  ]);
});

test("a plan with one price has it in every period, and one with fewer than there are periods shows all, with their names", () => {
  const plan = (...amounts: string[]) =>
    renderToStaticMarkup(<BlockList blocks={[planOf(amounts)]} modules={{}} labels={labels} />);
  const planOf = (amounts: string[]): Block => ({
    type: "pricing",
    title: "Bread",
    periods: ["Weekly", "Monthly", "Yearly"],
    items: [{ name: "Rye", prices: amounts.map((amount) => ({ amount })) }],
  });
  const shown = (...amounts: string[]) => {
    const html = plan(...amounts);
    const prices = html
      .slice(html.lastIndexOf("Rye"))
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
    return [prices, html.includes("switched")];
  };
  expect(shown("On request")).toEqual(["Rye On request", false]);
  expect(shown("£4", "£9")).toEqual(["Rye Weekly £4 Monthly £9", false]);
  expect(shown("£4", "£9", "£90")).toEqual(["Rye Weekly £4 Monthly £9 Yearly £90", true]);
});

const contents: Block = { type: "contents", id: "contents", title: "On this page" };
const prose = (id: string, title: string): Block => ({ type: "prose", id, title, body: [] });

test("the contents of a page are its blocks that have an anchor and a title, in order", () => {
  const html = render(
    { type: "hero", title: "Bread" },
    contents,
    prose("rye", "Rye & wheat"),
    { type: "check-list", items: ["No id"] },
    prose("buns", "Buns"),
  );
  expect(html).toContain(
    '<div id="contents"><nav aria-label="On this page"><p>On this page</p><ul><li><a href="#rye">Rye &amp; wheat</a></li><li><a href="#buns">Buns</a></li></ul></nav></div>',
  );
});

const actions = [
  { label: "Get started", href: "#contact" },
  { label: "Watch a film", href: "/film" },
];

/** The words of each link, as people hear them. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, content = ""]) => content.replaceAll(/<[^>]*>/g, ""));

const hero: Block = { type: "hero", title: "Bread by post", actions };
const typed: Block = { type: "typewriter-hero", segments: ["Bread", "by post"], actions };

test.each([
  ["a hero", hero],
  ["a headline that is typed", typed],
])("the first action of %s says of what it is a start, after its label, where it stays on the page", (_, block) => {
  expect(linksIn(render(block))).toEqual(["Get started: Bread by post", "Watch a film"]);
});

const bread = (name: string) => ({
  href: `/shop/breads/${name.toLowerCase()}`,
  label: name,
  title: `${name} bread`,
  description: `About ${name}.`,
});

/** The pages of `/breads` that rows with these targets leave to be listed, on a site below `/shop`. */
function uncovered(targets: readonly (string | undefined)[], address = "/shop/"): readonly CollectedPage<Image>[] {
  const pages = uncoveredFolderFormat.resolved?.resolve("/breads", {
    owner: { items: targets.map((href) => ({ title: "Row", href, items: [{ label: "Cell" }] })) },
    address,
    base: "/shop",
    slash: false,
    language: "en-GB",
    scheme: "both",
    pagesIn: () => [bread("Rye"), bread("Oat"), bread("Spelt")],
    inspectPicture: () => undefined,
  });
  return pages as readonly CollectedPage<Image>[];
}
const titlesOf = (pages: readonly CollectedPage<Image>[]) => pages.map(({ title }) => title);

test("the pages of a folder to which no row leads are known by their words in menus, in that order", () => {
  expect(titlesOf(uncovered(["/breads/oat", undefined, "/orders"]))).toEqual(["Rye", "Spelt"]);
  expect(titlesOf(uncovered([], "/shop/breads/rye"))).toEqual(["Oat", "Spelt"]);
  expect(uncovered(["/breads/rye", "/breads/oat"])).toEqual([
    { href: "/shop/breads/spelt", title: "Spelt", description: "About Spelt." },
  ]);
});

test("a table of running text is called by its heads, joined with the signs of the language", () => {
  const table = {
    kind: "table",
    align: [null, null, null],
    head: ["", "重さ", "値段"],
    rows: [["パン", "900 g", "400円"]],
  } as const;
  const nameIn = (language: string) =>
    /aria-label="([^"]*)"/.exec(
      renderToStaticMarkup(<ProseTable table={table} labels={labelsOf({ language })} />),
    )?.[1];
  expect([nameIn("ja"), nameIn("en"), nameIn("de")]).toEqual(["重さ、値段", "重さ, 値段", "重さ und 値段"]);
});

const specimenOf = (specimen: Pick<SpecimenContent, "items"> & Partial<SpecimenContent>) =>
  renderToStaticMarkup(
    <Specimen
      specimen={{ title: "Bill", caption: "A bill.", ...specimen }}
      labels={labelsOf({ extractedFields: "Read" })}
    />,
  ).replaceAll(/_([a-z]+)_\w+/g, "$1");

test("a mark stands before the field that is read from it, whose value is the printed text unless another is given", () => {
  const html = specimenOf({
    items: [
      { label: "No.", text: "7", field: "number" },
      { label: "Due", text: "May", field: "due", value: "2025-05" },
      { text: "12 kg", value: "12" },
      { label: "Driver", text: "Ada" },
    ],
  });
  const field = (name: string, value: string) => `<p class="field">${name} <b>${value}</b></p>`;
  expect(html.slice(html.indexOf("<ul>"))).toBe(
    `<ul><li><p class="line">No. <mark>7</mark></p>${field("number", "7")}</li>` +
      `<li><p class="line">Due <mark>May</mark></p>${field("due", "2025-05")}</li>` +
      `<li><p class="line"><mark>12 kg</mark></p>${field("", "12")}</li>` +
      '<li><p class="line">Driver <b>Ada</b></p></li></ul></figure>',
  );
});

test("a field that a person must look at says why, and the heading says how many are sure", () => {
  const html = specimenOf({
    items: [{ text: "7", field: "number" }],
    totals: [{ text: "90", field: "sum", check: "The words say 80" }, { text: "Ada" }],
  });
  expect(html.match(/<p class="legend">.*?<\/p>/)?.[0]).toBe('<p class="legend">1 sure, 1 to check</p>');
  expect(html.match(/<p class="field field">.*?<\/p>/)?.[0]).toBe(
    '<p class="field field">sum <b>90</b><span>to check: The words say 80</span></p>',
  );
});

test("a checkbox that need not be ticked says so", () => {
  const items = [
    { name: "first", label: "First visit", input: "checkbox" as const },
    { name: "read", label: "I have read it", input: "checkbox" as const, required: true },
  ];
  const form = { attributes: {}, action: "/send" };
  const html = render({ type: "form", form, items, submit: "Send" } as Block);
  expect(
    [...html.matchAll(/<label>(.*?)<\/label>/g)].map(([, label = ""]) => label.replaceAll(/<[^>]*>/g, "")),
  ).toEqual(["First visit (optional)", "I have read it"]);
});

test("things with one price for all are a list, and with a price each terms", () => {
  const prices = (...items: object[]) => render({ type: "price-list", groups: [{ price: "free", items }] } as Block);
  expect(prices({ name: "Book" }, { name: "Map", description: "Old." })).toContain(
    "<ul><li><p>Book </p></li><li><p>Map </p><p>Old.</p></li></ul>",
  );
  expect(prices({ name: "Book", price: "£3" })).toContain("<dl><div><dt>Book </dt><dd>£3</dd></div></dl>");
});

test("a line of an address, the text of a link and a name in Latin letters keep their order on a page from right to left", () => {
  const ways = [{ label: "واتساب", text: "+972 54-555-0123", href: "https://wa.me/972545550123" }];
  const blocks = [
    { type: "contact", ways, address: ["1 Hill Road", "12 شارع"] },
    { type: "testimonials", items: [{ quote: "ممتاز.", name: "Dana K.", role: "Acme Inc." }] },
    { type: "fact-list", items: [{ label: "<5 kg", value: "2.5 ml × 2" }] },
    { type: "table", columns: [{ label: "جرعة" }], items: [{ label: "10–15 kg", cells: ["5 ml"] }] },
  ] as unknown as Block[];
  const html = renderToStaticMarkup(<BlockList blocks={blocks} modules={{}} labels={{ ...labels, language: "ar" }} />);
  expect(html).toContain('<span><bdi dir="ltr">1 Hill Road</bdi></span><span>12 شارع</span>');
  expect(html).toContain('<a href="https://wa.me/972545550123"><bdi dir="ltr">+972 54-555-0123</bdi></a>');
  expect(html).toContain('<bdi dir="ltr">Dana K.</bdi></p><p class="small"><bdi dir="ltr">Acme Inc.</bdi></p>');
  expect(html).toMatch(/<bdi dir="ltr">&lt;5 kg<\/bdi><\/dt><dd[^>]*><bdi dir="ltr">2.5 ml × 2<\/bdi><\/dd>/);
  expect(html).toContain('<th scope="row"><bdi dir="ltr">10–15 kg</bdi></th><td><bdi dir="ltr">5 ml</bdi></td>');
});

test("the label of a list is text for everybody, and the list has no name beside it", () => {
  const plan = { name: "Rye", prices: [{ amount: "£3" }], notIncluded: ["Delivery"] };
  expect(render({ type: "pricing", items: [plan] } as Block)).toContain(
    "<div><p>Not included</p><ul><li>Delivery</li></ul></div>",
  );
  expect(render({ type: "card-grid", items: [{ title: "Rye", benefits: ["Keeps"] }] } as Block)).toContain(
    '<div><ul aria-label="Benefits"><li>Keeps</li></ul></div>',
  );
});

test("a heading and the link to its anchor are in a box that the reader view of Firefox keeps, which a div is not", () => {
  expect(render({ type: "card-grid", id: "rye", title: "Rye", items: [] } as Block)).toContain(
    '<header><h2>Rye</h2><a href="#rye" aria-label="Rye"></a></header>',
  );
});

test("a table has no roles but those of its elements, and the box in which it scrolls is no landmark", () => {
  const items = [{ label: "Rye", cells: ["900 g", "£3", "£4", "£5"] }];
  const dataTable = (columns: number) => {
    const groups = [{ title: "Dark", items: items.map((row) => ({ ...row, cells: row.cells.slice(0, columns) })) }];
    const columnsOf = Array.from({ length: columns }, () => ({ head: "Price" }));
    const table = { name: "Bread", caption: undefined, columns: columnsOf, groups, labels };
    return renderToStaticMarkup(<DataTable {...table} />).replaceAll(/ class="[^"]*"/g, "");
  };
  const prose = { kind: "table", align: [], head: ["Bread", "Price"], rows: [] } as const;
  expect(dataTable(1)).toBe(
    '<table aria-label="Bread"><thead><tr><td></td><th scope="col">Price</th></tr></thead><tbody><tr><th scope="rowgroup" colSpan="2">Dark</th></tr><tr><th scope="row">Rye</th><td>900 g</td></tr></tbody></table>',
  );
  expect(dataTable(4)).toMatch(/^<div role="group" aria-label="Bread" tabindex="0"><table><thead><tr><td>/);
  expect(renderToStaticMarkup(<ProseTable table={prose} labels={labels} />)).toMatch(
    /^<div role="group" class="\w+" aria-label="Bread, Price" tabindex="0"><table /,
  );
});

test("the steps of each lane count on", () => {
  const items = ["You", "You", "We"].map((lane) => ({ title: "Knead", lane }));
  const html = render({ type: "workflow-steps", lanes: ["You", "We"], items } as Block);
  expect(html.match(/<ol[^>]*>/g)).toEqual(['<ol start="1">', '<ol start="3">']);
});

test("a menu of a form says that one can choose while nothing is chosen", () => {
  const items = [{ name: "bread", label: "Bread", input: "select" as const, options: ["Rye", "Oats"] }];
  const html = render({ type: "form", form: { attributes: {}, action: "/send" }, items, submit: "Send" } as Block);
  expect(html).toContain(
    '<select name="bread"><option value="">Please choose</option><option>Rye</option><option>Oats</option></select>',
  );
});

test("code in a text without a title is not named after the id of its block", () => {
  const html = render({ type: "rich-text", id: "intro", body: [{ kind: "code", code: ["npm i"] }] });
  expect(html).toContain('<pre role="group" tabindex="0" data-part="code"><code>npm i</code></pre>');
  expect(html).toContain(">Copy code</button>");
});
