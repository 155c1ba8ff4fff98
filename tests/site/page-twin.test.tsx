import { parseXml, XmlElement, type XmlNode, XmlText } from "@rgrove/parse-xml";
import fc from "fast-check";
import type { Nodes } from "mdast";
import { markdownToMdast } from "satteri";
import { describe, expect, test } from "vitest";
import { escapeMarkup } from "../../scripts/output/escape-markup.ts";
import { languagesOfCode, markdownOf } from "../../scripts/output/page-twin.ts";
import { blockExamples } from "../content/memory-site.ts";
import { exampleElement, renderExample } from "../support/code/render-example.tsx";
import { runs } from "../support/system/is-full.ts";

const address = "https://bakery.example/prices";
const twinOf = (block: unknown) =>
  markdownOf(renderExample(block), address, { language: "en", codes: languagesOfCode(exampleElement(block).props) });

describe("a page in Markdown has", () => {
  test("its heading first, whole addresses, and the words of pictures", () => {
    const block = {
      type: "hero",
      badge: "For cafés",
      title: "Bread",
      description: "By *six*.",
      actions: [
        { label: "Order", href: "/orders?by=post#form" },
        { label: "Call", href: "tel:+441632960000" },
      ],
      image: { src: "/assets/oven.svg", alt: "A brick oven." },
    };
    expect(twinOf(block)).toBe(`# Bread

For cafés

By *six*.

- [Order](https://bakery.example/orders?by=post#form)
- [Call](tel:+441632960000)

![A brick oven.](https://bakery.example/_img/asDfPD5hHqbh.svg)`);
  });

  test("cards and questions as parts with headings, without buttons", () => {
    const card = {
      title: "Rye",
      badge: "Daily",
      description: "Dark.",
      benefits: ["Keeps"],
      processSteps: ["Mix", "Bake"],
    };
    const faq = [{ question: "Open?", answer: "Until *six*:\n\n- here\n- there" }];
    expect([twinOf({ type: "card-grid", items: [card] }), twinOf({ type: "faq", title: "Asked", items: faq })]).toEqual(
      [
        "## Rye\n\nDaily\n\nDark.\n\nBenefits:\n\n- Keeps\n\nProcess:\n\n1. Mix\n2. Bake",
        "## Asked\n\n### Open?\n\nUntil *six*:\n\n- here\n- there",
      ],
    );
  });

  test("an empty cell of a table where the page has one", () => {
    const block = {
      type: "table",
      columns: [{ label: "2025" }, { label: "2026" }],
      items: [{ label: "Rent", cells: ["", "£9"] }],
    };
    expect(renderExample(block)).toContain('<th scope="row">Rent</th><td></td><td>£9</td>');
    expect(twinOf(block)).toBe("|  | 2025 | 2026 |\n| --- | --- | --- |\n| Rent |  | £9 |");
  });

  test("tables as tables, with what the layout keeps apart in a cell", () => {
    const block = {
      type: "comparison-table",
      title: "Compared",
      columns: [{ label: "Small", description: "£4" }, { label: "Large|" }],
      groups: [{ title: "Delivery", items: [{ label: "Daily", description: "By *six*.", cells: ["no", "at noon"] }] }],
    };
    expect(twinOf(block)).toBe(`## Compared

|  | Small – £4 | Large\\| |
| --- | --- | --- |
| **Delivery** |  |  |
| Daily – By *six*. | No | at noon |`);
  });

  test("the numbers of a chart in place of the drawing", () => {
    const items = ["Monday", "Sunday"].map((label, index) => ({ label, values: [80 - index, 60] }));
    const block = { type: "chart", chart: "bar", title: "Loaves", caption: "A week.", series: ["Rye", "Oats"], items };
    expect(twinOf(block)).toBe(
      "## Loaves\n\nA week.\n\n**All figures: A week.**\n\n|  | Rye | Oats |\n| --- | --- | --- |\n| Monday | 80 | 60 |\n| Sunday | 79 | 60 |",
    );
  });

  test("the marks of lists and the languages of code, also of code in lists", () => {
    const body =
      "- Install it\n\n  ```bash\n  npm i\n\n  npm start\n  ```\n- Start it\n  - on Linux\n    ```sh\n    ./start\n    ```\n  - on Windows\n    > As administrator.\n\n```\nplain\n```\n";
    expect(twinOf({ type: "rich-text", id: "a", body })).toBe(
      "- Install it\n\n  ```bash\n  npm i\n\n  npm start\n  ```\n\n- Start it\n  - on Linux\n\n    ```sh\n    ./start\n    ```\n\n  - on Windows\n\n    > As administrator.\n\n```\nplain\n```",
    );
    const items = [{ label: "Python", language: "python", code: "import bread  # rye" }];
    expect(twinOf({ type: "code-samples", title: "Bake", items })).toBe(
      "## Bake\n\n### Python\n\n```python\nimport bread  # rye\n```",
    );
  });

  test("what a block of a project says, as its elements mean it", () => {
    const markup = `<main><nav>Way</nav>Loose <b>text</b> <p>Wait!<a href="/x (1)">Now</a><br/>or<span> later</span></p>
      <a href="/card"><h3>A card</h3><p>Its text.</p></a><ul><li></li><li>One<ol start="3"><li>a</li><li>b</li></ol></li></ul>
      <details><summary>More</summary><p>- no list</p></details><dl><dt>A</dt><dt>B</dt><dd><ul><li>c</li></ul></dd></dl></main>`;
    expect(markdownOf(markup, address)).toBe(`Loose **text**

Wait\\![Now](https://bakery.example/x%20%281%29)\\
or later

### [A card](https://bakery.example/card)

Its text.

- One

  3. a
  4. b

**More**

\\- no list

- **A**
- **B**
  - c`);
  });
});

