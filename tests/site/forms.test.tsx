import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { formOpenings } from "../../scripts/content/formats/address-formats.ts";
import { resolvePage, resolveSite } from "../../scripts/content/resolve/build-site.ts";
import { formTargets } from "../../scripts/content/resolve/resolve-forms.ts";
import { Form } from "../../src/blocks/form/form.tsx";
import type { SiteContent } from "../../src/content.gen.ts";
import { labelsOf } from "../../src/labels.ts";
import { ContactPurposes } from "../../src/layout/footer/contact-form.tsx";
import { Footer } from "../../src/layout/footer/footer.tsx";
import { contentModel, mistakesIn, siteYaml } from "../content/memory-site.ts";

const model = contentModel();
const labels = labelsOf(undefined);
const email = { label: "Email", text: "post@library.example", href: "mailto:post@library.example" };
const visit = { id: "contact-visit", label: "Book a visit", subject: "Visit" };
const query = { id: "contact-query", label: "Ask something" };
const folders = new Map();

interface Written {
  readonly contact: object;
  readonly own?: readonly object[];
  readonly forms?: readonly object[];
}

/** The form in the footer, and the choices in it on a page. */
function contactOf({ contact, own, forms }: Written): { form: string; choices: string } {
  const data = {
    brand: { name: "Library" },
    origin: "https://library.example",
    language: "en",
    footer: { contact: { title: "Contact", items: [email], ...contact } },
    ...(forms ? { forms } : {}),
  };
  const page = {
    title: "Maps & atlases",
    nav: { label: "Maps & more" },
    description: "All maps.",
    ...(own ? { purposes: own } : {}),
    blocks: [{ type: "hero", title: "Maps" }],
  };
  expect([...model.validator.site(data), ...model.validator.page(page)]).toEqual([]);
  const inspectPicture = () => undefined;
  const site = resolveSite(model, data, { folders });
  const { purposes } = resolvePage(model, page, { route: "/maps", site, folders, trail: undefined, inspectPicture });
  const footer = renderToStaticMarkup(<Footer site={site} labels={labels} current="/maps" />);
  return {
    form: (/<form.*<\/form>/.exec(footer)?.[0] ?? "").replaceAll(/ class="[^"]*"/g, ""),
    choices: purposes ? renderToStaticMarkup(<ContactPurposes purposes={purposes} labels={labels} />) : "",
  };
}

/** The data that each choice sends, with a star if it is the default. */
const sent = (choices: string) =>
  Array.from(
    choices.matchAll(/<input type="radio" id="([^"]*)" name="subject"( checked="")? value="([^"]*)"\/>/g),
    ([, id, checked, value]) => `${checked ? "*" : ""}${id}: ${value}`,
  );

describe("the form of the contact section", () => {
  const fields =
    '<fieldset data-purposes=""></fieldset>' +
    '<label>Your name<input autoComplete="name" required="" name="name"/></label>' +
    '<label>Your email<input type="email" autoComplete="email" required="" name="email"/></label>' +
    '<label>Your message<textarea name="message" rows="3" required=""></textarea></label>';

  test("is sent by mail to the first address of the site, and says what happens then", () => {
    expect(contactOf({ contact: { purposes: [visit] } }).form).toBe(
      `<form action="mailto:post@library.example?subject=Library" encType="text/plain" method="post">${fields}` +
        '<button type="submit">Open as an email</button>' +
        "<p>Your mail program opens at once, and you send the message there.</p></form>",
    );
  });

  test("is sent to a service of the site, whose trap it has, and says what the site says of it", () => {
    const forms = [{ name: "desk", action: "https://forms.example/send", trap: "website" }];
    const contact = { purposes: [visit], form: "desk", note: "We answer *tomorrow*." };
    expect(contactOf({ contact, forms }).form).toBe(
      '<form action="https://forms.example/send" method="post">' +
        '<p hidden=""><input type="text" tabindex="-1" autoComplete="off" aria-hidden="true" name="website"/></p>' +
        `${fields}<button type="submit">Send</button><p>We answer <em>tomorrow</em>.</p></form>`,
    );
  });

  test("is missing where people cannot write for anything", () => {
    expect(contactOf({ contact: {} })).toEqual({ form: "", choices: "" });
  });
});

