import { type Baseline, parseBaseline, withoutRecorded } from "../answers/baseline.ts";
import { checksOfSite, siteChecks, withSeverity } from "../answers/site-checks.ts";
import { withoutAccepted } from "../answers/without-accepted.ts";
import { type ComposedContent, composeContent } from "../compose/compose-content.ts";
import {
  type Diagnostic,
  everyLine,
  publishedErrors,
  sortDiagnostics,
  withBoundedTexts,
} from "../diagnostic/diagnostic.ts";
import { valueAt } from "../diagnostic/path.ts";
import { whileReading } from "../diagnostic/while-reading.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { presentView, type View } from "../index/publication.ts";
import { fileKind, isTable, siteFileName } from "../read/content-path.ts";
import { type RawContent, readContent, type SourceFile } from "../read/read-content.ts";
import { allFileRules } from "../rules/all-rules.ts";
import { invalidFact } from "../rules/fill/invalid-fact.ts";
import { unknownFact } from "../rules/fill/unknown-fact.ts";
import { filledWith, isComposed, rowNumber } from "../yaml/fillings.ts";
import { checkMoments, checkUnpublished } from "./check-moments.ts";
import type { ContentModel, DiagnosedFile } from "./content-model.ts";
import { oncePerPlace } from "./once-per-place.ts";
import { type ContentToCheck, openContent } from "./open-content.ts";
import { parseAlone, parseFile } from "./parse-file.ts";
import { checksOf, runFileRules } from "./run-rules.ts";
import { schemaDiagnostics } from "./schema-diagnostics.ts";

/** The result of checking a content folder. It has an index if there is no error in content that is or will be published. */
export interface CheckedContent {
  readonly files: number;
  /** All mistakes of all files, sorted by file and line. */
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: readonly SourceFile[];
  /** Other files that may have mistakes: the tables from which pages are made, and the published addresses. */
  readonly tables: readonly Pick<SourceFile, "displayPath" | "text">[];
  /** The paths of the pages made from table rows, including those with mistakes. */
  readonly rows: readonly string[];
  /** The recorded warnings that are still there, if warnings have been recorded. */
  readonly recorded?: Baseline | undefined;
  readonly index: ContentIndex | undefined;
  /** Like the index, but includes content that will be published later. */
  readonly kept: ContentIndex | undefined;
}

/** Reads and checks a content folder. Paths in reports are relative to `cwd`. */
export function checkContent(model: ContentModel, dir: string, cwd: string, view = presentView()): CheckedContent {
  return checkRawContent(model, readContent(dir, cwd), view);
}

/**
 * Checks content that has been read: its files, their syntax, their schemas, and the relations between pages, as of a view and
 * at each later moment when something is published or expires.
 */
export function checkRawContent(model: ContentModel, raw: ContentToCheck, view = presentView()): CheckedContent {
  const whole = composed(model, raw);
  const checked = checkFiles(model, whole);
  const site = checked.find(({ file }) => file.source.path === siteFileName)?.file;
  const severities = siteChecks(site?.data);
  const active = { ...model, checks: checksOfSite(model.checks, severities, "error", "warning") };
  const content = openContent(active, { raw: whole, checked, view });
  const lacks = whole.problems.length > 0 && lacksFacts(whole);
  const found = [
    ...runFileRules(allFileRules, whole),
    ...whole.problems,
    ...checked.flatMap((file) => file.diagnostics).map((one) => (content.isLeftOut(one) ? toUnpublished(one) : one)),
    ...checkMoments(active, content),
    ...checkUnpublished(active, content).map(toUnpublished),
  ].filter(({ code }) => code !== unknownFact.code || !lacks);
  const all = sortDiagnostics(whole.shared ? oncePerPlace(found, whole.templates) : found)
    .map(withBoundedTexts)
    .flatMap((one) => withSeverity(one, severities));
  const unanswered = withoutAccepted(all, {
    checks: severities,
    sources: raw.sources,
    ran: new Set(active.checks.map(({ code }) => code)),
  });
  const recorded = raw.baseline === undefined ? undefined : parseBaseline(raw.baseline);
  const canBe = ({ severity, unpublished }: Diagnostic) => severity === "warning" && !unpublished;
  const since = recorded && withoutRecorded(unanswered, { raw, recorded, canBe });
  const { diagnostics } = since ?? { diagnostics: unanswered };
  const isRight = publishedErrors(diagnostics).length === 0;
  return {
    files: raw.sources.length,
    diagnostics,
    sources: raw.sources,
    tables: [...(raw.tables ?? []), ...(raw.lock ? [raw.lock] : [])],
    rows: whole.sources.flatMap((source) => (rowNumber(source) === undefined ? [] : [source.path])),
    ...(since ? { recorded: since.left } : {}),
    index: isRight ? content.at(view.at) : undefined,
    kept: isRight ? content.kept : undefined,
  };
}

