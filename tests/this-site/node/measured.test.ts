import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { benchDocument } from "../../../scripts/bench/bench-document.ts";
import { projectRoot } from "../../../scripts/program/project.ts";

const record = readFileSync(join(projectRoot, "tests/this-site/MEASURED.md"), "utf8");

/** A document without what differs from run to run: the rows of its tables below their heads, and figures of the headline. */
function form(document: string): string[] {
  const lines = document.replace(/^Headline: .*$/m, "Headline").split("\n");
  const isRow = (line = "") => line.startsWith("|");
  return lines
    .filter((line, index) => !isRow(line) || !isRow(lines[index - 1]))
    .map((line) => (isRow(line) ? line.replaceAll(/ +/g, " ") : line));
}

const nothing = { clicks: 0, median: 0, ninthDecile: 0, max: 0 };

test("the record of what was measured has the form that the benchmark writes now", () => {
  const written = benchDocument({
    node: "v20.0.0",
    cores: 2,
    against: "Hugo 0.111.3",
    sizes: [],
    ownSite: {
      weights: [],
      motion: { characterLateness95: 0, characters: 0, longTasks: 0 },
      navigation: {
        from: "/",
        to: "/a",
        warm: nothing,
        warmStill: nothing,
        cold: { app: nothing, native: nothing, later: 0 },
        inFlight: { app: nothing, native: nothing, later: 0 },
      },
    },
  });
  expect(form(record)).toEqual(form(written));
});

test("the README quotes figures of that record", () => {
  const readme = readFileSync(join(projectRoot, "README.md"), "utf8");
  const [measured = ""] = /^## Measured\n.*?(?=^## )/ms.exec(readme) ?? [];
  const quoted = measured.match(/\d[\d.,]*\d (?:s|ms|bytes)\b/g) ?? [];
  expect(quoted.length).toBeGreaterThanOrEqual(3);
  const figures = quoted.map((figure) => figure.replace(/(\d),(\d)/, "$1$2").replace(/ bytes$/, " "));
  expect(figures.filter((figure) => !record.includes(` ${figure}`))).toEqual([]);
});
