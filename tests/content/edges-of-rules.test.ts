import type { Stats } from "node:fs";
import { describe, expect, test } from "vitest";
import { textContrast } from "../../scripts/content/colour/colour-pairs.ts";
import { contrastOf, toneOf } from "../../scripts/content/colour/colour-tone.ts";
import { derivePalette } from "../../scripts/content/colour/derive-palette.ts";
import { obstacleOf, reasonOf } from "../../scripts/content/read/obstacle.ts";
import { hasChanged } from "../../scripts/content/read/open-regular-file.ts";
import { isRoute } from "../../scripts/content/read/route-form.ts";
import { fold } from "../../scripts/content/rules/meant/fold.ts";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

// What `npm run mutate` has found that no test noticed.

/** Each mistake of a small site: its place, its code, and what the report says. */
function reports(files: Readonly<Record<string, string>>): string[] {
  return checkMemory(memorySite({ "index.yaml": indexYaml, ...files })).diagnostics.map(
    ({ line, column, code, message, hint }) => `${line}:${column} ${code}: ${message} ${hint}`,
  );
}

const codes = (files: Readonly<Record<string, string>>) =>
  reports(files).map((report) => report.split(":", 2).join(":"));

describe("a file has changed where", () => {
  const before = { size: 1, mtimeMs: 2, ctimeMs: 3 } as Stats;

  test.each(["size", "mtimeMs", "ctimeMs"] as const)("its %s alone differs", (key) => {
    expect(hasChanged(before, { ...before, [key]: 9 } as Stats)).toBe(true);
  });

  test("and has not where all are the same", () => {
    expect(hasChanged(before, { ...before } as Stats)).toBe(false);
  });
});

test("a reason of the system is told in words, where there are words for it, and else as it is", () => {
  const error = (code: string) => Object.assign(new Error(`${code}: as the system says it`), { code });
  expect(reasonOf(error("EACCES"))).not.toContain("as the system says it");
  expect(reasonOf(error("EIO"))).toBe("EIO: as the system says it");
  expect(obstacleOf(error("EIO"))).toEqual({ kind: "failure", reason: "EIO: as the system says it" });
});

test("a route has eight folders at most", () => {
  expect(isRoute(`${"/a".repeat(8)}/page`)).toBe(true);
  expect(isRoute(`${"/a".repeat(9)}/page`)).toBe(false);
});

test("texts that differ in their spaces or capitals alone are one entry", () => {
  expect(["Rye bread", " rye  bread", "Rye\u00a0bread", "RYE\nBREAD"].map(fold)).toEqual(Array(4).fill("rye bread"));
});

test("an old address with which the build names a map of the site is refused, and one that only looks like it is not", () => {
  const old = (address: string) => codes({ "index.yaml": `${indexYaml}redirectFrom: ["${address}"]\n` });
  expect(old("/sitemap-12.xml")).toEqual([expect.stringContaining("redirect-conflict")]);
  expect(old("/sitemap-old.xml")).toEqual([]);
});

describe("the main heading", () => {
  const page = indexYaml.slice(0, indexYaml.indexOf("blocks:"));

  test("is not missed beside the mistake that there are no blocks", () => {
    expect(codes({ "index.yaml": `${page}blocks: []\n` }).filter((code) => code.endsWith("heading-order"))).toEqual([]);
  });

  test("belongs into the first block", () => {
    const blocks = "blocks:\n  - { type: prose, title: Bread, body: Rye. }\n  - { type: hero, title: Start }\n";
    expect(reports({ "index.yaml": page + blocks })).toEqual([
      expect.stringMatching(
        /heading-order: The main heading .* is not in its first block\. Move this block to the top\.$/,
      ),
    ]);
  });
});

test("hidden characters that stand as they are in a text with escapes are counted once", () => {
  const block = `  - { type: prose, title: "Ry\\u0065 br\u200bead, r\u200bye", body: Rye. }\n`;
  expect(reports({ "index.yaml": indexYaml + block })).toEqual([
    expect.stringMatching(/^15:\d+ invisible-character: .*zero-width space .*\(as is 1 more below\)/),
  ]);
});

test("a semicolon in place of a colon is told", () => {
  expect(reports({ "index.yaml": indexYaml.replace("description: ", "description; ") })).toEqual([
    expect.stringMatching(/missing-colon: A colon belongs after "description", not ;\. Write description: /),
  ]);
});

test("a space that is missing behind colons in braces is told once, and hides nothing below", () => {
  const blocks =
    "  - { type:prose, title:Bread, body: Rye. }\n  - { type: prose, title: Rye, body: Rye, bodies: Rye. }\n";
  expect(reports({ "index.yaml": indexYaml + blocks })).toEqual([
    expect.stringMatching(/^15:\d+ missing-space: A space is missing after "type:"\. Write a space behind each colon/),
    expect.stringMatching(/^16:\d+ unknown-key: /),
  ]);
});

describe("a palette", () => {
  const source = {
    brand: "#7a3b12",
    given: {},
    grey: { l: 0.6, c: 0.02, h: 60 },
    light: { l: 0.97, c: 0.01, h: 60 },
    highlightHue: 90,
  };
  const light = (given = {}) => derivePalette({ ...source, scheme: "light", page: "#ffffff", given });

  test("has a wash of its own, but as little of it as a given text needs", () => {
    const neutral = "#767676";
    const [free, bound] = [light().wash, light({ neutral }).wash];
    expect(free).not.toBe("#ffffff");
    expect(contrastOf(neutral, free)).toBeLessThan(textContrast);
    expect(contrastOf(neutral, bound)).toBeGreaterThanOrEqual(textContrast);
  });

  test("has a dark desk with the hue of a given text on light pages, and one that is lighter than the page on dark ones", () => {
    const neutral = "#0a3d62";
    const { desk, "desk-rule": rule } = light({ neutral });
    expect(toneOf(desk).l).toBeLessThan(0.31);
    expect(toneOf(desk).h).toBeCloseTo(toneOf(neutral).h, -1);
    expect(toneOf(rule).c).toBeGreaterThan(source.grey.c);
    const dark = derivePalette({ ...source, scheme: "dark", page: "#14110f" });
    expect(toneOf(dark.desk).l).toBeGreaterThan(toneOf(dark.paper).l);
  });
});