const own = [{ id: "contact-loan", label: "Borrow a map" }];
const contact = { purposes: [visit, query] };

test("the choices on a page are its own, then those of every page; each sends its subject, or its label, and the name of the page", () => {
  expect(sent(contactOf({ contact, own }).choices)).toEqual([
    "*contact-loan: Borrow a map (Maps &amp; more)",
    "contact-visit: Visit (Maps &amp; more)",
    "contact-query: Ask something (Maps &amp; more)",
  ]);
});

const origin = "https://bakery.example/shop";

/** The HTML of a form without the answers that people write. */
function formOf(form: Omit<NonNullable<SiteContent["forms"]>[number], "name">): string {
  const hrefOf = (route: string) => `/shop${route}`;
  const targetOf = formTargets([{ name: "order", ...form }], { origin, form: { base: "/shop", slash: false }, hrefOf });
  const items = [{ name: "bread", label: "Bread" }];
  const block = { type: "form" as const, title: "Order", form: targetOf("order") ?? {}, items, submit: "Send" };
  const html = renderToStaticMarkup(<Form block={block} labels={labels} />);
  return (/<form.*?<label/.exec(html)?.[0] ?? "").replaceAll(/ class="[^"]*"|<label$/g, "");
}

describe("a form is sent", () => {
  test("to an address, which is told the page of thanks", () => {
    expect(formOf({ action: "https://forms.example/send", thanks: "/thanks", trap: "website" })).toBe(
      '<form action="https://forms.example/send" method="post">' +
        '<input type="hidden" name="_next" value="https://bakery.example/shop/thanks"/>' +
        '<p hidden=""><input type="text" tabindex="-1" autoComplete="off" aria-hidden="true" name="website"/></p>',
    );
  });

  test("to the host of the site, below its path", () => {
    expect(formOf({ action: "/api/order", thanks: "/thanks", thanksField: "back" })).toBe(
      '<form action="/shop/api/order" method="post"><input type="hidden" name="back" value="https://bakery.example/shop/thanks"/>',
    );
    expect(formOpenings("/api/order")).toEqual({ "form-action": ["'self'"] });
  });

  test("to Netlify, by what its documents ask for in the HTML", () => {
    expect(formOf({ service: "netlify", thanks: "/thanks", trap: "website" })).toBe(
      '<form name="order" data-netlify="true" data-netlify-honeypot="website" action="/shop/thanks" method="post">' +
        '<input type="hidden" name="form-name" value="order"/>' +
        '<p hidden=""><input type="text" tabindex="-1" autoComplete="off" aria-hidden="true" name="website"/></p>',
    );
  });

  test("to the plugin for static forms of Cloudflare Pages, at the address of the page", () => {
    expect(formOf({ service: "cloudflare" })).toBe('<form data-static-form-name="order" method="post">');
  });
});

test.each([
  ["{ name: order }", 'wrong-form: There is no "action" or "service" in "Form service", expected one of them.'],
  [
    "{ name: order, action: /api/order, service: netlify }",
    'wrong-form: "action" and "service" are used together in "Form service", expected one of them.',
  ],
  ["{ name: order, service: netlify, thanks: /thnaks }", 'unknown-link: No page has the route "/thnaks".'],
  [
    "{ name: order, action: api/order }",
    'wrong-form: Unexpected "api/order", expected an https address such as https://forms.example/send, or one on the site\'s own host such as /api/enquiry.',
  ],
])("forms: [%s] is told", (form, report) => {
  const diagnostics = mistakesIn({ "_site.yaml": `${siteYaml}forms:\n  - ${form}\n` });
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([report]);
});
