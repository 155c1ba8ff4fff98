import type { AlignType, Link, Paragraph, Text } from "mdast";
import type { CompileContext, Extension, Handle, Token } from "mdast-util-from-markdown";

/** The place of the target of a link in its text: offsets from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The places of the targets of links and definitions, by their nodes. */
export type LinkSpans = WeakMap<object, Span>;

/**
 * Makes the nodes of GFM, and notes where the targets of links stand. The packages for the former would also load what
 * writes Markdown, which takes longer than to parse a page.
 */
export function markdownExtension(targets: LinkSpans): Extension {
  const note: Handle = function (token) {
    const node = this.stack.at(-1);
    if (node) targets.set(node, { start: token.start.offset, end: token.end.offset });
  };
  return {
    enter: {
      resourceDestinationString: function (token) {
        note.call(this, token);
        this.buffer();
      },
      definitionDestinationString: function (token) {
        note.call(this, token);
        this.buffer();
      },
      strikethrough: open("delete"),
      table: function (token) {
        // The extension that makes this token gives it the alignments.
        const { _align: align = [] } = token as Token & { _align?: readonly (AlignType | "none")[] };
        this.enter({ type: "table", align: align.map((one) => (one === "none" ? null : one)), children: [] }, token);
      },
      tableRow: open("tableRow"),
      tableHeader: open("tableCell"),
      tableData: open("tableCell"),
      literalAutolink: openLink,
      literalAutolinkEmail: value,
      literalAutolinkHttp: value,
      literalAutolinkWww: value,
    },
    exit: {
      strikethrough: close,
      table: close,
      tableRow: close,
      tableHeader: close,
      tableData: close,
      codeText: closeCode,
      literalAutolink: closeLink,
      literalAutolinkEmail: address("mailto:"),
      literalAutolinkHttp: address(""),
      // GitHub makes it http:, which no link of a site can be.
      literalAutolinkWww: address("https://"),
    },
  };
}

function open(type: "delete" | "tableRow" | "tableCell"): Handle {
  return function (token) {
    this.enter({ type, children: [] }, token);
  };
}

function close(this: CompileContext, token: Token): void {
  this.exit(token);
}

function openLink(this: CompileContext, token: Token): void {
  this.enter({ type: "link", url: "", children: [] }, token);
}

function value(this: CompileContext, token: Token): void {
  this.config.enter["autolinkProtocol"]?.call(this, token);
}

function address(scheme: string): Handle {
  return function (token) {
    this.config.exit["data"]?.call(this, token);
    // `openLink` has entered it.
    (this.stack.at(-1) as Link).url = scheme + this.sliceSerialize(token);
  };
}

/** A bare address whose host has no dot, as an example in a sentence has, is no link in GFM, though its parser makes one. */
function closeLink(this: CompileContext, token: Token): void {
  this.exit(token);
  // `openLink` has made the last node, and it holds one text.
  const siblings = (this.stack.at(-1) as Paragraph).children;
  const { url, children } = siblings.at(-1) as Link;
  if (!/^https?:\/\/(?!localhost\b|[^/?#]*@)[^,./?#:[]+(?:[/?#:]|$)/i.test(url)) return;
  siblings.pop();
  const [text] = children as [Text];
  const before = siblings.at(-1);
  if (before?.type !== "text") siblings.push(text);
  else {
    before.value += text.value;
    if (before.position && text.position) before.position.end = text.position.end;
  }
}

/** In a table the sign | stands for itself in code only after a backslash. */
function closeCode(this: CompileContext, token: Token): void {
  const code = this.resume();
  const node = this.stack.at(-1);
  const isInTable = this.stack.some(({ type }) => type === "table");
  if (node?.type === "inlineCode") node.value = isInTable ? code.replaceAll("\\|", "|") : code;
  this.exit(token);
}
