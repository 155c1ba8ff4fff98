// The minimal configuration with which Eleventy writes the same pages as the renderer. Nothing in it costs further
// time.

/** @param {{ addGlobalData(name: string, data: unknown): void }} eleventy */
export default function configure(eleventy) {
  eleventy.addGlobalData("layout", "page.11ty.js");
  // One file a page, as the renderer writes it, instead of a folder with an index.html.
  eleventy.addGlobalData("permalink", () => permalink);
  return { dir: { input: "content", includes: "../_includes", data: "../data" }, markdownTemplateEngine: false };
}

/** @param {{ page: { filePathStem: string } }} data */
function permalink({ page }) {
  return `${page.filePathStem}.html`;
}
