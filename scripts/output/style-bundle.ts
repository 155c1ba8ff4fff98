import { join } from "node:path";
import type { SiteContent } from "../../src/content.gen.ts";
import { createSiteStyle } from "../appearance/create-site-style.ts";
import type { SiteTypefaces } from "../appearance/create-site-typefaces.ts";
import { pageGround } from "../appearance/page-ground.ts";
import { projectRoot } from "../program/project.ts";
import type { Bundle } from "./bundle.ts";
import { createTokenShortener } from "./short-token-names.ts";
import { weightOf } from "./weigh-page.ts";

/** A bundle with the styles and the fonts that a site adds to it. */
export function styleBundle(bundle: Bundle, { theme }: SiteContent, typefaces: SiteTypefaces): Bundle {
  const siteStyle = createTokenShortener(join(projectRoot, "src"))(typefaces.style + createSiteStyle(theme));
  const { assets, weights } = bundle;
  return {
    ...bundle,
    assets: { ...assets, fonts: typefaces.preloads, ground: pageGround(theme), siteStyle },
    weights: { ...weights, stylesheet: weights.stylesheet + weightOf(siteStyle) },
    files: [...bundle.files, ...typefaces.files],
  };
}
