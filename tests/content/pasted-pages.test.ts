import { expect, test } from "vitest";
import { reportsOf } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

test("what stands below a page in a fence belongs to the same talk", () => {
  expect(reportsOf(`\`\`\`yaml\n${home}\`\`\`\n\nLet me know if you would like more: it is easy!\n`)).toEqual([
    expect.stringContaining("1 unquoted-special: A fence of Markdown stands around the page"),
  ]);
});

test("what an assistant says above a page in a fence belongs to it", () => {
  const page = `Sure! Here's the page:\n\n\`\`\`yaml\n${home}\`\`\`\n\nLet me know!\n`;
  expect(reportsOf(page)).toEqual([
    "3 unquoted-special: A fence of Markdown stands around the page, expected the page alone. Remove this line, the one that ends the fence, and what stands above and below them.",
  ]);
});

test("a text that begins with a sign of YAML and goes on below is one report", () => {
  expect(reportsOf(`${home}    description: \`rye\` is its name\n      and oat is another.\n    badge: New\n`)).toEqual(
    [expect.stringContaining("6 unquoted-special: A text cannot begin with `")],
  );
});
