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
  /** Another line at which it is as right, or several. */
  readonly orAt?: string | readonly string[];
  /** The file, where that is not the one of the case. */
  readonly in?: string;
  /** Words of which the first report has one, in any case of letters. */
  readonly says: readonly string[];
  /** What the author of the case thinks to be the remedy, for those who read it. */
  readonly remedy?: string;
}

/** A change of a site that an author could make, and what the check must say of it: nothing, where it is right. */
export interface CorpusCase {
  /** The folder of the site that it changes, in the fixtures. */
  readonly site: string;
  readonly name: string;
  readonly file: string;
  readonly edits?: readonly Replacement[];
  readonly add?: AddedFile;
  readonly adds?: readonly AddedFile[];
  readonly remove?: string | readonly string[];
  readonly expect: readonly ExpectedMistake[];
  /** What the author meant, as changes of the file as it was before. */
  readonly meant?: readonly Replacement[];
  /** Whether its author doubts that it is a mistake, or one that a check could see. */
  readonly doubt?: true;
}

const originals = new Map<string, RawContent>();

/** The site that a case changes. */
function originalSite({ site }: CorpusCase): RawContent {
  const original = originals.get(site) ?? readContent(join(projectRoot, "tests/fixtures", site), projectRoot);
  originals.set(site, original);
  return original;
}

/** The path of a file of the site of a case in reports. */
export function displayPathOf({ site }: CorpusCase, path: string): string {
  return `tests/fixtures/${site}/${path}`;
}

/** The cases of a file, which change one site where they do not say which. */
export function readCases(file: string, site?: string): CorpusCase[] {
  // The cast is safe: the test fails for a case that lacks what it must have.
  return (parse(readFileSync(file, "utf8")) as CorpusCase[]).map((example) => ({
    ...example,
    site: site ?? example.site,
  }));
}

/** The site with the mistake. Files that are not changed are the same objects. */
export function changedSite(example: CorpusCase): RawContent {
  const { name, file, edits = [], add, adds = [], remove = [] } = example;
  const original = originalSite(example);
  const removed = [remove].flat();
  const kept = original.sources.filter(({ path }) => !removed.includes(path));
  const files = [...(add ? [add] : []), ...adds].map(
    ({ path, text }): SourceFile => ({ path, text, displayPath: displayPathOf(example, path) }),
  );
  // As the reader of a folder does it: what is not YAML is no page.
  const added = files.filter(({ path }) => path.endsWith(".yaml"));
  const strangers = files.filter((file) => !added.includes(file)).map(({ text: _, ...names }) => names);
  const sources = [...kept, ...added].map((source) =>
    source.path === file && edits.length > 0 ? { ...source, text: replaced(name, source.text, edits) } : source,
  );
  const assets = original.assets.filter((address) => !removed.includes(address.replace("/assets/", "_assets/")));
  const isAdded = (path: string) => added.some((other) => other.path === path);
  return {
    ...original,
    assets,
    others: [...original.others, ...strangers],
    // As Git would say it: the pages of the case are not in it yet.
    ageOf: (path) => (isAdded(path) ? Number.POSITIVE_INFINITY : path === file ? Number.MAX_SAFE_INTEGER : 1),
    sources: sources.sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

/** The text that the author meant, or undefined where the case does not say it. */
export function meantText(example: CorpusCase): string | undefined {
  const { name, file, meant } = example;
  const before = originalSite(example).sources.find(({ path }) => path === file)?.text;
  return meant && before !== undefined ? replaced(name, before, meant) : undefined;
}

function replaced(name: string, text: string, edits: readonly Replacement[]): string {
  return edits.reduce((current, { find, replace }) => {
    if (!current.includes(find)) throw new Error(`${name}: this is not there: ${find}`);
    return current.replace(find, () => replace);
  }, text);
}
