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
