import type { SiteContent } from "../../../src/content.gen.ts";
import { endWithSlash, spelt } from "../../../src/page-address.ts";

/** How the pages of a site write each other's addresses. */
export interface AddressForm {
  /** The path that the site is served below, without a slash at its end; mostly empty. */
  readonly base: string;
  /** Whether the address of a page ends with a slash. */
  readonly slash: boolean;
}

/** The form of the addresses of a site that is served at an origin. */
export function addressForm(origin: string, site: unknown): AddressForm {
  // The cast is safe: the schema accepted the data.
  return { base: basePath(origin), slash: endWithSlash(site as SiteContent) };
}

/** The address by which pages lead to a route. */
export function pageHref({ base, slash }: AddressForm, route: string): string {
  return base + spelt({ trailingSlash: slash }, route);
}

/** The path that a site is served below, without a slash at its end: `/library` for `https://example.com/library`, empty for `https://example.com`. */
export function basePath(origin: string): string {
  return origin.replace(/^\w+:\/\/[^/]*/, "");
}
