import { describe, expect, test } from "vitest";
import { plainText, unescapeText } from "../../scripts/content/markdown/quotes.ts";
import { shownLength } from "../../scripts/content/schema/shown-length.ts";
import { home, placesOf } from "./support/check-example.ts";

describe("a backslash in a plain text", () => {
  test.each([
    ["\\<iframe>", "<iframe>"],
    ["\\</script>", "</script>"],
    ["\\{{ x }}", "{{ x }}"],
    ["\\$" + "{TARGET}", "$" + "{TARGET}"],
    ["\\__VCAP_ID__", "__VCAP_ID__"],
    ["\\*\\*a\\*\\*, \\[b\\](c) and \\`d\\`", "**a**, [b](c) and `d`"],
    ["a \\\\ b \\\\* c", "a \\ b \\* c"],
  ])("keeps a sign from being taken for markup, and is not shown: %s", (written, shown) => {
    expect(unescapeText(written)).toBe(shown);
  });

  test.each(["C:\\Users\\x", "a\\", "\\ b", "\\n and \\é"])("stands for itself before anything else: %s", (text) => {
    expect(unescapeText(text)).toBe(text);
  });

  test("goes before quotes are made curly", () => {
    expect(plainText('\\<b> isn\'t "bold"', "en")).toBe("<b> isn’t “bold”");
  });

  test("takes no room", () => {
    expect(shownLength("\\*\\*a\\*\\*", undefined)).toBe(5);
    expect(shownLength("\\*\\*a\\*\\*", "code")).toBe(9);
    expect(placesOf(`${home}    badge: ${"\\_".repeat(60)}\n`)).toEqual([]);
    expect(placesOf(`${home}    badge: ${"\\_".repeat(61)}\n`)).toEqual(["too-long index.yaml 6:12-6:134"]);
  });
});
