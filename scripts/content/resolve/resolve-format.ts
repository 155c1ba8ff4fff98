import { findFormat } from "../formats/all-formats.ts";
import type { ResolveContext } from "../formats/content-format.ts";
import type { FormattedValue } from "../schema/map-formats.ts";

/** What the resolved values of a whole site depend on. */
type SiteContext = Omit<ResolveContext, "owner">;

/**
 * Returns the function that resolves formatted values: one whose format has `resolved` is replaced, any other stays.
 * `context` knows the pages of a folder and the files of the site.
 */
export function createResolver(context: SiteContext): (value: FormattedValue) => unknown {
  return ({ value, format, owner }) => {
    const resolved = typeof value === "string" ? findFormat(format)?.resolved : undefined;
    return resolved ? resolved.resolve(String(value), { owner, ...context }) : value;
  };
}
