import type { ContentIndex } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { CodeEntry } from "./code-entry.ts";

/** A rule over the whole content. Its file is named for the code of its diagnostics. */
export interface Check extends CodeEntry {
  /** `file` where a finding depends on one file alone, `site` where it depends on several. */
  readonly scope: "file" | "site";
  /** Returns the mistakes of this kind, also in content with other mistakes, but none that only follow from those. */
  check(content: ContentIndex): readonly Finding[];
}
