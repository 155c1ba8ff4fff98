/** Decodes the non-empty segments of a path: `/a%20b//c` is "a b", "c". Returns undefined if it cannot be decoded. */
export function decodeNames(path: string): string[] | undefined {
  try {
    return path
      .split("/")
      .filter((name) => name !== "")
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Decodes a path. One that cannot be decoded stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * True if path segments are public: none holds a slash, and none is hidden except `.well-known` at the top (RFC 8615).
 */
export function arePublic(names: readonly string[]): boolean {
  return names.every((name, index) => {
    const isHidden = name.startsWith(".") && (index > 0 || name !== ".well-known");
    return !isHidden && !/[/\\\0]/.test(name);
  });
}
