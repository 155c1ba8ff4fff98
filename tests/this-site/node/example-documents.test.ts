import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../../scripts/program/project.ts";

const folder = join(projectRoot, "pages");
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yaml"));
const pages = paths.map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));

test("an order has one set of lines, wherever it is named", () => {
  const naming = pages.filter(({ text }) => text.includes("58210"));
  expect(naming.length).toBeGreaterThan(1);
  expect(naming.filter(({ text }) => !text.includes("A4 paper")).map(({ path }) => path)).toEqual([]);
});

test("the order in the demonstration has the boxes that its check finds in it, and their total", () => {
  const text = pages.find(({ path }) => path.endsWith("document-processing.yaml"))?.text ?? "";
  const cells = /label: (?:A4 paper|Archive boxes)\n +cells:\n +- "(\d+)"\n +- "([\d.]+)"/g;
  const lines = [...text.matchAll(cells)].map(([, quantity, price]) => [Number(quantity), Number(price)] as const);
  expect(lines).toEqual([
    [40, 4.25],
    [Number(/The order says (\d+)/.exec(text)?.[1]), 3.6],
  ]);
  const net = lines.reduce((sum, [quantity, price]) => sum + quantity * price, 0);
  expect(text).toContain(`text: £${(net * 1.2).toFixed(2)}`);
});

test("the name of a field has room beside its document on a phone: thirteen letters", () => {
  const fields = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/^ +field: (\w+)$/gm)].map(([, field = ""]) => ({ path, field })),
  );
  expect(fields.length).toBeGreaterThan(90);
  expect(fields.filter(({ field }) => field.length > 13)).toEqual([]);
});
