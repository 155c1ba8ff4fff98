import { Document, isMap, isPair, isScalar, isSeq, Scalar, visit } from "yaml";
import { isRecord } from "../../content/diagnostic/is-record.ts";

/** The width at which this project folds texts. */
export const usualWidth = 120;

/** The library chooses, or what can hold any text. */
export const anyStyle = [undefined, Scalar.QUOTE_DOUBLE] as const;

interface BlockForm {
  /** The column of the entry that is written. */
  readonly column: number;
  readonly eol: string;
  /** The style of a text that is the value of the entry. */
  readonly style?: Scalar.Type | undefined;
  /** The columns that lines may take; 0 where nothing is folded. */
  readonly width?: number;
  /** How much further the lines of a text are indented than the entry. */
  readonly indent?: number;
}

/** Writes a map or list as entries of a block, the first one without its indentation, all without an end of the last line. */
export function writeBlock(value: object, { column, eol, style, width = usualWidth, indent = 2 }: BlockForm): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === "key" || typeof node.value !== "string") return;
      const entry = ancestors.at(-1);
      const name = isPair(entry) && isScalar(entry.key) ? String(entry.key.value) : "";
      const depth = ancestors.filter((one) => isMap(one) || isSeq(one)).length;
      const isLong = column + depth * 2 + name.length + node.value.length > usualWidth && !node.value.includes("\n");
      const type = style ?? (isLong ? Scalar.BLOCK_FOLDED : undefined);
      if (type) node.type = type;
    },
  });
  // As if it stood at the first column: the lines are moved to theirs.
  const lineWidth = width === 0 ? 0 : Math.max(width - column, 20);
  // Ends of lines within quotes would be harder to read than their signs.
  const written = document.toString({ lineWidth, indent, doubleQuotedMinMultiLineLength: 1e9, ...noDocumentMarks });
  return written
    .replace(/\n$/, "")
    .replaceAll(/\n(?!\n|$)/g, `\n${" ".repeat(column)}`)
    .replaceAll("\n", eol);
}

const noDocumentMarks = { directives: false } as const;

/** Writes a value in one line, between brackets where it is a map or list. */
export function writeFlow(value: unknown, style?: Scalar.Type): string {
  if (Array.isArray(value)) return `[${value.map((one) => writeFlow(one)).join(", ")}]`;
  if (!isRecord(value)) return flowScalar(value, style);
  const entries = Object.entries(value).map(([key, one]) => writeFlowEntry(key, one));
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

export function writeFlowEntry(key: string, value: unknown): string {
  return `${flowScalar(key)}: ${writeFlow(value)}`;
}

function flowScalar(value: unknown, style?: Scalar.Type): string {
  const document = new Document([value]);
  const list = document.contents;
  if (!isSeq(list)) return "";
  list.flow = true;
  const [node] = list.items;
  // A text of several lines would go over several lines.
  const type = typeof value === "string" && value.includes("\n") ? Scalar.QUOTE_DOUBLE : style;
  if (type && isScalar(node)) node.type = type;
  const options = { lineWidth: 0, flowCollectionPadding: false, doubleQuotedMinMultiLineLength: 1e9 };
  return document.toString(options).slice(1, -2);
}
