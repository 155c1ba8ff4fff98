import { createRequire } from "node:module";
import type * as AjvPackage from "ajv";

/**
 * Loads ajv, when schemas have to be compiled: it is large, and a command that finds the compiled schemas in the cache,
 * and no mistake in the content, has no use for it.
 */
export function loadAjv(): typeof AjvPackage {
  // `require` gives no type; it is that of the package.
  return createRequire(import.meta.url)("ajv");
}
