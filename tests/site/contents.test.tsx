import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BlockList } from "../../src/blocks/block-list.tsx";
import { componentsOf } from "../../src/blocks/registered-blocks.ts";
import type { Block } from "../../src/content.gen.ts";
import { labelsOf } from "../../src/labels.ts";

const hero: Block = { type: "hero", title: "Bread" };
const contents: Block = { type: "contents", id: "contents", title: "On this page" };
const prose = (id: string, title: string): Block => ({ type: "prose", id, title, body: [] });

/** The HTML of some blocks without its class names. */
function render(blocks: readonly Block[]): string {
  const list = <BlockList blocks={blocks} components={componentsOf(blocks)} labels={labelsOf(undefined)} />;
  return renderToStaticMarkup(list).replaceAll(/ class="[^"]*"/g, "");
}

test("the contents of a page are its blocks that have an anchor and a title, in order", () => {
  const html = render([
    hero,
    contents,
    prose("rye", "Rye & wheat"),
    { type: "check-list", items: ["No id"] },
    prose("buns", "Buns"),
  ]);
  expect(html).toContain(
    '<div id="contents"><nav aria-label="On this page"><p>On this page</p><ul><li><a href="#rye">Rye &amp; wheat</a></li><li><a href="#buns">Buns</a></li></ul></nav></div>',
  );
});

test("a page without such blocks has no empty list", () => {
  expect(render([hero, contents])).toBe(render([hero]));
});
