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
    ["a text in a list", list("Rye", "Oat", "rye "), ["20:9 repeated-entry of 18"]],
    ["a card", cards(card("Rye"), card("Oat"), card("Rye")), ["24:9 repeated-entry of 18"]],
    ["a card under another icon", cards(card("Rye"), card("Rye", undefined, "cookie")), ["21:9 repeated-entry of 18"]],
    ["the title of a card", cards(card("Rye"), card("Rye", "Light.")), ["22:16 repeated-entry of 19"]],
    ["a block", list("Rye").repeat(2), ["19:5 repeated-entry of 15"]],
    ["a block under another id", `${list("Rye")}${list("Rye")}    id: rye\n`, ["19:5 repeated-entry of 15"]],
    [
      "a call of an interface",
      `  - type: endpoint-list\n    title: Calls\n    prefix: /v1\n    items:\n${"      - method: GET\n        path: loaves\n".repeat(2)}`,
      ["21:9 repeated-entry of 19"],
    ],
    [
      "what a plan includes and does not include",
      "  - type: pricing\n    title: Bread\n    items:\n      - name: Rye\n        prices: [{ amount: £4 }]\n        features: [A loaf, Delivery]\n        notIncluded: [Butter, delivery]\n",
      ["21:31 repeated-entry of 20"],
    ],
    [
      "a heading in a section of a text",
      "  - type: rich-text\n    id: rye\n    body: |\n      ## Flour\n\n      ### Dark\n\n      A.\n\n      ## Water\n\n      B.\n\n      ## flour\n\n      ### Dark\n\n      C.\n",
      ["28:7 repeated-entry of undefined"],
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
    [
      "the subject of another week",
      "  - type: curriculum\n    title: Weeks\n    items:\n      - week: 1\n        title: Practice\n        topics: [Rye]\n      - week: 2\n        title: Practice\n        topics: [Oat]\n",
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

describe("words that are there twice", () => {
  const prose = (body: string) =>
    `  - type: prose\n    title: At night\n    body: |\n      ${body.replaceAll("\n", "\n      ")}\n`;

  test.each([
    ["We take the the bread out.", ["18:15 repeated-words of undefined"]],
    [
      "We begin at two in the night.\n\nAnd then.\n\nWe begin at two in the night.",
      ["22:7 repeated-words of undefined"],
    ],
    ["He said that that was all he had had.", []],
    ["Bread. Bread. Bread.", []],
  ])("%j", (body, found) => {
    expect(reports(prose(body))).toEqual(found);
  });
});
