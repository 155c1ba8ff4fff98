import { describe, expect, test } from "vitest";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** What is wrong with the home page and these blocks below its own. */
function reports(blocks: string): string[] {
  const { diagnostics } = checkMemory(memorySite({ "index.yaml": indexYaml + blocks }));
  return diagnostics.map(({ line, column, code, related }) => `${line}:${column} ${code} of ${related?.[0]?.line}`);
}

const list = (...entries: readonly string[]) =>
  `  - type: check-list\n    title: Bread\n    items:\n${entries.map((entry) => `      - ${entry}\n`).join("")}`;

const card = (title: string, more = "Dense and dark.", icon = "wheat") =>
  `      - icon: ${icon}\n        title: ${title}\n        description: ${more}\n`;

const cards = (...all: readonly string[]) =>
  `  - type: card-grid\n    title: What we bake\n    items:\n${all.join("")}`;

describe("what is there twice", () => {
  test.each([
    ["a text in a list", list("Rye", "Oat", "Rye"), ["20:9 repeated-entry of 18"]],
    ["a card", cards(card("Rye"), card("Oat"), card("Rye")), ["24:9 repeated-entry of 18"]],
    ["a block right behind itself", list("Rye").repeat(2), ["19:5 repeated-entry of 15"]],
    ["a block under another id", `${list("Rye")}${list("Rye")}    id: rye\n`, ["19:5 repeated-entry of 15"]],
    [
      "a call of an interface",
      `  - type: endpoint-list\n    title: Calls\n    prefix: /v1\n    items:\n${"      - method: GET\n        path: loaves\n".repeat(2)}`,
      ["21:9 repeated-entry of 19"],
    ],
  ])("is reported: %s", (_, blocks, found) => {
    expect(reports(blocks)).toEqual(found);
  });

  test.each([
    [
      "what another column of a table holds",
      "  - type: table\n    title: Days\n    columns:\n      - label: Monday\n      - label: Friday\n    items:\n      - label: Rye\n        cells: [yes, yes]\n",
    ],
    [
      "another method of the same path",
      "  - type: endpoint-list\n    title: Calls\n    prefix: /v1\n    items:\n      - method: GET\n        path: loaves\n      - method: POST\n        path: loaves\n",
    ],
    ["a card under another icon", cards(card("Rye"), card("Rye", undefined, "cookie"))],
    ["the title of another card", cards(card("Rye"), card("Rye", "Light."))],
    ["a call that stands at the start of a page and at its end", `${list("Rye")}${list("Oat")}${list("Rye")}`],
    [
      "the price of another period",
      "  - type: pricing\n    title: Bread\n    periods: [Monthly, Yearly]\n    items:\n      - name: Rye\n        prices: [{ amount: On request }, { amount: On request }]\n",
    ],
    [
      "what a plan includes and does not include",
      "  - type: pricing\n    title: Bread\n    items:\n      - name: Rye\n        prices: [{ amount: £4 }]\n        features: [A loaf, Delivery]\n        notIncluded: [Butter, Delivery]\n",
    ],
    [
      "a heading below another one, such as Yes and No",
      "  - type: rich-text\n    id: rye\n    body: |\n      ## Flour\n\n      ### Yes\n\n      A.\n\n      ## Water\n\n      ### Yes\n\n      B.\n",
    ],
    [
      "two tables with one word in their corner, and a row with a cell less",
      `  - type: rich-text\n    id: rye\n    body: |\n      | Day | Loaves |\n      | --- | --- |\n      | Monday |\n      \n      Or:\n      \n      | Day | Loaves |\n      | --- | --- |\n      | Friday | 12 |\n${["Rye", "Oats"].map((row) => `  - type: table\n    corner: Day\n    columns: [{ label: Monday }, { label: Friday }]\n    items: [{ label: ${row}, cells: [yes] }]\n`).join("")}`,
    ],
    [
      "the cells of two columns",
      "  - type: table\n    columns:\n      - label: Monday\n      - label: Tuesday\n    items:\n      - label: Rye\n        cells: [yes, yes]\n",
    ],
    ["the same entry of another list", `${list("Rye")}${list("Rye", "Oat").replace("Bread", "More")}`],
  ])("is right: %s", (_, blocks) => {
    expect(reports(blocks)).toEqual([]);
  });
});
