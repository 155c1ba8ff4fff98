import type { SiteContent } from "../../../src/content.gen.ts";
import { endWithSlash, spelt } from "../../../src/page-address.ts";

/** The form of addresses in links between the pages of a site. */
export interface AddressForm {
  /** The path below which the site is served, without a trailing slash; usually empty. */
  readonly base: string;
  /** Whether the address of a page ends with a slash. */
  readonly slash: boolean;
}

/** The form of the addresses of a site that is served at an origin. */
export function addressForm(origin: string, site: unknown): AddressForm {
  // The cast is safe: the schema accepted the data.
  return { base: basePath(origin), slash: endWithSlash(site as SiteContent) };
}

/** The address of a route in links. */
export function pageHref({ base, slash }: AddressForm, route: string): string {
  return base + spelt({ trailingSlash: slash }, route);
}

/** The path below which a site is served: `/library` for `https://example.com/library`, empty for `https://example.com`. */
export function basePath(origin: string): string {
  return origin.replace(/^\w+:\/\/[^/]*/, "");
}
