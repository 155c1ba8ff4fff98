/**
 * Limits of content and of reports: a hundred times what people write, and small enough that no file takes long or
 * needs much memory.
 */
export const limits = {
  /** Bytes of a page or the site file. In some scripts a letter takes three. */
  fileBytes: 1024 * 1024,
  /** Bytes of an asset. Git hosts accept no larger file, and hosts of static sites even less. */
  assetBytes: 100 * 1024 * 1024,
  /** Levels of nested lists and mappings in a file. */
  depth: 32,
  /** Characters of a text. The schema sets lower limits for all but the longest. */
  text: 50_000,
  /** Moments at which parts of a page are published or expire: it is checked as of each. */
  moments: 30,
  /** Characters of the path of a file in the content folder, and bytes of a route. */
  path: 200,
  /** Levels of nested folders in the content folder. */
  folders: 8,
  /** Schema violations reported per file: the rest waits until these are fixed. */
  mistakes: 250,
  /** YAML mistakes per file: with more, the rest waits too. */
  findings: 1000,
  /** Diagnostics per file that a report shows. */
  shownOfFile: 20,
  /** Diagnostics in total that a report for people shows. */
  shownOfAll: 100,
  /** Characters of a message, and of a hint, which may be a list. */
  message: 1000,
  hint: 4000,
} as const;

/** A limit as people read it: `10,000`. Without `Intl`, because its first formatter takes longer than loading all rules. */
export function inWords(limit: number): string {
  const digits = String(limit);
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(",");
}
