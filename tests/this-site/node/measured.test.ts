import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../../scripts/program/project.ts";

const record = readFileSync(join(projectRoot, "tests/this-site/MEASURED.md"), "utf8");

test("the README quotes figures of that record", () => {
  const readme = readFileSync(join(projectRoot, "README.md"), "utf8");
  const [measured = ""] = /^## Measured\n.*?(?=^## )/ms.exec(readme) ?? [];
  const quoted = measured.match(/\d[\d.,]*\d (?:s|ms|bytes)\b/g) ?? [];
  expect(quoted.length).toBeGreaterThanOrEqual(3);
  const figures = quoted.map((figure) => figure.replace(/(\d),(\d)/, "$1$2").replace(/ bytes$/, " "));
  expect(figures.filter((figure) => !record.includes(` ${figure}`))).toEqual([]);
});
