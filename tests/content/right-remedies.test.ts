import { expect, test } from "vitest";
import { exampleSvg, pageWithVideo } from "../../scripts/content/rules/toolkit/examples.ts";
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
