import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import type { Link } from "../../index/content-index.ts";
import { diagnosticAt, type Finding } from "../../yaml/diagnostic-at.ts";

/** The diagnostic for a link, at the link alone where it is part of a text. */
export function diagnosticAtLink({ file, path, excerpt }: Link, finding: Finding): Diagnostic {
  const diagnostic = diagnosticAt(file, path, "value", finding);
  return excerpt ? { ...diagnostic, ...file.locateExcerpt(path, excerpt) } : diagnostic;
}
