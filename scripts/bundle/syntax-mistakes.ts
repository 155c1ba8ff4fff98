import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { join } from "node:path";
import type { Diagnostic, Range } from "../content/diagnostic/diagnostic.ts";
import { LineIndex } from "../content/diagnostic/line-index.ts";
import { codeDiagnostic } from "../content/rules/blocks/invalid-code.ts";
import { blockSchemaName } from "../program/block-folders.ts";
import { packageFolder } from "../program/package-folder.ts";

interface CodeFile {
  /** The name in reports; its ending gives the language. */
  readonly name: string;
  readonly text: string;
  /** The folder of the file, if its imports are to be checked. */
  readonly folder?: string;
}

/** Syntax mistakes in code or a stylesheet, and imports that reach no page or have no file. */
export async function syntaxMistakes(file: CodeFile): Promise<readonly Diagnostic[]> {
  const { name, text, folder } = file;
  if (name.endsWith(".css")) return styleMistakes(file);
  // Imported here, because most commands do not need Vite.
  const { parseSync } = await import("vite");
  const lines = new LineIndex(text);
  const { errors, module } = parseSync(name, text, { showSemanticErrors: true } as object);
  const lost = module.staticImports.flatMap(({ moduleRequest: { value, start, end }, entries }) => {
    // Type imports are erased, and a package may have only types.
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
    // The token itself helps more than the parser's name for its kind.
    const found = text.slice(first.start, first.end).replaceAll(/^["'`]|["'`]$/g, "");
    const words = message.replace(/(?<= but found `)(?:string|Identifier)(?=`$)/, () => found);
    return codeDiagnostic({ file: name, ...place, words, ...(related.length > 0 ? { related } : {}) });
  });
  return [...slips, ...lost];
}

/** Imports that compile but have no effect on any page. */
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

/** What to say about an import if no file has any of the names that it may have. */
function missingImport(value: string, folder: string | undefined) {
  // Types are imported before they are first generated, and such imports are erased.
  if (folder === undefined || !/^\.{1,2}\//.test(value) || value.endsWith("/types.gen.ts")) return undefined;
  const file = join(folder, value.replace(/\?.*/, ""));
  // TypeScript may be imported by the name of its compiled file.
  const names = [
    ...endings.map((ending) => file + ending),
    ...[".ts", ".tsx"].map((one) => file.replace(/\.jsx?$/, one)),
  ];
  if (names.some((one) => existsSync(one))) return undefined;
  return missingFile(value);
}

/** What to say about an import of a package that is not installed in any folder above the project's file or the renderer. */
function missingPackage(value: string, folder: string | undefined) {
  const [name] = /^(?:@[\w.-]+\/)?[a-z\d][\w.-]*(?=\/|$)/i.exec(value) ?? [];
  // Yarn may keep packages without folders.
  if (folder === undefined || process.versions["pnp"]) return undefined;
  const above = [folder, import.meta.dirname].flatMap(
    // Node's own modules have no paths.
    (from) => createRequire(join(from, "any.js")).resolve.paths("any") ?? [],
  );
  // A package may have the same name as one of Node's modules, such as buffer.
  const isThere = name !== undefined && above.some((packages) => existsSync(join(packages, name)));
  if (isThere || name === "yaml-pages") return undefined;
  if (isBuiltin(value)) return isInteractive(folder) ? notInBrowsers(value) : undefined;
  if (name === undefined) return undefined;
  return { words: `The package "${name}" is not installed`, hint: `Run npm install ${name}.` };
}

/** Whether a folder holds a block that React hydrates in the browser. */
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

/** The parts of the stylesheet parsers that are used here: Vite brings both. */
interface StyleParsers {
  readonly postcss: { parse(text: string): unknown };
  readonly lightningcss: { transform(input: { filename: string; code: Uint8Array }): unknown };
}

/** Only the first mistake in a stylesheet. Vite parses some with postcss, and the output of all of them with lightningcss. */
function styleMistakes({ name, text, folder }: CodeFile): readonly Diagnostic[] {
  // In a pnpm store its path is different.
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

/** Files that a stylesheet refers to and that do not exist: the bundler would leave the paths as they are, and browsers find nothing. */
function lostUrls({ name, text, folder }: Required<CodeFile>): readonly Diagnostic[] {
  const lines = new LineIndex(text);
  // Of the same length, so that positions stay correct.
  const code = text.replaceAll(/\/\*.*?\*\//gs, (comment) => " ".repeat(comment.length));
  return [...code.matchAll(urlForm)].flatMap(({ 0: all, 1: double, 2: single, 3: bare, index }) => {
    const path = (double ?? single ?? bare ?? "").replace(/[?#].*/s, "");
    if (!/^\.{1,2}\//.test(path) || /[\\%]/.test(path) || existsSync(join(folder, path))) return [];
    const start = index + all.indexOf(path);
    return codeDiagnostic({ file: name, ...lines.range(start, start + path.length), ...missingFile(path) });
  });
}

interface StyleError extends Error, Partial<Range> {
  /** The message of postcss without its position. */
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
  // The parser's names for tokens mean nothing to authors.
  const words =
    reason ?? (/^Unexpected token/.test(message) ? `Unexpected "${sign}"` : message.replace(/, got .*/, ""));
  return codeDiagnostic({ file: name, ...place, words });
}
