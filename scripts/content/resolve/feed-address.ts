/** The address of the feed of a folder, below the path of the site. */
export function feedAddress(folder: string): string {
  return `${folder === "/" ? "" : folder}/feed.xml`;
}
