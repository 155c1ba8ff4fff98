import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatNames } from "../../scripts/content/report/format-name.ts";
import { reportFormats } from "../../scripts/content/report/report-formats.ts";
import { projectRoot } from "../../scripts/program/project.ts";
import { wrongInReport } from "../support/proofs/judge-report.ts";
import { checkMemory, memorySite } from "./memory-site.ts";

const lines = readFileSync(join(projectRoot, "tests/fixtures/naughty-strings.txt"), "utf8").trimEnd().split("\n");
const strings = lines.map((line) => Buffer.from(line, "base64").toString("utf8"));

/** A page with a block that has a text somewhere. */
const page = (at: number, block: string) =>
  `title: Page ${at}\ndescription: What page ${at} is about.\nblocks:\n  - type: hero\n    title: Page ${at}\n${block}`;

/** Names that an element can have, though programs trip over them. */
const harmlessNames = ["undef", "null", "nil", "true", "false", "then", "mocha", "expression", "classic", "basement"];

interface Place {
  write(text: string): string;
  /** The strings that are no mistake there, where these can be known: of texts most are none. */
  readonly right?: readonly string[];
}

/** Where a text of a stranger can stand. */
const places: Readonly<Record<string, Place>> = {
  "a text without quotes": { write: (text) => `  - type: prose\n    title: T\n    body: ${text}\n` },
  "a text": { write: (text) => `  - type: prose\n    title: T\n    body: ${JSON.stringify(text)}\n` },
  "a title": { write: (text) => `  - type: prose\n    title: ${JSON.stringify(text)}\n    body: Words.\n` },
  "a link": {
    write: (text) =>
      `  - type: call-to-action\n    title: T\n    actions: [{ label: L, href: ${JSON.stringify(text)} }]\n`,
    right: [],
  },
  "an id": {
    write: (text) => `  - type: prose\n    id: ${JSON.stringify(text)}\n    title: T\n    body: B.\n`,
    right: harmlessNames,
  },
  "a key": { write: (text) => `    ${JSON.stringify(text)}: x\n`, right: [] },
  // An empty line, and one of a space.
  "a line": { write: (text) => `${text}\n`, right: ["", " "] },
};

/** What pages have with each other, not with the string. */
const betweenPages = new Set(["orphan-page", "duplicate-title", "duplicate-description"]);

describe("of 515 strings that strangers have collected none crashes the check, and each report is about a place in its file:", () => {
  test.each(Object.entries(places))("as %s", (_, { write, right }) => {
    const texts = strings.map((text, at) => [`p${at}.yaml`, page(at, write(text))] as const);
    const checked = checkMemory(memorySite(Object.fromEntries(texts)));
    const wrong = texts.flatMap(([path, text]) => wrongInReport({ file: `pages/${path}`, text }, checked));
    expect(wrong).toEqual([]);
    const own = checked.diagnostics.filter(({ code }) => !betweenPages.has(code));
    const files = new Set(own.map(({ file }) => file));
    const passed = strings.filter((_text, at) => !files.has(`pages/p${at}.yaml`));
    if (right) expect(passed).toEqual(right);
    else expect(passed.length).toBeGreaterThan(100);
    for (const name of formatNames) expect(reportFormats[name](checked, false)).not.toBe("");
  });
});
