import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { resolvePage, resolveSite } from "../../scripts/content/resolve/build-site.ts";
import { readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolder } from "../../scripts/program/project.ts";
import { ContactPurposes } from "../../src/layout/footer/contact-purposes.tsx";

const model = createContentModel(readSchemas(schemaFolder));
const email = { label: "Email", text: "post@library.example", href: "mailto:post@library.example" };
const telephone = { label: "Telephone", text: "01632 960 1", href: "tel:+4416329601" };
const visit = { id: "contact-visit", label: "Book a visit", subject: "Visit" };

/** The list of purposes on a page, as the site and the page have them. */
function purposesOf({ items, everywhere, own }: { items: object[]; everywhere?: object[]; own?: object[] }): string {
  const data = {
    brand: { name: "Library" },
    origin: "https://library.example",
    language: "en",
    footer: { contact: { title: "Contact", items, ...(everywhere ? { purposes: everywhere } : {}) } },
  };
  const page = {
    title: "Maps & atlases",
    nav: { label: "Maps & more" },
    description: "All maps.",
    ...(own ? { purposes: own } : {}),
    blocks: [{ type: "hero", title: "Maps" }],
  };
  expect([...model.validator.site(data), ...model.validator.page(page)]).toEqual([]);
  const folders = new Map();
  const inspectPicture = () => undefined;
  const site = resolveSite(model, data, { folders });
  const { purposes } = resolvePage(model, page, { route: "/maps", site, folders, trail: undefined, inspectPicture });
  return purposes ? renderToStaticMarkup(<ContactPurposes purposes={purposes} />) : "";
}

test("a purpose begins a message to the site's address whose subject names the purpose and the page", () => {
  expect(purposesOf({ items: [telephone, email], everywhere: [visit] })).toBe(
    '<li id="contact-visit"><a href="mailto:post@library.example?subject=Visit%20(Maps%20%26%20more)">Book a visit</a></li>',
  );
});

test("the page's own come first, and one without a subject has its label for it", () => {
  const own = [{ id: "contact-loan", label: "Borrow a map", description: "For *a week*." }];
  expect(purposesOf({ items: [email], everywhere: [visit], own })).toBe(
    '<li id="contact-loan"><a href="mailto:post@library.example?subject=Borrow%20a%20map%20(Maps%20%26%20more)">Borrow a map</a><p>For <em>a week</em>.</p></li>' +
      '<li id="contact-visit"><a href="mailto:post@library.example?subject=Visit%20(Maps%20%26%20more)">Book a visit</a></li>',
  );
});

test.each([
  ["mailto:maps@library.example", "mailto:maps@library.example?subject=Visit%20(Maps%20%26%20more)"],
  ["mailto:maps@library.example?subject=Hello", "mailto:maps@library.example?subject=Hello"],
  ["https://visits.example/book", "https://visits.example/book"],
  ["/visits", "/visits"],
])("a purpose that leads to %s leads to %s", (written, shown) => {
  expect(purposesOf({ items: [email], everywhere: [{ ...visit, href: written }] })).toContain(`<a href="${shown}">`);
});

test("without an address to write to, purposes are what one can call for", () => {
  expect(purposesOf({ items: [telephone], everywhere: [visit] })).toBe('<li id="contact-visit">Book a visit</li>');
});
