import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { join } from "node:path";
import type { Diagnostic, Range } from "../content/diagnostic/diagnostic.ts";
import { LineIndex } from "../content/diagnostic/line-index.ts";
import { codeDiagnostic } from "../content/rules/blocks/invalid-code.ts";
import { blockSchemaName } from "../program/block-folders.ts";
import { packageFolder } from "../program/package-folder.ts";

interface CodeFile {
  /** As reports name it; its ending says what it is. */
  readonly name: string;
  readonly text: string;
  /** Where it lies, if what it imports is looked for. */
  readonly folder?: string;
}

/** What no compiler can read in a file of code or a stylesheet, and what code imports in vain. */
export async function syntaxMistakes(file: CodeFile): Promise<readonly Diagnostic[]> {
  const { name, text, folder } = file;
  if (name.endsWith(".css")) return styleMistakes(file);
  // Imported here, because most commands need no Vite.
  const { parseSync } = await import("vite");
  const lines = new LineIndex(text);
  const { errors, module } = parseSync(name, text, { showSemanticErrors: true } as object);
  const lost = module.staticImports.flatMap(({ moduleRequest: { value, start, end }, entries }) => {
    // Nothing of a type is left, and a package may have types alone.
    if (entries.length > 0 && entries.every(({ isType }) => isType)) return [];
    const said =
      lostImports.find(({ form }) => form.test(value))?.report ??
      missingImport(value, folder) ??
      missingPackage(value, folder);
    return said ? codeDiagnostic({ file: name, ...lines.range(start, end), ...said }) : [];
  });
  const slips = errors.map(({ message, labels }) => {
    const [first = { start: 0, end: 0, message: "" }, ...others] = labels;
    const related = others.flatMap(({ start, message }) => {
      const { line, column } = lines.range(start, start);
      return message ? [{ file: name, line, column, message: `${message}.` }] : [];
    });
    const place = lines.range(first.start, Math.max(first.end, first.start + 1));
    // Its own name for a kind of word helps less than the word.
    const found = text.slice(first.start, first.end).replaceAll(/^["'`]|["'`]$/g, "");
    const words = message.replace(/(?<= but found `)(?:string|Identifier)(?=`$)/, () => found);
    return codeDiagnostic({ file: name, ...place, words, ...(related.length > 0 ? { related } : {}) });
  });
  return [...slips, ...lost];
}

/** Imports that compile, and of which no page would have anything. */
const lostImports = [
  {
    form: /(?<!\.module)\.css$/,
    report: {
      words: "An imported stylesheet reaches pages only as a .module.css",
      hint: "Take class names from a .module.css (a package may also have one), or @import it in theme/site.css, for every page.",
    },
  },
  {
    form: /\.(?:avif|gif|ico|jpe?g|mp4|pdf|png|svg|webm|webp|woff2?)$/i,
    report: {
      words: "A file imported by code reaches no page",
      hint: "Put it into the _assets/ of the pages, and refer to it in the content: the schema of a picture is yaml-pages/shared/image.schema.json.",
    },
  },
];

const endings = ["", ...["ts", "tsx", "js", "jsx", "mjs", "json"].flatMap((one) => [`.${one}`, `/index.${one}`])];

/** What to say of an import of a file that is not there, by any of the names that it may have. */
function missingImport(value: string, folder: string | undefined) {
  // Types are imported before they are generated for the first time, and nothing of them is left.
  if (folder === undefined || !/^\.{1,2}\//.test(value) || value.endsWith("/types.gen.ts")) return undefined;
  const file = join(folder, value.replace(/\?.*/, ""));
  // TypeScript may be imported as what it is compiled to.
  const names = [
    ...endings.map((ending) => file + ending),
    ...[".ts", ".tsx"].map((one) => file.replace(/\.jsx?$/, one)),
  ];
  if (names.some((one) => existsSync(one))) return undefined;
  return missingFile(value);
}

/** What to say of an import of a package that is installed nowhere above, neither for the project nor for the renderer. */
function missingPackage(value: string, folder: string | undefined) {
  const [name] = /^(?:@[\w.-]+\/)?[a-z\d][\w.-]*(?=\/|$)/i.exec(value) ?? [];
  // Yarn may keep packages without folders.
  if (folder === undefined || process.versions["pnp"]) return undefined;
  const above = [folder, import.meta.dirname].flatMap(
    // Of a module of Node there are no paths.
    (from) => createRequire(join(from, "any.js")).resolve.paths("any") ?? [],
  );
  // A package may have the name of a module of Node, such as buffer.
  const isThere = name !== undefined && above.some((packages) => existsSync(join(packages, name)));
  if (isThere || name === "yaml-pages") return undefined;
  if (isBuiltin(value)) return isInteractive(folder) ? notInBrowsers(value) : undefined;
  if (name === undefined) return undefined;
  return { words: `The package "${name}" is not installed`, hint: `Run npm install ${name}.` };
}

/** Whether a folder holds a block that React takes over in the browser. */
function isInteractive(folder: string): boolean {
  const file = join(folder, blockSchemaName);
  // A mistake in it is reported separately.
  return existsSync(file) && /"interactive"\s*:\s*true/.test(readFileSync(file, "utf8"));
}

function notInBrowsers(name: string) {
  const hint = "Read what it needs in a block without state, or take it from the content.";
  return { words: `No browser has "${name}", and this block runs there too`, hint };
}

function missingFile(path: string) {
  return { words: `There is no file "${path}"`, hint: "Write the path of an existing file, relative to this one." };
}

/** The parts of the parsers of stylesheets that are used here: Vite brings both. */
interface StyleParsers {
  readonly postcss: { parse(text: string): unknown };
  readonly lightningcss: { transform(input: { filename: string; code: Uint8Array }): unknown };
}

/** A stylesheet ends at its first mistake. Vite reads some with the one parser, and what all of them come to with the other. */
function styleMistakes({ name, text, folder }: CodeFile): readonly Diagnostic[] {
  // A store of pnpm has it under another path.
  const load = createRequire(join(realpathSync(packageFolder("vite")), "package.json"));
  const parsers: StyleParsers = { postcss: load("postcss"), lightningcss: load("lightningcss") };
  try {
    parsers.postcss.parse(text);
    parsers.lightningcss.transform({ filename: name, code: Buffer.from(text) });
    return folder === undefined ? [] : lostUrls({ name, text, folder });
  } catch (error) {
    return [styleDiagnostic({ name, text }, error as StyleError)];
  }
}

const urlForm = /(?:\burl\(\s*|@import\s+)(?:"([^"]*)"|'([^']*)'|([^\s"')]+))/g;

/** What a stylesheet names by its path and is not there: the bundler would leave it as it is, and browsers find nothing. */
function lostUrls({ name, text, folder }: Required<CodeFile>): readonly Diagnostic[] {
  const lines = new LineIndex(text);
  // Of the same length, so that places stay.
  const code = text.replaceAll(/\/\*.*?\*\//gs, (comment) => " ".repeat(comment.length));
  return [...code.matchAll(urlForm)].flatMap(({ 0: all, 1: double, 2: single, 3: bare, index }) => {
    const path = (double ?? single ?? bare ?? "").replace(/[?#].*/s, "");
    if (!/^\.{1,2}\//.test(path) || /[\\%]/.test(path) || existsSync(join(folder, path))) return [];
    const start = index + all.indexOf(path);
    return codeDiagnostic({ file: name, ...lines.range(start, start + path.length), ...missingFile(path) });
  });
}

interface StyleError extends Error, Partial<Range> {
  /** What postcss says without its place. */
  readonly reason?: string;
  /** Where lightningcss stopped. */
  readonly loc?: Pick<Range, "line" | "column">;
}

function styleDiagnostic({ name, text }: CodeFile, error: StyleError): Diagnostic {
  const { message, reason, loc = { line: error.line ?? 1, column: error.column ?? 1 } } = error;
  const rest = text.split("\n")[loc.line - 1]?.slice(loc.column - 1) ?? "";
  const [, gap = "", sign = ""] = /^(\s*)([\w.#@-]+|.?)/.exec(rest) ?? [];
  const column = loc.column + gap.length;
  const place = { line: loc.line, column, endLine: loc.line, endColumn: column + Math.max(sign.length, 1) };
  // The names that the parser has for signs say nothing to those who write them.
  const words =
    reason ?? (/^Unexpected token/.test(message) ? `Unexpected "${sign}"` : message.replace(/, got .*/, ""));
  return codeDiagnostic({ file: name, ...place, words });
}
