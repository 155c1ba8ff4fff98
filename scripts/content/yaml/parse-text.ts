import {
  type Document,
  type ErrorCode,
  isCollection,
  isScalar,
  Lexer,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";

/** Errors after which the parser still understands the rest of the file. */
const harmless: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "BAD_DQ_ESCAPE",
  "DUPLICATE_KEY",
  "MULTIPLE_DOCS",
  "TAG_RESOLVE_FAILED",
]);

/**
 * Thrown for content that is nested too deeply for the recursive parser, or whose aliases refer to nothing or would
 * grow without bounds.
 */
export class TooDeepError extends Error {}

/**
 * So many nested collections take the parser a quarter of the stack. A stack overflow cannot always be caught: if it happens while V8
 * compiles a regular expression, the process ends.
 */
const mostDepth = 250;

function throwIfTooDeep(text: string): void {
  if ((text.match(/[[{]/g) ?? []).length <= mostDepth && !/^[ \t?:-]{500}/m.test(text)) return;
  let open = 0;
  let lead = 0;
  let isLead = true;
  for (const token of new Lexer().lex(text)) {
    if (token === "[" || token === "{") open++;
    if (token === "]" || token === "}") open = Math.max(0, open - 1);
    isLead &&= /^[ \t?:-]+$/.test(token);
    if (isLead) lead += token.length;
    if (token.endsWith("\n") || token === "\u0002") [isLead, lead] = [true, 0];
    // A block collection is indented by a column or two.
    if (open > mostDepth || lead > 2 * mostDepth) throw new TooDeepError();
  }
}

/** Parses YAML without logging. Throws only a TooDeepError. */
export function parseText(text: string): Document.Parsed {
  throwIfTooDeep(text);
  const options = { prettyErrors: false, stringKeys: true, logLevel: "error" } as const;
  return withTooDeepError(() => withoutTraces(() => parseDocument(text, options)));
}

/** Skips the stack traces of parser errors: a file can have thousands, and nobody reads them. */
function withoutTraces<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Duplicate keys, and keys that are lists or mappings: the library would turn them into strings, and can throw. */
const wrongKeys: ReadonlySet<string> = new Set(["DUPLICATE_KEY", "NON_STRING_KEY"]);

/** The data of a document. Only the first of duplicate keys counts, and keys that are collections are dropped. Throws only a TooDeepError. */
export function dataOf(document: Document.Parsed): unknown {
  return withTooDeepError(() => {
    if (document.errors.some(({ code }) => wrongKeys.has(code))) dropWrongKeys(document);
    return document.toJS();
  });
}

/** Turns numbers that would change as numbers, such as 0150, +41 and 1.10, into strings, except amounts. Returns false if there is an alias. */
export function keepSigns(document: Document.Parsed): boolean {
  let isWritten = true;
  visit(document, {
    Alias() {
      isWritten = false;
    },
    Pair(_, { key, value }) {
      if (!isScalar(value) || typeof value.value !== "number" || (isScalar(key) && key.value === "amount")) return;
      const { source = "" } = value;
      if (source !== String(value.value) && /^[-+]?[\d.]+$/.test(source)) value.value = source;
    },
  });
  return isWritten;
}

function dropWrongKeys(document: Document.Parsed): void {
  visit(document, {
    Map(_, map) {
      const known = new Set<string>();
      map.items = map.items.filter(({ key }) => {
        const name = isScalar(key) ? String(key.value) : "";
        return !isCollection(key) && !known.has(name) && known.add(name);
      });
    },
  });
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
 * The errors from the first one that keeps the parser from understanding the rest of the file. Empty if there is none.
 */
export function structuralErrors(errors: readonly YAMLError[]): readonly YAMLError[] {
  const first = errors.findIndex(({ code }) => !harmless.has(code));
  return first < 0 ? [] : errors.slice(first);
}
