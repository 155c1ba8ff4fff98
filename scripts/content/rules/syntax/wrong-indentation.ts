import { isScalar, Scalar, visit } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import { examplePage } from "../toolkit/examples.ts";
import { type FileShape, schemaBelow } from "../../schema/file-shape.ts";
import type { ParsedText, SyntaxFinding, SyntaxProblem, SyntaxRule } from "../toolkit/rule.ts";
import { count, excerpt, orList } from "../toolkit/wording.ts";
import {
  hintOfBlock,
  indentOf,
  lastLineInside,
  lineAbove,
  lineBelow,
  lineEntry,
  ownerOf,
  textAbove,
} from "./line-entry.ts";
import { swallowedLines } from "./swallowed-lines.ts";

export const wrongIndentation: SyntaxRule = {
  code: "wrong-indentation",
  meaning:
    "A line is indented so that it belongs to nothing: all entries of a mapping or list have the same indentation. Or it is indented so far that it is part of the text above.",
  bad: examplePage.replace("    title", "   «title»"),
  good: examplePage,
  explain(problem) {
    const { lines, line, error } = problem;
    const first = lines.lineText(0).trim() === "" ? line : 0;
    if (error.code === "UNEXPECTED_TOKEN" && first < line && indentOf(lines, first) > 0)
      return unexpectedIndent(lines, first);
    if (!columnErrors.has(error.code)) return undefined;
    const above = keysAtMargin(problem).findLast(
      ({ start, until }) => start <= problem.start && problem.line <= lineBelow(lines, lines.lineAt(until)),
    );
    return (
      above ??
      outdentedText(problem) ??
      blockAsKey(problem) ??
      listWithoutKey(problem) ??
      unexpectedIndent(lines, misplacedLine(problem))
    );
  },
  scan: (file) => [...keysAtMargin(file), ...mergedItems(file), ...swallowedLines(file)],
};

