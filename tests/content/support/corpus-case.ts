import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type RawContent, readContent, type SourceFile } from "../../../scripts/content/read/read-content.ts";
import { projectRoot } from "../../../scripts/program/project.ts";

interface Replacement {
  readonly find: string;
  readonly replace: string;
}

interface AddedFile {
  readonly path: string;
  readonly text: string;
}

/** A mistake that a report must name. */
export interface ExpectedMistake {
  /** The line of the mistake, without the spaces around it. */
  readonly at: string;
  /** Which of the lines that read so; 1 where nothing is said. */
  readonly nth?: number;
  /** Another line at which it is as right. */
  readonly orAt?: string;
  /** The file, where that is not the one of the case. */
  readonly in?: string;
  /** Words of which the first report has one, in any case of letters. */
  readonly says: readonly string[];
}

/** A change of the ferry site that an author could make, and what the check must say of it: nothing, where it is right. */
export interface CorpusCase {
  readonly name: string;
  readonly file: string;
  readonly edits?: readonly Replacement[];
  readonly add?: AddedFile;
  readonly adds?: readonly AddedFile[];
  readonly remove?: string | readonly string[];
  readonly expect: readonly ExpectedMistake[];
  /** What the author meant, as changes of the file as it was before. */
  readonly meant?: readonly Replacement[];
}

const site = "tests/fixtures/ferry-site";
let original: RawContent | undefined;

/** The site that all cases change. */
export function corpusSite(): RawContent {
  original ??= readContent(join(projectRoot, site), projectRoot);
  return original;
}

/** The path of a file of that site in reports. */
export function displayPathOf(path: string): string {
  return `${site}/${path}`;
}

export function readCases(file: string): CorpusCase[] {
  // The cast is safe: the test fails for a case that lacks what it must have.
  return parse(readFileSync(file, "utf8")) as CorpusCase[];
}

/** The site with the mistake. Files that are not changed are the same objects. */
export function changedSite({ name, file, edits = [], add, adds = [], remove = [] }: CorpusCase): RawContent {
  const removed = [remove].flat();
  const kept = corpusSite().sources.filter(({ path }) => !removed.includes(path));
  const added = [...(add ? [add] : []), ...adds].map(
    ({ path, text }): SourceFile => ({ path, text, displayPath: displayPathOf(path) }),
  );
  const sources = [...kept, ...added].map((source) =>
    source.path === file && edits.length > 0 ? { ...source, text: replaced(name, source.text, edits) } : source,
  );
  const assets = corpusSite().assets.filter((address) => !removed.includes(address.replace("/assets/", "_assets/")));
  const isAdded = (path: string) => added.some((other) => other.path === path);
  return {
    ...corpusSite(),
    assets,
    // As Git would say it: the pages of the case are not in it yet.
    ageOf: (path) => (isAdded(path) ? Number.POSITIVE_INFINITY : path === file ? Number.MAX_SAFE_INTEGER : 1),
    sources: sources.sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

/** The text that the author meant, or undefined where the case does not say it. */
export function meantText({ name, file, meant }: CorpusCase): string | undefined {
  const before = corpusSite().sources.find(({ path }) => path === file)?.text;
  return meant && before !== undefined ? replaced(name, before, meant) : undefined;
}

function replaced(name: string, text: string, edits: readonly Replacement[]): string {
  return edits.reduce((current, { find, replace }) => {
    if (current.split(find).length !== 2) throw new Error(`${name}: this is not there once: ${find}`);
    return current.replace(find, () => replace);
  }, text);
}
