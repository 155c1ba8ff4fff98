import { type SiteLanguage, siteLanguages } from "../content/index/site-languages.ts";
import { orList } from "../content/rules/toolkit/wording.ts";
import { UsageError } from "../program/usage-error.ts";

/** The further language of a site with a code. Throws a UsageError if it has none. */
export function requireLanguage(site: unknown, code: string): SiteLanguage {
  const [, ...others] = siteLanguages(site);
  const found = others.find((language) => language.code === code);
  if (found) return found;
  const known = others.map((language) => language.code);
  const expected = known.length > 0 ? `expected ${orList(known)}` : 'and "languages" in _site.yaml names no other';
  throw new UsageError(`The site is not translated into "${code}", ${expected}.`);
}
