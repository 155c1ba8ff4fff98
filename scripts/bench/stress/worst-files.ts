import { limits } from "../../content/diagnostic/limits.ts";
import { examplePage } from "../../content/rules/words/example-site.ts";
import { worstAssets } from "./worst-assets.ts";
import type { WorstFile } from "./worst-file.ts";

/** Signs that patterns and parsers have to try again and again. */
const signs = [
  ...[
    "a",
    " ",
    "\u00a0",
    "aA",
    "1,",
    "0",
    ".",
    "-",
    "_",
    "'",
    '\\"',
    "`",
    "*",
    "**a",
    "*a_",
    "~~a ",
    "[",
    "![a](",
    "[a](",
  ],
  ...["<", "<a ", "<!--", "&", "&amp;", "&#1", "{{", "${", "https://a.", "a@", "www.", "/", "../", "#", "%", "|", ">"],
  ...["\\\\", "e\u0301", "\ud83e\udd56", "\u05e9", "\u202e", "\u200b", "\ufffd", "â€™", "\\n", "\\n- ", "\\n> "],
  ...["\\n|a\\n|-", "\\n# "],
];

/** Every kind of file that takes long or much memory, at each limit and just below it. */
export function worstFiles(): readonly WorstFile[] {
  const pages = { ...worstSyntax(), ...worstMistakes(), ...worstTexts() };
  return [
    ...Object.entries(pages).map(([name, text]) => ({ name, files: () => ({ "index.yaml": text }) })),
    ...Object.entries(worstBytes()).map(([name, bytes]) => ({ name, files: () => ({ "index.yaml": bytes() }) })),
    ...worstAssets(),
  ];
}

