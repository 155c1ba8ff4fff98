import { expect, test } from "vitest";
import { exampleSvg, pageWithVideo } from "../../scripts/content/rules/words/example-picture.ts";
import { checkExample, reportsOf } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

const of = (text: string) => reportsOf({ "index.yaml": text });

test("an e-mail address with its @ in words is said as it is written", () => {
  const link = (href: string) => of(`${home}    actions:\n      - { label: Write to us, href: "${href}" }\n`);
  for (const written of ["flour(at)hearth.example", "flour [at] hearth.example", "flour (AT) hearth.example"]) {
    expect(link(`mailto:${written}`)).toEqual([
      `7 invalid-link: Unexpected link "mailto:${written}": its @ is written in words, expected the sign. Write "mailto:flour@hearth.example" instead.`,
    ]);
  }
});

test("a mapping in square brackets is told which brackets it has", () => {
  expect(of(home.replace("blocks:", "nav: [ label: Home, order: 30 ]\nblocks:"))).toEqual([
    "3 wrong-type: Unexpected list, expected a mapping of keys to values. Write braces in place of the brackets: { label: Home, order: 30 }",
  ]);
  expect(of(home.replace("blocks:", "nav:\n  - label: Home\nblocks:"))).toEqual([
    "4 wrong-type: Unexpected list, expected a mapping of keys to values. Remove the hyphen before each key: only entries of lists have one.",
  ]);
});

test("in braces a comma that is missing is named, and one that ends a text", () => {
  const card = (entries: string) => of(home.replace("blocks:", `card: { ${entries} }\nblocks:`));
  const missing = "3 missing-comma: The comma before this entry is missing. Write a comma before title.";
  expect(card("icon: ticket title: Tickets")).toEqual([missing]);
  // A word before a colon that is no key is a part of the text.
  expect(card("icon: ticket, title: All tickets and more")).toEqual([]);
  expect(card("icon: ticket, description: Day tickets, passes and hire.")).toEqual([
    '3 unknown-key: The comma before "passes and hire." ends the text of "description". Write description: "Day tickets, passes and hire.", in quotes, or a value behind "passes and hire.:" if it is a key.',
  ]);
});

test("an id with a space in it becomes the anchor to which the page links", () => {
  const withId = (href: string) =>
    of(`${home}    id: compare plans\n    actions: [{ label: Compare, href: "${href}" }]\n`);
  const expected =
    'Unexpected "compare plans", expected lower-case letters, digits and hyphens, starting with a letter.';
  expect(withId("#compare")).toEqual([`6 wrong-form: ${expected} Write "compare", to which a link of the page leads.`]);
  for (const href of ["#compare-plans", "/"])
    expect(withId(href)).toContain(`6 wrong-form: ${expected} Write "compare-plans" instead.`);
});

test("an entry of a list on the line of its key is told where it belongs", () => {
  expect(of(home.replace("blocks:", "tags: - bread\nblocks:"))[0]).toMatch(
    /^3 unquoted-special: .* Write it on a line of its own below the key if it is an entry of a list, or "- bread" if/,
  );
});

test("what expires before it is published is told so, and what is past that it is past", () => {
  const dated = (until: string) =>
    of(home.replace("blocks:", `publishAt: 2020-10-28T06:00+00:00\nexpireAt: ${until}\nblocks:`));
  const [backwards] = dated("2020-10-05T06:00+00:00");
  expect(backwards).toBe(
    '4 expired: This page expires before it is published, expected "expireAt" after "publishAt". Write a later moment, or take "expireAt" out.',
  );
});

test("an asset whose name is the beginning of the only such one is asked for", () => {
  const link = (name: string, ...files: string[]) =>
    reportsOf({
      ...Object.fromEntries(files.map((file) => [`_assets/${file}`, ""])),
      "index.yaml": `${home}    actions: [${[name, ...files].map((file) => `{ label: ${file}, href: /assets/${file} }`).join(", ")}]\n`,
    });
  expect(link("oven.csv", "oven-times.csv")).toEqual([
    '6 missing-asset: There is no asset "/assets/oven.csv". Did you mean "/assets/oven-times.csv"?',
  ]);
  expect(link("oven.csv", "oven-times.csv", "oven-heat.csv")[0]).not.toContain("Did you mean");
  expect(link("oven.csv", "ov.csv")[0]).not.toContain("Did you mean");
});

test("the captions of a film under a misspelt key are not missing, too", () => {
  const film = (key: string) =>
    checkExample({
      "_assets/oven.svg": exampleSvg,
      "_assets/oven.mp4": "\0\0\0\x14ftypisom",
      "_assets/oven.vtt": "WEBVTT\n",
      "index.yaml": pageWithVideo(`src: /assets/oven.mp4\n${key}: /assets/oven.vtt`),
    }).map(({ code }) => code);
  expect(film("caption")).toContain("unknown-key");
  expect(film("caption")).not.toContain("missing-captions");
});

test("a key in the quotes of a word processor is told which quotes are those of YAML", () => {
  for (const key of ["“title”", "„title“", "‘title’"]) {
    expect(of(home.replace("    title:", `    ${key}:`))).toEqual([
      '5 unknown-key: The quotes around the key "title" are not those of YAML, so they are part of it. Write straight quotes, "title", or none.',
    ]);
  }
});
