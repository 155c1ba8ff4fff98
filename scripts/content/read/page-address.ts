/**
 * The one address of a page among those under which hosts find it: without double slashes, and without a slash, `.html`
 * or `index` at the end.
 */
export function pageAddress(path: string): string {
  const names = path.split("/").filter((name) => name !== "");
  const last = names.pop();
  if (last !== undefined && last !== "index" && last !== "index.html") names.push(last.replace(/\.html$/, ""));
  return `/${names.join("/")}`;
}
