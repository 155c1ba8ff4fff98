/** The path that a site is served below, without a slash at its end: `/library` for `https://example.com/library`, empty for `https://example.com`. */
export function basePath(origin: string): string {
  return origin.replace(/^\w+:\/\/[^/]*/, "");
}
