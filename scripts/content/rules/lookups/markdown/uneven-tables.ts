import { spanOf } from "../../../markdown/markdown-links.ts";
import { nodesIn, parseMarkdown } from "../../../markdown/parse-markdown.ts";
import type { TextMistake } from "../../words/text-finding.ts";
import type { ShownText } from "../shown-texts.ts";

/** The rows of tables in running text that have more or fewer cells than the first. */
export function unevenTables({ value, kind }: ShownText): TextMistake[] {
  const root = kind === "prose" && value.includes("|") ? parseMarkdown(value, kind).root : undefined;
  return nodesIn(root ?? { type: "root", children: [] }).flatMap((node) => {
    if (node.type !== "table") return [];
    const [head, ...rows] = node.children;
    const columns = head?.children.length ?? 0;
    return rows.flatMap((row) => {
      const cells = row.children.length;
      if (cells === columns) return [];
      return [
        {
          ...spanOf(row),
          problem: `this row has ${cells} ${cells === 1 ? "cell" : "cells"}, and the first one ${columns}`,
          hint: "Write a cell for each column, with | between them; one with nothing in it may be empty.",
        },
      ];
    });
  });
}
