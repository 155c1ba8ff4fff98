import { describe, expect, test } from "vitest";
import type { Block, SiteContent } from "../../src/content.gen.ts";
import type { ProseNode } from "../../src/content-values.ts";
import type { Route } from "../../src/site.ts";
import { structuredData } from "../../src/structured-data/structured-data.ts";

const site: SiteContent = { brand: { name: "Library" }, origin: "https://library.example", language: "en" };
const hero: Block = { type: "hero", title: "Reading" };
const curriculum: Block = { type: "curriculum", title: "Weeks", items: [{ week: 1, title: "Ink", topics: ["Pens"] }] };
const plans: Block = {
  type: "pricing",
  title: "Prices",
  periods: ["Monthly", "Yearly"],
  currency: "GBP",
  items: [
    { name: "Shelf", prices: [{ amount: "£9.50" }, { amount: "£1,140" }] },
    { name: "Hall", prices: [{ amount: "On request" }, { amount: "£10 to £20" }] },
  ],
};
const page: Route = {
  path: "/reading",
  name: "Reading",
  title: "Reading · Library",
  description: "How to read.",
  language: "en",
  listed: true,
  blocks: [hero],
};
const library = { "@type": "Organization", "@id": "https://library.example/#organization", name: "Library" };
const course = { "@type": "Course", name: "Reading", description: "How to read.", provider: library };

/** What search engines are told of a page, as they read it, in the words of schema.org. */
function read(route: Partial<Route>, more: Partial<SiteContent> = {}): unknown {
  const text = structuredData({ ...site, ...more }, { ...page, ...route });
  if (text === undefined) return undefined;
  const { "@context": context, ...things } = JSON.parse(text);
  expect(context).toBe("https://schema.org");
  return things;
}

describe("search engines are told", () => {
  test("of the home page who runs the site, and what the site is called", () => {
    const url = "https://library.example/";
    expect(read({ path: "/" }, { touchIcon: "/assets/icon.png" })).toEqual({
      "@graph": [
        { ...library, url, logo: "https://library.example/assets/icon.png" },
        { "@type": "WebSite", name: "Library", url, publisher: { "@id": "https://library.example/#organization" } },
      ],
    });
  });

  test("the way to a page, without folders that have no page, because each step but the last needs an address", () => {
    const trail = [{ label: "Courses" }, { label: "Arts", href: "/courses/arts" }, { label: "Reading" }];
    expect(read({ trail }, { labels: { home: "Start" } })).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Start", item: "https://library.example/" },
        { "@type": "ListItem", position: 2, name: "Arts", item: "https://library.example/courses/arts" },
        { "@type": "ListItem", position: 3, name: "Reading" },
      ],
    });
  });

  test.each([
    ["its author says so", { subject: "course" }, course],
    ["a block of it is a curriculum", { blocks: [hero, curriculum] }, course],
    ["it has two of them and its author says so too", { subject: "course", blocks: [curriculum, curriculum] }, course],
    ["its author says that it is a service", { subject: "service" }, { ...course, "@type": "Service" }],
  ] as const)("once what a page offers, where %s", (_, route, thing) => {
    expect(read(route)).toEqual(thing);
  });

  test("the questions of all blocks of a page, and the words of their answers without markup", () => {
    const faq = (question: string, answer: ProseNode[]): Block => ({
      type: "faq",
      title: "Questions",
      items: [{ question, answer }],
    });
    const blocks = [
      faq("Which pens?", [
        { kind: "paragraph", children: ["Use ", { kind: "strong", children: "soft" }, " ones:"] },
        { kind: "list", items: [[{ kind: "line", children: "reed" }], [{ kind: "line", children: "quill" }]] },
      ]),
      hero,
      faq("Why?", [{ kind: "paragraph", children: ["Ink", { kind: "break" }, "runs."] }]),
    ];
    expect(read({ blocks })).toEqual({
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Which pens?",
          acceptedAnswer: { "@type": "Answer", text: "Use soft ones:\nreed\nquill" },
        },
        { "@type": "Question", name: "Why?", acceptedAnswer: { "@type": "Answer", text: "Ink runs." } },
      ],
    });
  });

  test("the prices of all plans in each period, where a block names their currency", () => {
    expect(read({ blocks: [plans] })).toEqual({
      "@type": "OfferCatalog",
      name: "Reading",
      itemListElement: [
        { "@type": "Offer", name: "Shelf, Monthly", price: 9.5, priceCurrency: "GBP" },
        { "@type": "Offer", name: "Shelf, Yearly", price: 1140, priceCurrency: "GBP" },
      ],
    });
    const { currency: _, ...unnamed } = plans;
    expect(read({ blocks: [unnamed] })).toBeUndefined();
  });

  test.each([
    ["GBP", "en", ["from £12", "$5", "99p", "£3 500", "£12 250 g", "2.49"], [12, 3500, 2.49]],
    ["EUR", "de", ["1.249,50 €", "EUR 3,50", "£ 5", "5 Euro", "50 ct", "12,-"], [1249.5, 3.5, 5, 12]],
    ["EUR", "fr", ["1 249,50 €", "1 250 €"], [1249.5, 1250]],
    ["AED", "ar", ["12 د.إ.", "5 ر.س."], [12]],
  ])("prices in %s on a page in %s, but none in another currency or unit", (currency, language, amounts, prices) => {
    const items = amounts.map((amount) => ({ name: amount, prices: [{ amount }] }));
    const data = read({ language, blocks: [{ type: "pricing", title: "Prices", currency, items }] });
    expect(data).toMatchObject({ itemListElement: prices.map((price) => ({ price, priceCurrency: currency })) });
  });

  test("no product without a known price", () => {
    expect(
      read({ subject: "product", blocks: [{ ...plans, items: [{ name: "Pen", prices: [{ amount: "99p" }] }] }] }),
    ).toBe(undefined);
  });

  test("that a page is a product, with its picture and the prices of its plans in place of a list of them", () => {
    const image: Route["image"] = { src: { src: "/_img/pen.png" }, alt: "A pen." };
    expect(read({ subject: "product", image, blocks: [plans, curriculum] })).toEqual({
      "@graph": [
        {
          ...{ "@type": "Product", name: "Reading", description: "How to read.", brand: library },
          image: "https://library.example/_img/pen.png",
          offers: [
            { "@type": "Offer", name: "Shelf, Monthly", price: 9.5, priceCurrency: "GBP" },
            { "@type": "Offer", name: "Shelf, Yearly", price: 1140, priceCurrency: "GBP" },
          ],
        },
        course,
      ],
    });
  });

  test.each(["</script><script>alert(1)</script>", "<!--<script>", "]]> & \u2028 \u2029 \\ \" '", "\u0000\u001f"])(
    "a text like %j as it is, in a script element that it cannot end",
    (text) => {
      const trail = [{ label: text }];
      const json = structuredData(
        { ...site, brand: { name: text } },
        { ...page, name: text, trail, subject: "service" },
      );
      expect(json).toMatch(/^[^<>&\u2028\u2029]+$/);
      expect(JSON.parse(json ?? "")).toMatchObject({
        "@graph": [{ itemListElement: [{}, { name: text }] }, { name: text, provider: { name: text } }],
      });
    },
  );
});

