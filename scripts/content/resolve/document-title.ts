/** The title of a document: that of the page, with the brand where it does not name it itself. */
export function documentTitle(title: string, brand: string): string {
  return title.includes(brand) ? title : `${title} · ${brand}`;
}
