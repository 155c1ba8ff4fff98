import { expect, test } from "vitest";
import { documentLinks } from "../../support/code/document-links.ts";

test("every link of a document to what the tests know of this site leads to a file that is there", () => {
  const links = documentLinks().filter(({ target }) => target.startsWith("tests/this-site/"));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ isBroken }) => isBroken)).toEqual([]);
});
