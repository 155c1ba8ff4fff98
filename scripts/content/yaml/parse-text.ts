import {
  Composer,
  type CST,
  type Document,
  type ErrorCode,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  type ParsedNode,
  Parser,
  type YAMLError,
  type YAMLMap,
  YAMLParseError,
} from "yaml";

/** Errors after which the parser still understands the rest of the file. */
const harmless: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "BAD_DQ_ESCAPE",
  "DUPLICATE_KEY",
  "MULTIPLE_DOCS",
  "TAG_RESOLVE_FAILED",
]);

/**
 * Thrown for content that is nested too deeply for the parser, which is recursive, or whose aliases refer to nothing or
 * would grow without bounds.
 */
export class TooDeepError extends Error {}

/** The tokens of a text: of each document one, with all that is in it. */
export function tokensOf(text: string): readonly CST.Token[] {
  return [...new Parser().parse(text)];
}

/** The last text without errors and its document, which nobody changes: who has located its mistakes asks next what mends them. */
let latest: { readonly text: string; readonly document: Document.Parsed } | undefined;

/** Parses YAML, of which the tokens may be known, and logs nothing. Throws nothing but a TooDeepError. */
export function parseText(text: string, tokens?: readonly CST.Token[]): Document.Parsed {
  if (latest?.text === text) return latest.document;
  const document = withTooDeepError(() => withoutTraces(() => parse(text, tokens ?? tokensOf(text))));
  if (document.errors.length === 0) latest = { text, document };
  return document;
}

/** Parses in time that grows with the text: the parser would compare each key of a mapping with all others. */
function parse(text: string, tokens: readonly CST.Token[]): Document.Parsed {
  const document = compose(text, tokens);
  for (const { key } of repeatedPairs(document)) {
    const [start = 0] = (key as ParsedNode).range;
    document.errors.push(new YAMLParseError([start, start + 1], "DUPLICATE_KEY", "Map keys must be unique"));
  }
  return document;
}

/** As `parseDocument` of the library does. */
function compose(text: string, tokens: readonly CST.Token[]): Document.Parsed {
  const composer = new Composer({ prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: "error" });
  const [document, second] = composer.compose(tokens, true, text.length);
  // The library promises one, though it be empty.
  if (!document) throw new Error("The parser has composed no document.");
  if (second) {
    const [start, end] = second.range;
    document.errors.push(new YAMLParseError([start, end], "MULTIPLE_DOCS", "The text has several documents"));
  }
  return document;
}

/** The errors of the parser are values here, of which a file can have thousands: nobody reads where it made them. */
function withoutTraces<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Keys that are there twice, and those that are lists or mappings: the library would write them as texts, and can throw. */
const wrongKeys: ReadonlySet<string> = new Set(["DUPLICATE_KEY", "NON_STRING_KEY"]);

/** The data of a document. Of equal keys the first counts, and one that is no text does not. Throws nothing but a TooDeepError. */
export function dataOf(document: Document.Parsed): unknown {
  return withTooDeepError(() => {
    if (document.errors.some(({ code }) => wrongKeys.has(code))) dropWrongKeys(document);
    return document.toJS();
  });
}

function dropWrongKeys(document: Document.Parsed): void {
  const repeated = new Set(repeatedPairs(document));
  for (const map of mappingsIn(document)) {
    map.items = map.items.filter((pair) => !repeated.has(pair) && !isCollection(pair.key));
  }
}

/** The entries of mappings whose key an entry above them has. */
function repeatedPairs(document: Document.Parsed): Pair[] {
  const repeated: Pair[] = [];
  for (const { items } of mappingsIn(document)) {
    const keys = new Set<string>();
    for (const pair of items) {
      const name = isScalar(pair.key) ? String(pair.key.value) : "";
      if (keys.has(name)) repeated.push(pair);
      keys.add(name);
    }
  }
  return repeated;
}

/** All mappings, each before those in it, in the order of the text. The library's own walk takes ten times as long. */
function mappingsIn(document: Document.Parsed): YAMLMap[] {
  const mappings: YAMLMap[] = [];
  const left: unknown[] = [document.contents];
  while (left.length > 0) {
    const node = left.pop();
    if (isMap(node)) {
      mappings.push(node);
      for (const { key, value } of node.items.toReversed()) left.push(value, key);
    } else if (isSeq(node)) {
      for (const item of node.items.toReversed()) left.push(item);
    }
  }
  return mappings;
}

function withTooDeepError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof RangeError || error instanceof ReferenceError ? new TooDeepError(error.message) : error;
  }
}

/** The errors and warnings of a document, in the order of the text. */
export function errorsOf(document: Document.Parsed): YAMLError[] {
  return [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
}

/**
 * The errors from the first one on that keeps the parser from understanding the rest of the file. Empty where none
 * does.
 */
export function structuralErrors(errors: readonly YAMLError[]): readonly YAMLError[] {
  const first = errors.findIndex(({ code }) => !harmless.has(code));
  return first < 0 ? [] : errors.slice(first);
}
