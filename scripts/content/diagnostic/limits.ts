/**
 * How much content there can be, and how much a report says about it: a hundred times what people write, and little
 * enough that no file takes long or much memory.
 */
export const limits = {
  /** Bytes of a page or the site file. A letter of some scripts has three. */
  fileBytes: 1024 * 1024,
  /** Bytes of an asset. Git hosts accept no larger file, and hosts of static sites accept less than this. */
  assetBytes: 100 * 1024 * 1024,
  /** Lists and mappings inside each other in a file. */
  depth: 32,
  /** Characters of a text. The schema has shorter ones, of all but the longest. */
  text: 50_000,
  /** Moments at which something of a page is published or expires: it is checked as it will be at each. */
  moments: 30,
  /** Characters of the path of a file in the content folder, and bytes of a route. */
  path: 200,
  /** Folders inside each other in the content folder. */
  folders: 8,
  /** Violations of the schema in a file: with more, the rest waits until these are mended. */
  mistakes: 250,
  /** Slips in the YAML of a file: with more, the rest waits too. */
  findings: 1000,
  /** Diagnostics of a file that a report shows. */
  shownOfFile: 20,
  /** Diagnostics of all files that a report for people shows. */
  shownOfAll: 100,
  /** Characters of a message, and of a hint, which may be a list. */
  message: 1000,
  hint: 4000,
} as const;

/** A limit as people read it: `10,000`. Not by `Intl`, whose first formatter takes longer than to load all rules. */
export function inWords(limit: number): string {
  const digits = String(limit);
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(",");
}
