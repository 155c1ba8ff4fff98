import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePlainYaml } from "../../scripts/content/yaml/plain-yaml.ts";
import { projectRoot } from "../../scripts/program/project.ts";
import { isFull } from "../support/system/is-full.ts";
import { expectAgreement, shape } from "./support/expect-agreement.ts";

const folder = join(projectRoot, "tests/fixtures/ferry-site");
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".yaml"))
  .map((path) => readFileSync(join(folder, path), "utf8"));

test("the careful parser agrees with whatever the plain one accepts of whole pages", () => {
  const plain = pages.filter((text) => parsePlainYaml(text, shape.keys) !== undefined);
  for (const text of pages) expectAgreement(text);
  expect(plain.length / pages.length).toBeGreaterThan(0.9);
});

test("the careful parser agrees with whatever the plain one accepts of damaged pages", () => {
  const piece = fc.constantFrom(
    " ",
    "  ",
    "\n",
    "\n\n",
    ":",
    ": ",
    "#",
    " #",
    "-",
    "- ",
    '"',
    "'",
    "|",
    ">-",
    "[",
    "{",
    "&",
    "*",
    "!",
    "%",
    "\t",
    "a",
    "0",
    "é",
    "---",
    "null",
    "\u00a0",
    "\u200b",
    "\uff1a",
    "\n  nav:",
    "\n      title: ",
    "\n    - type: hero",
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...pages.map((text) => text.slice(0, 1500))),
      fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(6), piece }), {
        minLength: 1,
        maxLength: 4,
      }),
      (page, edits) => {
        let text = page;
        for (const { at, cut, piece } of edits) {
          const place = Math.floor(at * text.length);
          text = text.slice(0, place) + piece + text.slice(place + cut);
        }
        expectAgreement(text);
      },
    ),
    { numRuns: isFull ? 3000 : 300, seed: 20252 },
  );
});