/** The texts of a twin as a reader of Markdown finds them. */
function textsIn(markdown: string): string[] {
  const texts = (node: Nodes): string[] => {
    if (node.type === "html" || node.type === "definition")
      throw new Error(`Markup in a text: ${JSON.stringify(node)}`);
    if ("alt" in node) return [node.alt ?? ""];
    return "value" in node ? [node.value] : "children" in node ? node.children.flatMap(texts) : [];
  };
  return texts(markdownToMdast(markdown, { features: { gfm: { footnotes: false } } }) as Nodes);
}

/** The texts that a piece of markup shows, or that screen readers read. */
function shownTexts(node: XmlNode): string[] {
  if (node instanceof XmlText) return [node.text];
  if (!(node instanceof XmlElement)) return [];
  const { name, attributes, children } = node;
  if (/^(?:nav|button|dialog|svg)$/.test(name) || "hidden" in attributes || attributes["aria-hidden"] === "true")
    return [];
  // Nothing is chosen by "Please choose".
  if (name === "option" && attributes["value"] === "") return [];
  // The periods of prices stand with the prices.
  if (name === "fieldset" && children.some((child) => child instanceof XmlElement && child.text === "Billing period"))
    return [];
  // A list has its numbers already.
  const [first, ...rest] = children;
  const others = name === "li" && first instanceof XmlElement && /^Step \d+$/.test(first.text) ? rest : children;
  const label = name === "ul" || name === "ol" || name === "video" ? attributes["aria-label"] : attributes["alt"];
  return [label ?? "", ...others.flatMap(shownTexts)];
}

const lettersOf = (texts: readonly string[]) => (texts.join("").match(/[\p{L}\p{N}]/gu) ?? []).sort().join("");

test.each(blockExamples())(
  "in Markdown a reader finds every text that a page shows, and no other, in $name",
  ({ written }) => {
    const { root } = parseXml(`<main>${renderExample(written)}</main>`);
    const [shown, found] = [root ? shownTexts(root) : [], textsIn(twinOf(written))];
    const all = found.join(" ").replaceAll(/\s+/g, " ");
    expect(shown.map((text) => text.replaceAll(/\s+/g, " ").trim()).filter((text) => !all.includes(text))).toEqual([]);
    expect(lettersOf(found)).toBe(lettersOf(shown));
  },
);

test("any text is read as it is, wherever it stands", () => {
  const sign = fc.constantFrom(..."ab1 .-+*_`~#>=|<&;:!()[]{}\\\"'é\n");
  const text = fc
    .array(sign, { minLength: 1, maxLength: 12 })
    .map((signs) => signs.join("").replaceAll(/\s+/g, " ").trim());
  const words = text.filter((one) => one !== "");
  fc.assert(
    fc.property(words, words, words, (a, b, c) => {
      const [x, y, z] = [a, b, c].map(escapeMarkup);
      const markup = `<h2>${x}</h2><p>${y}<br/>${z}</p><ul><li>${x}</li><li><a href="/${y}">${z}</a></li></ul><code>${x}</code>
        <table><tr><th>${x}</th><td><p>${y}</p></td></tr></table><dl><dt>${z}</dt><dd>${x}</dd></dl><pre>${y}</pre><img alt="${z}" src="/"/>`;
      const found = textsIn(markdownOf(`<main>${markup}</main>`, address));
      expect(found.join("|")).toBe([a, b, c, a, c, a, a, b, `${c}:`, ` ${a}`, b, c].join("|"));
    }),
    { numRuns: runs(2000) },
  );
});
