import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { formOpenings } from "../../scripts/content/formats/address-formats.ts";
import { formTargets } from "../../scripts/content/resolve/resolve-form.ts";
import { Form } from "../../src/blocks/form/form.tsx";
import type { SiteContent } from "../../src/content.gen.ts";
import { labelsOf } from "../../src/labels.ts";
import { checkMemory, memorySite, siteYaml } from "../content/memory-site.ts";

const origin = "https://bakery.example/shop";

/** The HTML of a form without the answers that people write. */
function formOf(form: Omit<NonNullable<SiteContent["forms"]>[number], "name">): string {
  const hrefOf = (route: string) => `/shop${route}`;
  const targetOf = formTargets([{ name: "order", ...form }], { origin, form: { base: "/shop", slash: false }, hrefOf });
  const items = [{ name: "bread", label: "Bread" }];
  const block = { type: "form" as const, title: "Order", form: targetOf("order") ?? {}, items, submit: "Send" };
  const html = renderToStaticMarkup(<Form block={block} labels={labelsOf(undefined)} />);
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
    'wrong-form: "action" and "service" stand together in "Form service", expected one of them.',
  ],
  ["{ name: order, service: netlify, thanks: /thnaks }", 'unknown-link: No page has the route "/thnaks".'],
  [
    "{ name: order, action: api/order }",
    'wrong-form: Unexpected "api/order", expected an https address such as https://forms.example/send, or one of the site\'s own host such as /api/enquiry.',
  ],
])("forms: [%s] is told", (form, report) => {
  const { diagnostics } = checkMemory(memorySite({ "_site.yaml": `${siteYaml}forms:\n  - ${form}\n` }));
  expect(diagnostics.map(({ code, message }) => `${code}: ${message}`)).toEqual([report]);
});
