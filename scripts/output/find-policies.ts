import type { SiteContent } from "../../src/content.gen.ts";
import type { PagePolicy } from "../../src/site.ts";
import { openingsOf, type PageDigest } from "../content/check/digest-page.ts";
import { formOpenings, formTargetFormat } from "../content/formats/address-formats.ts";
import { joinOpenings, type Openings } from "../content/formats/content-format.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { dataByLanguage, isBelow, siteLanguages } from "../content/index/site-languages.ts";
import { addressForm, pageHref } from "../content/read/address-form.ts";
import { routeOfPage } from "../content/read/route-of.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import { serviceOpenings } from "../content/services/all-services.ts";
import { pagePolicy } from "./content-policy.ts";

/** Finds what the content makes the policies allow: for the site file on every page, for a page on that page only. */
export function findPolicies(
  content: ContentIndex,
  digests: ReadonlyMap<string, PageDigest>,
  sites: readonly [SiteContent, ...SiteContent[]],
) {
  // The cast is safe: the schema accepted the data.
  const site = content.site.data as SiteContent;
  const forms = new Map(site.forms?.map(({ name, action }) => [name, formOpenings(action)]));
  const everywhere = joinOpenings([
    openingsOf(content.references.filter(({ file }) => content.siteFiles.includes(file))),
    ...dataByLanguage(site, content.siteFiles).map((data) => contactOpenings(data as SiteContent, forms)),
    serviceOpenings(sites[0].services, (pages) => pages === undefined),
  ]);
  const ownOf = (path: string) => {
    const { opens: ofTexts = {}, references = [] } = digests.get(path) ?? {};
    const route = routeOfPage(path);
    const ofLanguage = siteAt(sites, route);
    const address = pageHref(addressForm(ofLanguage.origin, ofLanguage), route);
    const opens = joinOpenings([
      ofTexts,
      // Without JavaScript the search form leads to the page itself.
      ofLanguage.search === address ? { "form-action": ["'self'"] } : {},
      // The services of another language list the translated pages.
      serviceOpenings(ofLanguage.services, (pages) => pages?.includes(address) === true),
    ]);
    const named = references.filter(([format]) => format === formTargetFormat.name);
    if (named.length === 0) return opens;
    return joinOpenings([opens, ...named.map(([, name]) => forms.get(name) ?? {})]);
  };
  const [, ...others] = siteLanguages(site);
  const hasSearch = site.search !== undefined;
  const policyIn = (code: string | undefined, own: Openings) => {
    const policy = pagePolicy({ everywhere, own, hasSearch });
    // The header and footer of a document are in the language of its page.
    return code === undefined ? policy : { ...policy, name: [code, policy.name].filter(Boolean).join(": ") };
  };
  // One object for all pages of a language, so that a thread with many of them receives it only once.
  const plainPolicies = new Map(others.map(({ code }) => [code, policyIn(code, {})]));
  return {
    /** The policy of a page that opens nothing of its own. */
    plainPolicy: policyIn(undefined, {}),
    /** The policy of a page that opens something; undefined for others. */
    policyOf(path: string): PagePolicy | undefined {
      const own = ownOf(path);
      const code = others.find(({ home }) => isBelow(routeOfPage(path), home))?.code;
      return Object.keys(own).length === 0 ? plainPolicies.get(code ?? "") : policyIn(code, own);
    },
  };
}

/** The permission of every page to send the contact form: to its service, or by mail. */
function contactOpenings({ footer }: SiteContent, forms: ReadonlyMap<string, Openings>): Openings {
  const { purposes, form } = footer?.contact ?? {};
  if (!purposes) return {};
  // The data are as the author wrote them: a form's name, which becomes its target.
  return form ? (forms.get(String(form)) ?? {}) : { "form-action": ["mailto:"] };
}
