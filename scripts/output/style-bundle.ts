import { join } from "node:path";
import type { SiteContent } from "../../src/content.gen.ts";
import { createSiteStyle } from "../appearance/create-site-style.ts";
import { projectRoot } from "../program/project.ts";
import type { Bundle } from "./bundle.ts";
import { createTokenShortener } from "./short-token-names.ts";
import { weightOf } from "./weigh-page.ts";

/** A bundle with the styles that a site adds to it. */
export function styleBundle(bundle: Bundle, { theme }: SiteContent): Bundle {
  const siteStyle = createTokenShortener(join(projectRoot, "src"))(createSiteStyle(theme));
  const { assets, weights } = bundle;
  return {
    ...bundle,
    assets: { ...assets, siteStyle },
    weights: { ...weights, stylesheet: weights.stylesheet + weightOf(siteStyle) },
  };
}
