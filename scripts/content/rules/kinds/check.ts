import type { z } from "zod";
import type { ContentIndex } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { CodeEntry } from "./code-entry.ts";

/** A rule over the whole content. Its file is named for the code of its diagnostics. */
export interface Check extends CodeEntry {
  /**
   * - `file`: a finding depends on values of one file, whatever else is published with them.
   * - `page`: it depends on which blocks of a page are published together.
   * - `site`: it depends on what several files publish together.
   */
  readonly scope: "file" | "page" | "site";
  /** What a site can choose beside the severity: `NAME` of the code `vague-link` is the key `vague-link-NAME` of `checks`. */
  readonly options?: z.ZodObject;
  /**
   * Returns the mistakes of this kind, also in content with other mistakes, but none that only follow from those.
   * `options` are those that the site chooses, and are right.
   */
  check(content: ContentIndex, options?: Readonly<Record<string, unknown>>): readonly Finding[];
}
