import { describe, expect, test } from "vitest";
import type { ResolveContext } from "../../scripts/content/formats/content-format.ts";
import { blockMarkdownFormat, richMarkdownFormat } from "../../scripts/content/formats/text-formats.ts";
import { resolveSentence } from "../../scripts/content/markdown/parse-markdown.ts";
import { curlSentence, curlText, plainText, unescapeText } from "../../scripts/content/markdown/quotes.ts";
import { shownLength } from "../../scripts/content/schema/shown-length.ts";
import { home, placesOf } from "./support/check-example.ts";

const curl = (text: string, language = "en-GB") => curlText(text, language);

describe("quotes and apostrophes", () => {
  test.each([
    ["It's the members' room", "It’s the members’ room"],
    ["We call it \"the loaf\" (or 'bread').", "We call it “the loaf” (or ‘bread’)."],
    ["\"He said 'no',\" she wrote", "“He said ‘no’,” she wrote"],
    ["'The baker's bread'", "‘The baker’s bread’"],
    ["the '90s and rock 'n' roll, 'twas", "the ’90s and rock ’n’ roll, ’twas"],
    ["'Twas the 'Steddfod, and 'Dolig's near", "’Twas the ’Steddfod, and ’Dolig’s near"],
    ['6" wide, 5\' 10" high, 9"x13"', '6" wide, 5\' 10" high, 9"x13"'],
    ["½\" sticks, ¼'' strips, 8½\" x 11\" paper, 9'' tins", "½\" sticks, ¼'' strips, 8½\" x 11\" paper, 9'' tins"],
    ["Caputo's '00' flour from the '80s, and ‘½’", "Caputo’s ‘00’ flour from the ’80s, and ‘½’"],
    ['"1½" and "m²"', "“1½” and “m²”"],
    ['("") or "", "a"', "(“”) or “”, “a”"],
    ['"in 1999"', "“in 1999”"],
    ['—"so"— and a/"b"', "—“so”— and a/“b”"],
    [
      '(e.g., "my/path/"), "kv/". "etcd-", "[", "{"; \'a/\', a ".env"',
      "(e.g., “my/path/”), “kv/”. “etcd-”, “[”, “{”; ‘a/’, a “.env”",
    ],
    ['say {"a": {"b": \'c\'}} or "a":"b" or "so": "no"', 'say {"a": {"b": \'c\'}} or "a":"b" or “so”: “no”'],
    ["already ‘curly’ and “so”", "already ‘curly’ and “so”"],
    ['"It was 5\' 10" tall," she said, not Lowe:"No."', "“It was 5' 10\" tall,” she said, not Lowe:“No.”"],
    ["none", "none"],
  ])("%s", (typed, written) => {
    expect(curl(typed)).toBe(written);
  });

  test.each([
    ["de", `Das "Brot", 6" lang: geht's?`, `Das „Brot“, 6" lang: geht’s?`],
    ["de-CH", '("Brot")', "(«Brot»)"],
    ["fr", `l'heure dite "du thé", l'"Étoile"`, "l’heure dite «\u00a0du thé\u00a0», l’«\u00a0Étoile\u00a0»"],
    ["pl", 'zwany "chlebem"', "zwany „chlebem”"],
    ["sv", 'kallas "bröd"', "kallas ”bröd”"],
    ["ar", 'يسمى "خبز"', "يسمى «خبز»"],
    ["nl", '\'s ochtends "brood"', "'s ochtends “brood”"],
    ["cy", "'Dyn ni'n mynd, 'te: \"wrtho\"", "’Dyn ni’n mynd, ’te: “wrtho”"],
    ["he", 'צה"ל', 'צה"ל'],
    ["ja", '"パン"', '"パン"'],
  ])("are those of the language: %s", (language, typed, written) => {
    expect(curl(typed, language)).toBe(written);
  });

  test("see what stands before them in other markup, and leave code and addresses alone", () => {
    expect(curlSentence(resolveSentence("<https://x.example/a'b>"), "en")).toEqual([
      { kind: "link", href: "https://x.example/a'b", children: "https://x.example/a'b" },
    ]);
    const text = 'The "**daily** *loaf*" isn\'t `a["b"]`\'s, see [Ann\'s "list"](/it\'s).';
    expect(curlSentence(resolveSentence(text), "en")).toEqual([
      "The “",
      { kind: "strong", children: "daily" },
      " ",
      { kind: "emphasis", children: "loaf" },
      "” isn’t ",
      { kind: "code", children: 'a["b"]' },
      "’s, see ",
      { kind: "link", href: "/it's", children: "Ann’s “list”" },
      ".",
    ]);
  });

  test.each([blockMarkdownFormat, richMarkdownFormat])("are written in every part of $title but code", (format) => {
    const text = "It's\n\n- Ann's\n\n> 'so'\n\n```js\n'x'\n```\n\n| a's |\n| --- |\n| b's |\n";
    const context = { owner: {}, language: "en", base: "" } as unknown as ResolveContext;
    expect(JSON.stringify(format.resolved?.resolve(text, context))).toBe(
      JSON.stringify([
        { kind: "paragraph", children: "It’s" },
        { kind: "list", items: [[{ kind: "line", children: "Ann’s" }]] },
        { kind: "quote", children: [{ kind: "paragraph", children: "‘so’" }] },
        { kind: "code", code: [["string", "'x'"]], language: "js" },
        { kind: "table", align: [null], head: ["a’s"], rows: [["b’s"]] },
      ]),
    );
  });
});

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
    expect(placesOf(`${home}    badge: ${"\\_".repeat(61)}\n`)).toEqual(["out-of-range index.yaml 6:12-6:134"]);
  });
});
