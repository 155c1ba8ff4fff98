/** The names that the path of an address spells, without empty ones, or undefined where it cannot be decoded: `/a%20b//c` is "a b", "c". */
export function decodeNames(path: string): string[] | undefined {
  try {
    return encodedNames(path).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** A path as the names of files spell it. One that cannot be decoded stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** One page, one address: without a second slash, and without a slash, `.html` or `index` at its end. */
export function plainPath(path: string): string {
  const names = encodedNames(path);
  const last = names.pop();
  if (last !== undefined && last !== "index" && last !== "index.html") names.push(last.replace(/\.html$/, ""));
  return `/${names.join("/")}`;
}

/** Whether names are for the public: none leads elsewhere, and none is hidden but the folder whose purpose is to be seen (RFC 8615). */
export function arePublic(names: readonly string[]): boolean {
  return names.every((name, index) => {
    const isHidden = name.startsWith(".") && (index > 0 || name !== ".well-known");
    return !isHidden && !/[/\\\0]/.test(name);
  });
}

function encodedNames(path: string): string[] {
  return path.split("/").filter((name) => name !== "");
}
