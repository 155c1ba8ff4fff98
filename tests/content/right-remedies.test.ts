import { expect, test } from "vitest";
import { exampleSvg, pageWithVideo } from "../../scripts/content/rules/words/example-picture.ts";
import { checkExample, reportsOf } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

const of = (text: string) => reportsOf({ "index.yaml": text });

test("a mapping in square brackets is told which brackets it has", () => {
  expect(of(home.replace("blocks:", "nav: [ label: Home, order: 30 ]\nblocks:"))).toEqual([
    "3 wrong-type: Unexpected list, expected a mapping of keys to values. Remove the hyphen before each key, or write braces { } in place of brackets: this is no list.",
  ]);
  expect(of(home.replace("blocks:", "nav:\n  - label: Home\nblocks:"))).toEqual([
    "4 wrong-type: Unexpected list, expected a mapping of keys to values. Remove the hyphen before each key, or write braces { } in place of brackets: this is no list.",
  ]);
});

test("an entry of a list on the line of its key is told where it belongs", () => {
  expect(of(home.replace("blocks:", "tags: - bread\nblocks:"))[0]).toMatch(
    /^3 unquoted-special: .* Write it on a line of its own below the key, or write "- bread" if/,
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

test("a misspelt word for which an icon is searched brings its icons", () => {
  expect(of(`${home}    icon: bycicle\n`)).toEqual([
    '6 unknown-icon: There is no icon "bycicle" in the Lucide set. Did you mean "bike"? All names are on https://lucide.dev/icons.',
  ]);
  expect(of(`${home}    icon: xqzrt\n`)[0]).not.toContain("Did you mean");
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
