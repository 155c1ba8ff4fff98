import { findFormat } from "../formats/all-formats.ts";
import type { ResolveContext } from "../formats/content-format.ts";
import type { FormattedValue } from "../schema/map-formats.ts";

/** Makes what turns an author's value into what its format puts in its place. `pagesIn` gives the pages of a folder. */
export function createResolver(pagesIn: ResolveContext["pagesIn"]): (value: FormattedValue) => unknown {
  return ({ value, format, owner }) => {
    const resolved = typeof value === "string" ? findFormat(format)?.resolved : undefined;
    return resolved ? resolved.resolve(String(value), { owner, pagesIn }) : value;
  };
}
