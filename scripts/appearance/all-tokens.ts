import type { Theme } from "../../src/content.gen.ts";
import { createSiteStyle } from "./create-site-style.ts";
import { decorations } from "./decoration-tokens.ts";

/** A text of styles with every custom property that a theme can give. */
export function allTokens(): string {
  // The keys are the names of decorations.
  const names = Object.keys(decorations) as NonNullable<Theme["decoration"]>[];
  const styles = names.map((decoration) => createSiteStyle({ decoration, sectionNumbers: true }));
  return `${styles.join("")}:root{--font-text:;--font-headings:;--font-code:}`;
}
