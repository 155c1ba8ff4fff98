import { Document, isCollection, isPair, isScalar, Scalar, visit } from "yaml";

/** The width at which this project folds texts. */
export const usualWidth = 120;

interface Form {
  /** The column of the entry that is written. */
  readonly column?: number;
  /** The style of texts. */
  readonly style?: Scalar.Type | undefined;
  /** The maximum line width; 0 if nothing is folded. */
  readonly width?: number;
  /** The comment after the first value. */
  readonly comment?: string;
}

/** Writes a map or list as block entries, without the indentation of the first line and the last line break. */
export function writeBlock(value: object, { column = 0, style, width = usualWidth, comment = "" }: Form): string {
  const document = documentOf(value, (text) => {
    const isLong = text.length > usualWidth - column - 20 && !text.includes("\n");
    return style ?? (isLong ? Scalar.BLOCK_FOLDED : undefined);
  });
  if (comment !== "") addComment(document, comment);
  // Written at the first column, then indented.
  const lineWidth = width === 0 ? 0 : Math.max(width - column, 20);
  const written = document.toString({ ...options, lineWidth });
  return written.replace(/\n$/, "").replaceAll(/\n(?!\n|$)/g, `\n${" ".repeat(column)}`);
}

/** Adds a comment after a value, or after its key if the value is below it. */
function addComment({ contents }: Document, comment: string): void {
  const [first] = isCollection(contents) ? contents.items : [];
  const value = isPair(first) ? first.value : first;
  const place = isPair(first) && isCollection(value) && value.items.length > 0 ? first.key : value;
  if (isScalar(place) || isCollection(place)) place.comment = comment;
}

/** Writes a value on one line, in brackets if it is a map or list. */
export function writeFlow(value: unknown, style?: Scalar.Type): string {
  // Without quotes, a text of several lines would take several lines.
  const document = documentOf([value], (text) => (text.includes("\n") ? Scalar.QUOTE_DOUBLE : style));
  visit(document, {
    Collection(_, node) {
      node.flow = true;
    },
  });
  return document.toString(options).slice(2, -3);
}

/** Escaped line breaks in quotes are easier to read than folded ones. */
const options = { lineWidth: 0, doubleQuotedMinMultiLineLength: 1e9 };

function documentOf(value: object, styleOf: (text: string) => Scalar.Type | undefined): Document {
  const document = new Document(value, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(place, node) {
      const style = place === "key" || typeof node.value !== "string" ? undefined : styleOf(node.value);
      if (style) node.type = style;
    },
  });
  return document;
}