/** Whether a file of facts has a syntax error: unknown facts may be defined there. */
function lacksFacts({ files, problems }: ComposedContent): boolean {
  const facts = new Set(files.flatMap(({ path, displayPath }) => (fileKind(path) === "facts" ? [displayPath] : [])));
  return problems.some(({ file, code }) => facts.has(file) && code !== unknownFact.code && code !== invalidFact.code);
}

function toUnpublished(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, unpublished: true };
}

/** The index of all content, or of the content that a view shows. It has everything that can be read, and leaves out wrong values. */
export function indexRawContent(
  model: ContentModel,
  raw: ContentToCheck,
  view: View = { at: Date.now(), shows: "everything" },
): ContentIndex {
  const whole = composed(model, raw);
  return openContent(model, { raw: whole, checked: checkFiles(model, whole), view }).at(view.at);
}

/** Content with its pages composed. */
export function composed<Raw extends ContentToCheck>(model: ContentModel, raw: Raw): Raw & ComposedContent {
  const content = composeContent(raw, (source) =>
    parseAlone(source, isTable(source.path) ? undefined : model.shapes[schemaKind(source.path)]),
  );
  return { ...raw, ...content };
}

/** The schema of a file. Facts have none, and parts hold blocks like pages. */
function schemaKind(path: string): keyof ContentModel["shapes"] {
  const kind = fileKind(path);
  return kind === "site" || kind === "language" ? kind : "page";
}

function checkFiles(model: ContentModel, raw: RawContent): readonly DiagnosedFile[] {
  return raw.sources.map((source) => whileReading(source.displayPath, () => checkFile(model, source)));
}

/** The mistakes of files on their own, whatever else is on the site. */
export function checkAlone(model: ContentModel, raw: RawContent, view = presentView()): readonly Diagnostic[] {
  const all = [...raw.sources, ...raw.others, ...raw.sources.flatMap(filledWith)];
  const files = new Set(all.map(({ displayPath }) => displayPath));
  const { diagnostics } = checkRawContent({ ...model, checks: checksOf(model.checks, "file", "page") }, raw, view);
  return diagnostics.filter(({ file }) => files.has(file));
}

function checkFile(model: ContentModel, source: SourceFile): DiagnosedFile {
  const known = model.memory.get(source);
  if (known) return known;
  const checked = readFile(model, source);
  model.memory.set(source, checked);
  return checked;
}

/** The mistakes of a file on its own. After a syntax error, keys missing at its top level are not reported. */
function readFile(model: ContentModel, source: SourceFile): DiagnosedFile {
  const { path } = source;
  const kind = schemaKind(path);
  const validate = model.validator[kind];
  const shape = model.shapes[kind];
  const { file, diagnostics, lost = new Set() } = parseFile(source, shape);
  if (file.data === undefined) return { file, diagnostics };
  const found = schemaDiagnostics(file, validate(file.data), shape);
  const parts = isComposed(source) ? [...source.fillings.shared.parts.values()] : [];
  // A value with an unknown fact cannot be checked.
  const isUnknown = ({ pointer, file: name, of }: Diagnostic) =>
    lost.has(of?.pointer ?? "") ||
    diagnostics.some((one) => one.code === unknownFact.code && one.pointer === pointer && one.file === name);
  const isLost = (one: Diagnostic) => {
    if (isUnknown(one)) return true;
    const written = parts.find((part) => part.source.displayPath === one.file) ?? file;
    return written.isDamaged(/^(?:\/blocks)?$/.test(one.pointer) ? everyLine : one);
  };
  // In a template whose file name lacks its brackets, unknown names are columns rather than facts.
  const isTemplate = rowNumber(source) === undefined && valueAt(file.data, ["each"]) !== undefined;
  const known = isTemplate ? diagnostics.filter(({ code }) => code !== unknownFact.code) : diagnostics;
  return {
    file,
    diagnostics: [...known, ...found.filter((one) => !isLost(one))],
    lost: [...lost, ...found.filter(isLost).map(({ pointer }) => pointer)],
  };
}
