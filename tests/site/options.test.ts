import { expect, test } from "vitest";
import { originFormat } from "../../scripts/content/formats.ts";
import { parseBuildFlags, parseBundleFlags, parseNewPageFlags, parseTypesFlags } from "../../scripts/options.ts";

test("--origin takes what a site file takes, and refuses the rest in the same words", () => {
  expect(parseBuildFlags(["--origin", "https://bakery.example"]).origin).toBe("https://bakery.example");
  expect(originFormat.accepts("https://bakery.example")).toBe(true);
  expect(() => parseBuildFlags(["--origin", "https://bakery.example/home"])).toThrow(
    `--origin: expected ${originFormat.expected}.`,
  );
  expect(originFormat.accepts("https://bakery.example/home")).toBe(false);
});

test.each([
  [
    "new",
    parseNewPageFlags,
    ["one", "two"],
    "Unexpected argument 'two' after the path. The flags are --pages, --blocks.",
  ],
  ["new", parseNewPageFlags, ["one", "--blocks", "hero,", "prose"], "Unexpected argument 'prose' after the path."],
  ["bundle", parseBundleFlags, ["one", "two"], "Unexpected argument 'two' after the folder."],
  ["types", parseTypesFlags, ["one"], "Unexpected argument 'one'. The flags are --check."],
] as const)("%s: an argument too many is refused, and named", (_, parse, args, message) => {
  expect(() => parse(args)).toThrow(message);
});
