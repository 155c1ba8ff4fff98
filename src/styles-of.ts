import type { PageAssets } from "./site.ts";

/** The text of the `<style>` of a page: the site's own styles, then the renderer's; empty where there are none. */
export function stylesOf({ siteStyle = "", stylesheet = "" }: PageAssets): string {
  return siteStyle + stylesheet;
}
