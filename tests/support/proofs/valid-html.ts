import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildInto, readBuiltPages } from "../build/built-site.ts";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      // The table of service levels lays its rows out as a grid on narrow screens, which takes from table elements the
      // meaning that the roles give back.
      "no-redundant-role": "off",
      // Pages leave out the end tags that HTML lets out.
      "no-implicit-close": "off",
      // A list may have a name: the rule alone knows landmarks and controls.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
    },
  }),
);

/** Tests that every page that a build makes of a content folder is valid HTML. */
export function testValidHtml(content: string): void {
  const folder = mkdtempSync(join(tmpdir(), "valid-"));
  const out = join(folder, "dist");

  beforeAll(() => buildInto(out, content));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("every page is valid HTML", async () => {
    const pages = readBuiltPages(out);
    const found: string[] = [];
    for (const [route, html] of pages) {
      const { results } = await validator.validateString(html);
      for (const { messages } of results) {
        found.push(
          ...messages.map(({ ruleId, message, selector }) => `${route}: ${ruleId} at ${selector}: ${message}`),
        );
      }
    }
    expect(found).toEqual([]);
    expect(pages.size).toBeGreaterThan(1);
  });
}
