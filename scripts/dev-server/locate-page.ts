import type { Nodes } from "mdast";
import { z } from "zod";
import type { LocatedFile, LocatedValue } from "../../src/dev/dev-data.ts";
import { parseFile } from "../content/check/parse-file.ts";
import type { ValuePath } from "../content/diagnostic/path.ts";
import { parseTree } from "../content/markdown/parse-tree.ts";
import { isPlainMarkdown } from "../content/markdown/plain-markdown.ts";
import type { SourceFile } from "../content/read/read-content.ts";
import type { DevSite } from "../dev-site/dev-site.ts";
import type { ActionResult } from "./serve-actions.ts";

const question = z.strictObject({ path: z.string().min(1).max(2000) });

/** Says where each value of a page and of the site file stands. */
export function locatePage(wanted: unknown, site: DevSite, base: string): ActionResult {
  const asked = question.safeParse(wanted);
  if (!asked.success || !asked.data.path.startsWith(`${base}/`)) return { status: 400, text: "" };
  const files = site.sources(asked.data.path.slice(base.length)).map(locateTexts);
  return { status: 200, text: JSON.stringify(files) };
}

/** Where each value of a file stands, in the order of the file, and its text as readers see it. */
function locateTexts(source: SourceFile): LocatedFile {
  const { file } = parseFile(source);
  const values: LocatedValue[] = [];
  const add = (path: ValuePath, text?: string, excerpt?: { start: number; end: number }) => {
    const { line, column } = excerpt ? file.locateExcerpt(path, excerpt) : file.locate(path, "value");
    values.push({ path, line, column, text: text?.replaceAll(/\s+/g, " ").trim() });
  };
  const visit = (value: unknown, path: ValuePath): void => {
    if (typeof value === "object" && value !== null) {
      add(path);
      for (const [key, entry] of Object.entries(value)) {
        visit(entry, [...path, Array.isArray(value) ? Number(key) : key]);
      }
    } else if (typeof value === "number") add(path, String(value));
    else if (typeof value === "string") {
      add(path, value);
      if (!isPlainMarkdown(value, "prose")) for (const part of markedParts(value)) add(path, part.text, part);
    }
  };
  visit(file.data, []);
  return { file: source.displayPath, values };
}

interface LocatedPart {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The paragraphs, headings, cells and samples of a text of Markdown, without their signs. */
function markedParts(text: string): LocatedPart[] {
  const parts: LocatedPart[] = [];
  const visit = (node: Nodes): void => {
    if (/^(?:paragraph|heading|tableCell|code)$/.test(node.type)) {
      const start = node.position?.start.offset ?? 0;
      parts.push({ text: readableText(node), start, end: Math.max(node.position?.end.offset ?? 0, start + 1) });
    } else if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(parseTree(text, "prose").root);
  return parts;
}

function readableText(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(readableText).join("") : " ";
}
