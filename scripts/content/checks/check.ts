import type { ContentIndex } from "../content-index.ts";
import type { Diagnostic } from "../diagnostic.ts";

/** A rule over the whole content. Its file is named for the code of its diagnostics. */
export type Check = (content: ContentIndex) => readonly Diagnostic[];
