import { expect, test } from "vitest";
import { testValidHtml, validator } from "../support/proofs/valid-html.ts";

testValidHtml("tests/fixtures/ferry-site");

test("a mistake in the HTML is found", async () => {
  const { results } = await validator.validateString("<ul>\n<p>Not an item</p>\n</ul>\n");
  const found = results.flatMap(({ messages }) => messages.map(({ ruleId, line }) => ({ ruleId, line })));
  expect(found).toEqual([{ ruleId: "element-permitted-content", line: 2 }]);
});
