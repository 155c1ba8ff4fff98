import { expect, test } from "vitest";
import { reportsOf } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

test("a fence around a page is told at its first line", () => {
  const [first] = reportsOf(`\`\`\`yaml\n${home}\`\`\`\n`);
  expect(first).toContain("1 unquoted-special: A fence of Markdown stands around the page");
});

test("a text that begins with a sign of YAML and goes on below is one report", () => {
  expect(reportsOf(`${home}    description: \`rye\` is its name\n      and oat is another.\n    badge: New\n`)).toEqual(
    [expect.stringContaining("6 unquoted-special: A text cannot begin with `")],
  );
});
