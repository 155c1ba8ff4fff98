// What an Eleventy site needs to write the same pages as the renderer, and nothing that costs it time beyond that.

/** @param {{ addGlobalData(name: string, data: unknown): void }} eleventy */
export default function configure(eleventy) {
  eleventy.addGlobalData("layout", "page.11ty.js");
  // A file a page, as the renderer writes it, instead of a folder with an index.html.
  eleventy.addGlobalData("permalink", () => permalink);
  return { dir: { input: "content", includes: "../_includes", data: "../data" }, markdownTemplateEngine: false };
}

/** @param {{ page: { filePathStem: string } }} data */
function permalink({ page }) {
  return `${page.filePathStem}.html`;
}
