import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Section } from "../../src/components/section/section.tsx";
import type { SectionHead } from "../../src/content.gen.ts";

/** The section of a block, with the class names of its stylesheets as they are in the source: `_title_1a2b3` is `title`. */
function render(head: SectionHead, heading?: "beside", usualPace?: "dense"): string {
  const html = renderToStaticMarkup(
    <Section head={head} {...(heading ? { heading } : {})} {...(usualPace ? { usualPace } : {})}>
      body
    </Section>,
  );
  return html.replaceAll(/_([a-z]+)_\w+/g, "$1");
}

test("a section has no more than its block gives it", () => {
  expect(render({ title: "Breads" })).toBe(
    '<section class="section"><div class="frame"><div class="head"><h2 class="title">Breads</h2></div><div class="body">body</div></div></section>',
  );
});

test("a section without a heading has neither an empty one nor room for it, wherever it would stand", () => {
  expect(render({ id: "breads" }, "beside")).toBe(
    '<section id="breads" class="section bare"><div class="frame"><div class="body">body</div></div></section>',
  );
});

test("a heading whose section has an anchor has a link to it beside it, with the same name", () => {
  expect(render({ id: "breads", title: "Breads" })).toContain(
    '<div class="heading"><h2 class="title">Breads</h2><a class="link" href="#breads" aria-label="Breads"></a></div>',
  );
});

test("a section shows eyebrow, heading, description and actions in this order, on its ground", () => {
  expect(
    render(
      {
        title: "Breads",
        eyebrow: "On the shelf",
        description: "Until *noon*.",
        actions: [{ label: "Order", href: "/order" }],
        background: "accent",
      },
      "beside",
    ),
  ).toBe(
    '<section class="section beside accent"><div class="frame"><div class="head"><p class="eyebrow">On the shelf</p><h2 class="title">Breads</h2>' +
      '<p class="description">Until *noon*.</p><ul class="list"><li><a class="action main" href="/order">Order</a></li></ul></div>' +
      '<div class="body">body</div></div></section>',
  );
});

test("a centred heading stands above the content, not beside it", () => {
  expect(render({ title: "Breads", align: "centre" }, "beside")).toContain('<section class="section centred">');
  expect(render({ title: "Breads", align: "start" }, "beside")).toContain('<section class="section beside">');
});

test("a section has the pace that its author asks for, or else that of its block", () => {
  expect(render({ title: "Breads", pace: "statement" })).toContain('<section class="section statement">');
  expect(render({ title: "Breads" }, "beside", "dense")).toContain('<section class="section beside dense">');
  expect(render({ title: "Breads", pace: "working" }, "beside", "dense")).toContain('<section class="section beside">');
});
