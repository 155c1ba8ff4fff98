import { isRecord, listAt, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex } from "../../index/content-index.ts";
import { spanOf } from "../../markdown/markdown-links.ts";
import { withBody } from "../toolkit/examples.ts";
import { nodesOf, type ShownText, textCheck, type WrongPart } from "./shown-texts.ts";

export const headingIncrement = textCheck({
  code: "heading-increment",
  renamedFrom: ["main-heading-in-text"],
  meaning:
    "A heading in running text skips a level below the heading above it, or begins with a single #, which is the level of the page's own heading. People who use screen readers find their way by the levels.",
  bad: withBody("## Bread", "", "«####» Rye", "", "Dark and dense."),
  problem: "this skips a heading level, expected ###",
  hint: "Write ### and a space before it.",
  good: withBody("## Bread", "", "### Rye", "", "Dark and dense."),
  find(text, content) {
    // In a merge conflict, ======= makes a heading.
    if (text.kind !== "prose" || !/^[^\S\n]{0,3}[#=]/m.test(text.value) || /^<{7} /m.test(text.value)) return [];
    let above: number | undefined;
    return nodesOf(text).flatMap((node): WrongPart[] => {
      if (node.type !== "heading") return [];
      const { start, end } = spanOf(node);
      const deepest = node.depth <= 2 ? 2 : (above ?? levelBefore(text, content)) + 1;
      // A main heading is shown at the second level.
      above = Math.max(node.depth, 2);
      if (node.depth === 1) return [mainHeading(text.value.slice(start, end), start)];
      if (node.depth <= deepest) return [];
      const sign = "#".repeat(deepest);
      const problem = `this skips a heading level, expected ${sign}`;
      return [{ start, end: start + node.depth, problem, hint: `Write ${sign} and a space before it.` }];
    });
  },
});

function mainHeading(written: string, start: number): WrongPart {
  const [line = ""] = written.split("\n");
  const hint = written.trimStart().startsWith("#")
    ? "Write ## for a heading. A comment goes on its own line outside the text. If readers should see the #, write \\#."
    : "Write ## and a space before it, and remove the line of = below it.";
  return { start, end: start + line.length, problem: "this is a main heading, and the page already has one", hint };
}

/** The level of the last heading before a text, counted in #: a text without a title of its own continues below the blocks above it. */
function levelBefore({ file, path }: ShownText, { blockTypes }: ContentIndex): number {
  const [at, index, ...keys] = path;
  const blocks = listAt(file.data, ["blocks"]);
  if (at !== "blocks" || keys.length !== 1 || valueAt(blocks, [Number(index), "title"]) !== undefined) return 1;
  const levels = blocks.slice(0, Number(index)).map((block) => {
    if (blockTypes.get(String(valueAt(block, ["type"])))?.headingLevel === 1) return 1;
    const title = valueAt(block, ["title"]) === undefined ? 0 : 1;
    const inside = lastHeading(block);
    return inside === undefined ? title * 2 : inside + title;
  });
  return levels.findLast((level) => level > 0) ?? 1;
}

/** The level of the last heading in a block: its entries, except pictures, have headings of the third level. */
function lastHeading(block: unknown): number | undefined {
  const values = isRecord(block) ? Object.values(block) : [];
  const levels = values.flatMap((value) => {
    if (Array.isArray(value)) return value.some((entry) => isRecord(entry) && !("src" in entry)) ? [3] : [];
    if (typeof value !== "string" || !value.includes("##")) return [];
    const headings = nodesOf({ value, kind: "prose" }).filter(({ type }) => type === "heading");
    return headings.slice(-1).map((node) => ("depth" in node ? node.depth : 1));
  });
  return levels.at(-1);
}
