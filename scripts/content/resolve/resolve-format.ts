import { findFormat } from "../formats/all-formats.ts";
import type { ResolveContext } from "../formats/content-format.ts";
import type { FormattedValue } from "../schema/map-formats.ts";

/**
 * Returns the function that resolves formatted values: one whose format has `resolved` is replaced, any other stays.
 * `pagesIn` returns the pages of a folder.
 */
export function createResolver(pagesIn: ResolveContext["pagesIn"]): (value: FormattedValue) => unknown {
  return ({ value, format, owner }) => {
    const resolved = typeof value === "string" ? findFormat(format)?.resolved : undefined;
    return resolved ? resolved.resolve(String(value), { owner, pagesIn }) : value;
  };
}
