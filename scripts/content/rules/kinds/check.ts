import type { ContentIndex } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { CodeEntry } from "./code-entry.ts";

/** A rule over the whole content. Its file is named for the code of its diagnostics. */
export interface Check extends CodeEntry {
  /** What its findings depend on: one file alone, or how several files go together. */
  readonly scope: "file" | "site";
  /** Finds its mistakes, also in content with other mistakes; says nothing that only follows from those. */
  check(content: ContentIndex): readonly Finding[];
}
