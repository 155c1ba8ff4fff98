import { expect, test } from "vitest";
import type { Example } from "../../scripts/content/rules/toolkit/rule.ts";
import { checkExample, markedPlace, placesOf } from "./support/check-example.ts";

const top = "title: Home\ndescription: Fresh bread every morning.\n";
const hero = "blocks:\n  - type: hero\n    title: Fresh bread\n";

const cases: readonly (readonly [name: string, code: string, example: Example])[] = [
  ["lines that end in CR and LF", "unknown-name", `${top}${hero}    icon: «wheta»\n`.replaceAll("\n", "\r\n")],
  ["a later line of a file with a byte order mark", "unknown-name", `\uFEFF${top}${hero}    icon: «wheta»\n`],
  [
    "columns after letters of two UTF-16 units",
    "unknown-name",
    `${top}blocks: [{ type: hero, title: 🥖🥖 Brötchen, icon: «wheta» }]\n`,
  ],
  ["a folded text, from its indicator on", "unknown-name", `${top}${hero}    icon: «>-\n      wheta»\n`],
  ["a link in a plain text", "unknown-link", `${top}${hero}    description: Read [more](«/more-of-it») here.\n`],
  [
    "a link in a folded text",
    "unknown-link",
    `${top}${hero}    description: >-\n      Read and read\n      [some more](«/more-of-it») here.\n`,
  ],
  [
    "the second link in a text",
    "unknown-anchor",
    {
      "index.yaml": `${top}${hero}  - type: prose\n    title: T\n    body: |\n      See [this](/) and [that](«#that-one»).\n`,
    },
  ],
];

test.each(cases)("a diagnostic points at exactly %s", (_, code, example) => {
  expect(placesOf(example)).toEqual([`${code} ${markedPlace(example)}`]);
});

test("each of two equal links in one text is reported at its own place", () => {
  const page = `${top}blocks:
  - type: hero
    title: Fresh bread
    description: Both [one](/gone-for-good) and [two](/gone-for-good).
`;
  expect(placesOf(page)).toEqual(["unknown-link index.yaml 6:29-6:43", "unknown-link index.yaml 6:55-6:69"]);
});

test("a diagnostic has the JSON pointer of its value, with the escapes of RFC 6901", () => {
  const [diagnostic] = checkExample(`${top}${hero}    "a/b~c": 1\n`);
  expect(diagnostic).toMatchObject({ code: "unknown-key", pointer: "/blocks/0/a~1b~0c" });
});

test("mistakes come in the order of files, lines and columns, all of them in one run", () => {
  expect(
    placesOf({
      "b.yaml": `unlisted: true\ntitle: [\ndescription: B.\nblocks: [{ type: hero, title: B }]\n`,
      "a.yaml": `unlisted: true\ntitle: 2024\ndescription: A.\nblocks:\n  - { type: hero, title: A, icon: zzzz, badge: 1 }\n`,
      "index.yaml": `${top}${hero}    icon: wheta\n`,
    }),
  ).toEqual([
    "wrong-type a.yaml 2:8-2:12",
    "unknown-name a.yaml 5:35-5:39",
    "wrong-type a.yaml 5:48-5:49",
    "unclosed-delimiter b.yaml 2:8-2:9",
    "unknown-name index.yaml 6:11-6:16",
  ]);
});
