import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildInto } from "../support/build/build-into.ts";
import { readBuiltPages } from "../support/build/built-site.ts";

const folder = mkdtempSync(join(tmpdir(), "valid-"));
const out = join(folder, "dist");
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // The table of service levels lays its rows out as a grid on narrow screens, which takes from table elements the
      // meaning that the roles give back.
      "no-redundant-role": "off",
    },
  }),
);

beforeAll(() => buildInto(out));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("every page is valid HTML", async () => {
  const pages = readBuiltPages(out);
  const found: string[] = [];
  for (const [route, html] of pages) {
    const { results } = await validator.validateString(html);
    for (const { messages } of results) {
      found.push(...messages.map(({ ruleId, message, selector }) => `${route}: ${ruleId} at ${selector}: ${message}`));
    }
  }
  expect(found).toEqual([]);
  expect(pages.size).toBeGreaterThan(1);
});

test("a mistake in the HTML is found", async () => {
  const { results } = await validator.validateString("<ul>\n<p>Not an item</p>\n</ul>\n");
  const found = results.flatMap(({ messages }) => messages.map(({ ruleId, line }) => ({ ruleId, line })));
  expect(found).toEqual([{ ruleId: "element-permitted-content", line: 2 }]);
});
