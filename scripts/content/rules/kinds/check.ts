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
  /** Returns the mistakes of this kind, also in content with other mistakes, but none that only follow from those. */
  check(content: ContentIndex): readonly Finding[];
}
