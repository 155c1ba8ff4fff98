import { Document, isMap, isPair, isScalar, isSeq, Scalar, visit } from "yaml";

/** The width at which this project folds texts. */
export const usualWidth = 120;

interface BlockForm {
  /** The column of the entry that is written. */
  readonly column: number;
  readonly eol: string;
  /** Whether all texts stand in double quotes, which can hold any. */
  readonly isQuoted?: boolean;
  /** The style of a text that is the value of the entry. */
  readonly style?: Scalar.Type | undefined;
  /** The columns that lines may take; 0 where nothing is folded. */
  readonly width?: number;
}

interface NewEntry {
  /** Absent for the entry of a list. */
  readonly key?: string | undefined;
  readonly value: unknown;
}

/** Writes an entry of a block, without its indentation and the end of its last line. */
export function writeEntry({ key, value }: NewEntry, form: BlockForm): string {
  return writeBlock(key === undefined ? [value] : { [key]: value }, form);
}

/** Writes a map or list as entries of a block, the first one without its indentation, all without the end of the last line. */
export function writeBlock(value: object, { column, eol, isQuoted = false, ...form }: BlockForm): string {
  const { style = isQuoted ? Scalar.QUOTE_DOUBLE : undefined, width = isQuoted ? 0 : usualWidth } = form;
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
  const written = document.toString({ lineWidth, doubleQuotedMinMultiLineLength: 1e9, directives: false });
  return written
    .replace(/\n$/, "")
    .replaceAll(/\n(?!\n|$)/g, `\n${" ".repeat(column)}`)
    .replaceAll("\n", eol);
}

/** Writes a value in one line, between brackets where it is a map or list. */
export function writeFlow(value: unknown, style?: Scalar.Type): string {
  const document = new Document([value], { aliasDuplicateObjects: false });
  visit(document, {
    Collection(_, node) {
      node.flow = true;
    },
    Scalar(_, node) {
      // A text of several lines would go over several lines.
      const type = String(node.value).includes("\n") ? Scalar.QUOTE_DOUBLE : style;
      if (type && typeof node.value === "string") node.type = type;
    },
  });
  const options = { lineWidth: 0, doubleQuotedMinMultiLineLength: 1e9 };
  return document.toString(options).slice(2, -3);
}
