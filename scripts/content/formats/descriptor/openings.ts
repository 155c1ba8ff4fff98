/** Permissions that a page can have beyond those of every page: to send a form, to show frames or media, to load or connect elsewhere. */
export type OpenedDirective = "connect-src" | "form-action" | "frame-src" | "img-src" | "media-src";

/** The sources that a text, a page or a site opens, by the directives of Content-Security-Policy. */
export type Openings = Readonly<Partial<Record<OpenedDirective, readonly string[]>>>;

/** Joins openings: every directive with all its sources once, sorted. */
export function joinOpenings(all: Iterable<Openings>): Openings {
  const joined = new Map<string, Set<string>>();
  for (const openings of all) {
    for (const [directive, sources] of Object.entries(openings)) {
      const known = joined.get(directive) ?? new Set();
      for (const source of sources) known.add(source);
      joined.set(directive, known);
    }
  }
  return Object.fromEntries([...joined].sort().map(([directive, sources]) => [directive, [...sources].sort()]));
}