test("search engines are told of an event: when and where it is, and who has arranged it", () => {
  const event = {
    iso: "2031-06-30T18:00+01:00",
    until: "2031-06-30T21:30+01:00",
    text: "30 June, 18:00 to 21:30",
    place: "Slip Lane",
    calendar: "/reading.ics",
  };
  expect(read({ byLine: { event } })).toEqual({
    "@type": "Event",
    name: "Reading",
    description: "How to read.",
    startDate: event.iso,
    endDate: event.until,
    location: { "@type": "Place", name: "Slip Lane", address: "Slip Lane" },
    organizer: library,
  });
});

test("search engines are told of an article: when it was written and changed, by whom, and what it is about", () => {
  const date = { iso: "2031-06-30", text: "30 June" };
  const updated = { iso: "2031-07-01", text: "1 July" };
  const byLine = { date, updated, authors: ["A. B."], tags: [{ name: "pens" }, { name: "ink" }] };
  const image: Route["image"] = { src: { src: "/_img/pen.png" }, alt: "A pen." };
  const article = {
    "@type": "BlogPosting",
    headline: "Reading",
    description: "How to read.",
    url: "https://library.example/reading",
    inLanguage: "en",
    datePublished: "2031-06-30",
    publisher: library,
  };
  expect(read({ byLine, image })).toEqual({
    ...article,
    dateModified: "2031-07-01",
    author: [{ "@type": "Person", name: "A. B." }],
    keywords: ["pens", "ink"],
    image: "https://library.example/_img/pen.png",
  });
  expect(read({ byLine: { date } })).toEqual({ ...article, author: library });
});

test("search engines are told of a place that has an address: how to call, write and get there", () => {
  const contact: Block = {
    type: "contact",
    title: "Us",
    address: ["Slip Lane", "Bath"],
    ways: [
      { label: "Post", text: "Call", href: "tel:+44" },
      { label: "Mail", text: "Write", href: "mailto:a@b.example?subject=A%20question" },
    ],
    map: { label: "Map", href: "https://map.example/" },
  };
  expect(read({ blocks: [contact] })).toEqual({
    "@type": "LocalBusiness",
    name: "Library",
    address: "Slip Lane, Bath",
    telephone: "+44",
    email: "a@b.example",
    hasMap: "https://map.example/",
  });
  expect(read({ blocks: [{ ...contact, address: ["青葉台1", "横浜市"] }], language: "ja" })).toMatchObject({
    address: "青葉台1、横浜市",
  });
  const { address: _, ...nowhere } = contact;
  expect(read({ blocks: [nowhere] })).toBeUndefined();
});
