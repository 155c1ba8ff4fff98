import { expect, test } from "vitest";
import { createScriptStyle } from "../../scripts/appearance/create-script-style.ts";

test("headings have room between their lines for the marks of a script, and pages in Latin letters no rule more", () => {
  const roomy = ["th", "hi", "ar", "lo"].map((language) => createScriptStyle(language, ""));
  expect(roomy.filter((style) => !style.includes("h1,h2,h3{line-height:1.4!important}"))).toEqual([]);
  expect(["en-GB", "cs", "el", "uk", "he"].map((language) => createScriptStyle(language, ""))).toEqual([
    "",
    "",
    "",
    "",
    "",
  ]);
});