/** Keys at the margin that belong to the block above: they are keys of it, and the page has them already or cannot have them. */
function keysAtMargin({ lines, shape }: Pick<ParsedText, "lines" | "shape">) {
  const page = shape.at({}, [])?.properties ?? {};
  const onPage = new Set<string>();
  const found: { line: number; key: string; block: Block }[] = [];
  let block: Block | undefined;
  let isInBlocks = false;
  for (let line = 0; line < lines.count; line++) {
    const text = lines.lineText(line);
    if (/^\s*(?:#|$)/.test(text)) continue;
    const [indent, isItem, { key = "", start, value }] = [
      indentOf(lines, line),
      /^\s*- /.test(text),
      lineEntry(lines, line),
    ];
    if (isInBlocks && isItem && indent <= (block?.indent ?? indent))
      block = { first: line, last: line, indent, column: start - lines.start(line), keys: [], type: "" };
    if (indent === 0 && !isItem && block && (onPage.has(key) || !page[key]) && isKeyOf(block, key, shape)) {
      found.push({ line, key, block });
      block.keys.push(key);
    } else if (indent === 0 && !isItem) {
      onPage.add(key);
      block = undefined;
      isInBlocks = key === "blocks";
    }
    if (!block) continue;
    block.last = line;
    if (start - lines.start(line) !== block.column) continue;
    block.keys.push(key);
    if (key === "type") block.type = value;
  }
  return found
    .filter(({ key, block: { keys } }) => keys.indexOf(key) === keys.lastIndexOf(key))
    .map(({ line, key, block: { first, last, column } }) => {
      const below = lineBelow(lines, line);
      const isNested = lineEntry(lines, line).value === "" || textAbove(lines, below)?.above === line;
      const more =
        isNested && indentOf(lines, below) <= column
          ? ", and as many more before the lines below that belong to it"
          : "";
      return {
        start: lines.start(line),
        end: lines.start(line) + key.length,
        message: `Unexpected indentation of 0 spaces, expected ${column}: "${excerpt(key)}" belongs to the block above.`,
        hint: `Put ${column} spaces before it${more}.`,
        from: lines.start(first),
        until: lines.end(last),
      };
    });
}

/** A block in the lines of a page. */
interface Block {
  readonly first: number;
  last: number;
  readonly indent: number;
  /** The column of its keys. */
  readonly column: number;
  readonly keys: string[];
  type: string;
}

function isKeyOf({ type, keys }: Block, key: string, shape: FileShape): boolean {
  return !keys.includes(key) && shape.at({ blocks: [{ type }] }, ["blocks", 0])?.properties?.[key] !== undefined;
}

const columnErrors = new Set(["BAD_INDENT", "BLOCK_AS_IMPLICIT_KEY", "MULTILINE_IMPLICIT_KEY", "MISSING_CHAR"]);

/** A text of several lines that is not indented more than its key, or the first of its lines that is indented less than the others. */
function outdentedText({ lines, line, shape: { keys } }: SyntaxProblem): SyntaxFinding | undefined {
  // Several words before a colon are a sentence, and an entry without a key is one of the text, even if they are indented less than its key.
  const words = lines.lineText(line);
  const isSentence = /^\s*- [^:]+$/.test(words) || (!/^\s*- /.test(words) && lineEntry(lines, line).key?.includes(" "));
  const inText = isSentence ? textAbove(lines, lineAbove(lines, line)) : undefined;
  const { key, above = 0, column = 0 } = textAbove(lines, line) ?? inText ?? {};
  const first = lineBelow(lines, above);
  const isFirst = indentOf(lines, first) <= column;
  if (key === undefined || (!isFirst && keys.has(lineEntry(lines, line).key ?? ""))) return undefined;
  const inner = isFirst ? column + 2 : indentOf(lines, first);
  let wrong = first;
  while (wrong < line && indentOf(lines, wrong) >= inner) wrong = lineBelow(lines, wrong);
  let last = line;
  while (last + 1 < lines.count && lineEntry(lines, last + 1).key === undefined) last++;
  const what = isFirst ? `the text of "${key}" begins here` : `the text of "${key}" ends here, but more of it follows`;
  const comment = lines.lineText(wrong).trimStart().startsWith("#") ? ", or remove it if it is a comment" : "";
  return {
    start: lines.start(wrong) + indentOf(lines, wrong),
    end: lines.end(wrong),
    message: `Unexpected indentation of ${count(indentOf(lines, wrong), "space")}, expected ${inner}: ${what}.`,
    hint: isFirst ? `Put ${inner} spaces before each of its lines.` : `Put ${inner} spaces before it${comment}.`,
    until: lines.end(last),
  };
}

/** The type of a block as a key in line with the hyphens: `hero:` above `- type: prose`. */
function blockAsKey({ lines, line, shape: { keys } }: SyntaxProblem): SyntaxFinding | undefined {
  const first = lineBelow(lines, ownerOf(lines, line));
  const { key = "", start } = lineEntry(lines, first);
  const hint = /^ *- /.test(lines.lineText(line)) && !keys.has(key) ? hintOfBlock(lines, first, key) : undefined;
  if (hint === undefined || key === "" || start !== lines.start(first) + indentOf(lines, line)) return undefined;
  const message = `Unexpected key "${excerpt(key)}", expected a hyphen before it, like that of the entry below.`;
  return { start, end: start + key.length, until: lines.start(line) - 1, message, hint };
}

/** The wrongly indented line: the one below, if it is indented more than a key with a value above it. */
function misplacedLine({ lines, line, error }: SyntaxProblem): number {
  if (!/^Nested mappings/.test(error.message) || lineEntry(lines, line).value === "") return line;
  const below = lineBelow(lines, line);
  return below < lines.count && indentOf(lines, below) > indentOf(lines, line) ? below : line;
}

/** A list in a block that follows a key with a value: the block has one key that takes such a list, and lacks it. */
function listWithoutKey(problem: SyntaxProblem): SyntaxFinding | undefined {
  const { lines, shape } = problem;
  const line = misplacedLine(problem);
  const above = ownerOf(lines, line);
  const isFirst = /^\s*- /.test(lines.lineText(Math.max(above, 0)));
  const first = isFirst ? above : ownerOf(lines, above);
  const { key = "", start } = lineEntry(lines, line);
  if (first < 0 || !/^\s*- /.test(lines.lineText(line)) || lineEntry(lines, ownerOf(lines, first)).key !== "blocks")
    return undefined;
  const column = lineEntry(lines, first).start - lines.start(first);
  const own = Array.from({ length: line - first }, (_, at) => lineEntry(lines, first + at)).filter(
    ({ start: at }) => at - lines.start(lines.lineAt(at)) === column,
  );
  const type = own.find((entry) => entry.key === "type")?.value;
  const schema = shape.at({ blocks: [{ type }] }, ["blocks", 0]) ?? {};
  const [name, another] = Object.keys(schema.properties ?? {}).filter((one) => {
    const list = own.some((entry) => entry.key === one) ? undefined : schemaBelow(schema, one);
    return list && schemaBelow(schemaBelow(list, 0) ?? {}, key) !== undefined;
  });
  if (name === undefined || another !== undefined) return undefined;
  return {
    start: lines.start(line) + indentOf(lines, line),
    end: start + key.length,
    message: `Unexpected list entry: the key of this list is missing, expected "${name}:" above it.`,
    hint: `Write "${name}:" on its own line above the list, with ${count(column, "space")} before it.`,
    from: lines.start(first),
    until: lines.end(lastLineInside(lines, first, indentOf(lines, first))),
  };
}

function unexpectedIndent(lines: LineIndex, line: number): SyntaxFinding {
  const current = indentOf(lines, line);
  const { start, key, value } = lineEntry(lines, line);
  const [word = ""] = (key ?? value).split(/\s/);
  const columns = columnsAbove(lines, line);
  const expected = orList(columns.map(String));
  const place = { start: Math.min(lines.start(line) + current, start), end: Math.max(start + word.length, start + 1) };
  if (expected === "" && lines.text.startsWith("- ", place.start)) {
    const message = "Unexpected list entry: there is no key above it whose list this could be.";
    return { ...place, message, hint: 'Write the key on its own line above the list, such as "blocks:".' };
  }
  return {
    ...place,
    message: `Unexpected indentation of ${count(current, "space")}, expected ${expected || "0"}.`,
    hint: `Put ${count(columns[0] ?? 0, "space")} before it, or as many as before the entry that it belongs to. A text of several lines goes below its key, with | after the colon.`,
  };
}

/** The columns above a line in which such an entry can begin, that of the nearest line first. */
function columnsAbove(lines: LineIndex, line: number): number[] {
  const isItem = /^\s*- /.test(lines.lineText(line));
  const columns: number[] = [];
  let outer = Number.POSITIVE_INFINITY;
  for (let above = lineAbove(lines, line); above >= 0 && outer > 0; above = lineAbove(lines, above)) {
    const own = indentOf(lines, above);
    if (own >= outer) continue;
    const { key, start } = lineEntry(lines, above);
    const column = start - lines.start(above);
    if (isItem ? /^\s*- /.test(lines.lineText(above)) : key !== undefined && column < outer)
      columns.push(isItem ? own : column);
    outer = own;
  }
  return columns.filter((column) => column !== indentOf(lines, line)).slice(0, 3);
}

const mark = /^ +[-*•–—][ \t]/;

/** List entries that YAML reads as part of the entry above because they are indented more. */
function mergedItems({ lines, document }: ParsedText): SyntaxFinding[] {
  const found: SyntaxFinding[] = [];
  visit(document, {
    Seq(_, list) {
      for (const node of list.items) {
        if (!isScalar(node) || node.type !== Scalar.PLAIN || !node.range) continue;
        const [start, end] = node.range;
        const first = lines.lineAt(start);
        for (let line = first + 1; line <= lines.lineAt(end); line++) {
          if (!mark.test(lines.lineText(line))) continue;
          const column = indentOf(lines, first);
          found.push({
            start: lines.start(line) + indentOf(lines, line),
            end: lines.end(line),
            message: `Unexpected indentation of ${count(indentOf(lines, line), "space")}, expected ${column}: at this indentation the entry is part of the text above it.`,
            hint: `Put ${count(column, "space")} before its hyphen, or write the text above in quotes if this belongs to it.`,
          });
        }
      }
    },
  });
  return found;
}
