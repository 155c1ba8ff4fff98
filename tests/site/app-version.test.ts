import { expect, test } from "vitest";
import { commonText } from "../../scripts/bundle/bundle-renderer.ts";
import type { SiteStyles } from "../../scripts/bundle/page-styles.ts";

const styles: SiteStyles = {
  site: ":root{--a:1px}",
  base: "body{margin:var(--a)}",
  parts: [
    { prefix: "H", text: ".H0{color:red}" },
    { prefix: "x1y", text: ".x1y0{color:red}" },
  ],
  tokens: { "--gap": "--a" },
};

// Its name follows this text, by which a document knows pages of its own build.
test.each<[string, Partial<SiteStyles>, boolean]>([
  ["the sizes and colours of the renderer", { site: ":root{--a:2px}" }, true],
  ["what every page has", { base: "body{margin:0}" }, true],
  ["a block that most pages have", { parts: [{ prefix: "H", text: ".H0{color:blue}" }] }, true],
  ["the short name of a custom property", { tokens: { "--gap": "--b" } }, true],
  ["a block whose class names say its version", { parts: styles.parts.slice(0, 1) }, false],
])("where only %s has changed, the app is another one, if nothing else tells: %o", (_, changes, isOther) => {
  expect(commonText({ ...styles, ...changes }) !== commonText(styles)).toBe(isOther);
});