/** Pages that are large, deep or wide, and more often than not no pages at all. */
function worstSyntax(): Record<string, string> {
  const depth = limits.depth;
  return {
    "comment lines": filled(examplePage, () => "# x\n"),
    "empty lines": filled(examplePage, () => "\n"),
    "one line of 65,000 characters": `${examplePage}x: ${"x".repeat(65_000)}`,
    "brackets that are never closed": `${examplePage}x: ${"[".repeat(65_000)}`,
    "braces inside each other, up to the limit": filled(examplePage, (at) => `x${at}: ${braces(depth - 2)}\n`, 150),
    "lists inside each other, up to the limit": filled(examplePage, (at) => `x${at}: ${nestedLists(depth - 2)}\n`, 150),
    "mappings inside each other, a wrong key each": nestedKeys(depth),
    "a list of 9,900 numbers": `${examplePage}x: [${"1,".repeat(9900)}]`,
    "a list of 9,900 texts": `${examplePage}x:\n${"  - x\n".repeat(9900)}`,
    "a list of 9,900 texts in place of blocks": `title: T\ndescription: D\nblocks:\n${"  - x\n".repeat(9900)}`,
    ...Object.fromEntries(
      Object.entries(wrongLines).flatMap(([name, line]) => [
        [name, filled(examplePage, line)],
        [`${name}, as many as there may be`, filled(examplePage, line, 200)],
        [`${name}, in a list`, filled(examplePage, (at) => line(at).replace(/^( *)(?=\S)/, "$1  - "), 3200)],
      ]),
    ),
    documents: filled(examplePage, () => "---\n"),
    directives: filled("", () => "%A b\n"),
    "conflicts of Git": filled(examplePage, () => "<<<<<<< a\nx: 1\n=======\nx: 2\n>>>>>>> b\n"),
    templates: filled(examplePage, (at) => `k${at}: {{ x }}\n`),
    "keys in question": filled(examplePage, () => "? x\n"),
    "carriage returns": filled(examplePage, () => "\r"),
    "texts that go on and on": filled(`${examplePage}x: a`, () => "\n b"),
    "texts in |": filled(examplePage, (at) => `k${at}: |\n  x\n`),
    "brackets of which the last is missing": `${filled(`${examplePage}x: [`, () => "[a, b],\n ")}`,
    "hyphens in a line": filled(examplePage, () => "- - - - - - - -\n"),
    "hidden characters": filled(examplePage, (at) => `k${at}: a\u200b\u202e\ufeffb\n`),
  };
}

/** Lines that no parser reads as they were meant, or that mean something which content does without. */
const wrongLines: Readonly<Record<string, (at: number) => string>> = {
  "keys without a space": (at) => `k${at}:x\n`,
  "quotes that are never closed": (at) => `k${at}: "x\n`,
  "quotes with text behind them": (at) => `k${at}: "x" y\n`,
  "colons in texts": (at) => `k${at}: a: b: c\n`,
  "tabs before keys": (at) => `\tk${at}: x\n`,
  "tabs after colons": (at) => `k${at}:\tx\n`,
  "wrong columns": () => "  - type: prose\n     title: T\n    body: B\n",
  "columns that fall and rise": (at) => `${" ".repeat(at % 31)}k${at}: x\n`,
  "keys that are there twice": () => "title: T\n",
  "escapes that do not exist": (at) => `k${at}: "\\q"\n`,
  "names for aliases": (at) => `k${at}: &a${at} x\n`,
  "aliases of nothing": (at) => `k${at}: *a${at}\n`,
  "signs that begin nothing": (at) => `k${at}: @x\n`,
};

/** Pages that are read, and are wrong as often as they can be. */
function worstMistakes(): Record<string, string> {
  const blocks = (one: (at: number) => string, most?: number) => filled(examplePage, one, most);
  const many = (count: number, one: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => one(at)).join("");
  return {
    "5,000 unknown keys": blocks(
      (at) => (at % 250 === 0 ? `  - type: prose\n    title: T${at}\n    body: B${at}\n` : `    k${at}: x\n`),
      4900,
    ),
    "255 keys nearly right": `${examplePage}${many(250, (at) => `    t${"i".repeat(at % 5)}t${at}le: x\n`)}`,
    "1,000 unknown types": blocks((at) => `  - type: her${at}\n`, 3200),
    "1,000 blocks without a type": blocks((at) => `  - title: T${at}\n    items: [a]\n`, 1600),
    "1,000 blocks that lack their texts": blocks(() => "  - type: prose\n", 3200),
    "2,000 blocks that are texts": blocks((at) => `  - x${at}\n`),
    "1,000 unknown links": blocks(
      (at) => `  - type: call-to-action\n    title: T${at}\n    actions: [{ label: L${at}, href: /p${at} }]\n`,
    ),
    "1,000 unknown icons": blocks(
      (at) => `  - type: card-grid\n    title: T${at}\n    items: [{ title: U${at}, icon: arow${at} }]\n`,
    ),
    "1,000 unknown anchors": blocks((at) => `  - type: prose\n    title: T${at}\n    body: "[a](#b${at})"\n`),
    "1,000 missing pictures": blocks(
      (at) => `  - type: media-text\n    title: T${at}\n    image: { src: /assets/p${at}.png, alt: A picture }\n`,
    ),
    "1,000 equal blocks": blocks(() => "  - type: prose\n    id: same\n    title: Same\n    body: Same words.\n"),
    "1,000 wrong days": blocks(
      (at) => `  - type: prose\n    title: T${at}\n    body: B${at}\n    publishAt: 2031-02-3${at % 10}\n`,
    ),
    "1,000 blocks with coming moments": blocks(
      (at) =>
        `  - type: prose\n    title: T${at}\n    body: B${at}\n    publishAt: 2999-01-01T${pad(at % 24)}:${pad(Math.floor(at / 24) % 60)}Z\n`,
    ),
    "30 moments and 1,000 unknown links": `${examplePage}${moments()}${many(600, (at) => `  - type: prose\n    title: T${at}\n    body: "[a](/b${at})"\n`)}`,
    "30 moments and 2,000 links that are right": `${examplePage}${moments()}  - type: check-list\n    title: T\n    items:\n${many(2000, (at) => `      - "*a${at}* [b](/)"\n`)}`,
    "3,000 entries": `${examplePage}  - type: check-list\n    title: T\n    items:\n${many(2900, (at) => `      - Entry ${at}\n`)}`,
    "900 dead anchors beside comments": `${examplePage}${many(9, (block) => `  - type: prose\n    title: T${block}\n    body: |\n${many(100, (at) => `      Go to [a](#x${block}-${at}) now.\n\n`)}`)}${many(1200, (at) => `#c${at}\n`)}`,
    "3,000 entries with Markdown": `${examplePage}  - type: check-list\n    title: T\n    items:\n${many(2200, (at) => `      - "*a* [b](/c${at})"\n`)}`,
    "1,000 entries with Markdown": `${examplePage}  - type: check-list\n    title: T\n    items:\n${many(limits.markup, (at) => `      - "*a* [b](/c${at})"\n`)}`,
    "1,000 entries that are addresses": `${examplePage}  - type: check-list\n    title: T\n    items:\n${many(limits.markup, (at) => `      - https://e${at}.example/x\n`)}`,
    "slips in keys and types": blocks(
      (at) =>
        `  - type: ${at % 3 === 0 ? "workflow-steps" : "workflow-stepss"}\n    titlx: How it works ${at}\n    items:\n      - title: Order ${at}\n      - titel: "Collect ${at}"\n`,
    ),
    "3,000 entries that repeat words": `${examplePage}  - type: check-list\n    title: T\n    items:\n${many(2000, () => "      - the the entry entry\n")}`,
    "a table of 4,000 cells": `${examplePage}  - type: table\n    title: T\n    caption: C\n    columns: [a, b, c, d]\n    items:\n${many(1000, (at) => `      - cells: [a${at}, b, c, d]\n`)}`,
    "1,000 addresses that were": `${examplePage}redirectFrom:\n${many(2500, (at) => `  - /old/page/${at}.html\n`)}`,
    "1,000 charts": blocks((at) => `  - type: chart\n    title: T${at}\n    chart: bar\n    file: /assets/a.csv\n`),
    "1,000 embeds": blocks((at) => `  - type: embed\n    title: T${at}\n    url: https://e${at}.example/x\n`),
  };
}

/** Pages with one long text of each kind, where a text may be longest, and in fields that hold something else. */
function worstTexts(): Record<string, string> {
  const fields = {
    "a title": (text: string) => `  - type: prose\n    title: "${text}"\n    body: B\n`,
    "a text": (text: string) => `  - type: rich-text\n    id: t\n    title: T\n    body: "${text}"\n`,
    "all fields": (text: string) =>
      ["id", "title", "description", "href", "icon", "date", "file"]
        .map((key) => `    ${key}x: "${text.slice(0, 6000)}"\n`)
        .join("") +
      `  - type: call-to-action\n    id: "${text}"\n    title: T\n    actions: [{ label: L, icon: "${text}", href: "${text}" }]\n`,
  };
  const pages = Object.entries(fields).flatMap(([where, write]) =>
    signs.map((sign): [string, string] => {
      const escaped = sign.includes("\\");
      const length = escaped ? sign.length * 0.75 : sign.length;
      const text = sign.repeat(Math.floor((limits.text - 10) / Math.max(1, length) / (where === "all fields" ? 2 : 1)));
      return [`${JSON.stringify(sign)} in ${where}`, examplePage + write(text)];
    }),
  );
  return Object.fromEntries(pages);
}

/** Files that are no text. */
function worstBytes(): Record<string, () => Uint8Array> {
  const size = limits.fileBytes;
  return {
    "bytes that are no UTF-8": () => new Uint8Array(size).fill(0xff),
    "bytes that begin a letter and do not end it": () => new Uint8Array(size).fill(0xe2),
    zeros: () => new Uint8Array(size),
    "UTF-16": () => Buffer.from(`\ufeff${"x: y\n".repeat(size / 10 - 1)}`, "utf16le"),
    "a byte more than a page may have": () => new Uint8Array(size + 1).fill(0x23),
    "100 MB in place of a page": () => new Uint8Array(limits.assetBytes).fill(0x23),
  };
}

/** A text with as many parts after it as are wanted, or as a file may have bytes. */
function filled(start: string, part: (at: number) => string, most = Number.POSITIVE_INFINITY): string {
  const parts = [start];
  let bytes = Buffer.byteLength(start);
  for (let at = 0; at < most; at++) {
    const next = part(at);
    bytes += Buffer.byteLength(next);
    if (bytes > limits.fileBytes) return parts.join("");
    parts.push(next);
  }
  return parts.join("");
}

/** As many blocks, each with a moment of its own, as a page may have. */
function moments(): string {
  const blocks = Array.from({ length: limits.moments }, (_, at) => {
    return `  - type: prose\n    title: Later ${at}\n    body: Words ${at}.\n    publishAt: 2999-01-01T00:${pad(at)}Z\n`;
  });
  return blocks.join("");
}

function braces(depth: number): string {
  return `${"{a: ".repeat(depth)}1${"}".repeat(depth)}`;
}

function nestedLists(depth: number): string {
  return `${"[".repeat(depth)}1${"]".repeat(depth)}`;
}

/** A mapping in each mapping, and beside it as many wrong keys as there is room for. */
function nestedKeys(depth: number): string {
  const levels = Array.from({ length: depth - 1 }, (_, at) => {
    const space = " ".repeat(at);
    return `${Array.from({ length: 40 }, (_, key) => `${space}k${key}: x\n`).join("")}${space}deeper:\n`;
  });
  return `${levels.join("")}${" ".repeat(depth - 1)}k: x\n`;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
