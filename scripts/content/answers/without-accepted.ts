import { type Diagnostic, publishedErrors, sortDiagnostics } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import type { SourceFile } from "../read/read-content.ts";
import { allCodes, presentCode } from "../rules/all-rules.ts";
import { invalidAcceptance } from "../rules/answers/invalid-acceptance.ts";
import { unusedAcceptance } from "../rules/answers/unused-acceptance.ts";
import { suggest } from "../rules/toolkit/suggest.ts";
import { type Acceptance, acceptanceOf, findAcceptances } from "./find-acceptances.ts";
import { canBeLowered, type SiteChecks, withSeverity } from "./site-checks.ts";

interface CheckedSources {
  readonly sources: readonly SourceFile[];
  /** The codes that have been checked: for others it is not known whether they occur. */
  readonly ran: ReadonlySet<string>;
  readonly checks: SiteChecks;
}

/**
 * Leaves out the warnings, and the errors of codes that can be lowered, that their authors accept, and adds the mistakes in the acceptances.
 * The diagnostics must be sorted.
 */
export function withoutAccepted(
  diagnostics: readonly Diagnostic[],
  { sources, ran, checks }: CheckedSources,
): readonly Diagnostic[] {
  const found = sources.flatMap(({ displayPath: file, text }) =>
    findAcceptances(text).map((acceptance) => ({ file, acceptance, problem: problemOf(acceptance) })),
  );
  if (found.length === 0) return diagnostics;
  const right = found.filter(({ problem }) => !problem);
  const byFile = groupBy(right, ({ file }) => file);
  const known = new Set(sources.map(({ displayPath }) => displayPath));
  /** A table has no room for comments: a cell is accepted at the text that it fills. */
  const placesOf = (one: Diagnostic) => (known.has(one.file) ? [one] : (one.related ?? []));
  const isAccepted = (one: Diagnostic) =>
    placesOf(one).some((at) =>
      byFile.get(at.file)?.some(({ acceptance }) => covers(acceptance, { ...at, code: one.code })),
    );
  const rest = diagnostics.filter((one) => !isAccepted(one));
  // An error in another file may hide mistakes between files.
  const isRight = publishedErrors(rest).length === 0;
  const answers = found.flatMap(({ file, acceptance, problem }) => {
    if (problem) return [answerDiagnostic(invalidAcceptance.code, file, { ...acceptance, ...problem })];
    // Another error in the file may hide it.
    const isKnown =
      isRight && ran.has(acceptance.code) && rest.every((one) => one.file !== file || one.severity === "warning");
    const isUsed = diagnostics.some((one) =>
      placesOf(one).some((at) => at.file === file && covers(acceptance, { ...at, code: one.code })),
    );
    if (isUsed || !isKnown) return [];
    const words = {
      message: `The value below has no ${acceptance.code} to accept.`,
      hint: "Remove the comment, or move it to the line above the value it is meant for.",
    };
    return [answerDiagnostic(unusedAcceptance.code, file, { ...acceptance, ...words })];
  });
  return sortDiagnostics([...rest, ...answers.flatMap((one) => withSeverity(one, checks))]);
}

function covers({ code, range, lastLine }: Acceptance, diagnostic: Pick<Diagnostic, "code" | "line">): boolean {
  return diagnostic.code === code && diagnostic.line >= range.line && diagnostic.line <= lastLine;
}

type AnswerWords = Pick<Diagnostic, "message" | "suggestion"> & { readonly hint: string };

function problemOf({ code, reason, isBehind }: Acceptance): AnswerWords | undefined {
  const now = allCodes.has(code) ? code : presentCode(code);
  if (now === undefined) {
    const close = suggest(code, allCodes.keys());
    // "# accept cookies of others" is an ordinary comment.
    if (isBehind || (close === undefined && !code.includes("-"))) return undefined;
    return {
      message: `There is no code ${code} to accept.`,
      hint: close === undefined ? "Write the code exactly as in the report." : `Did you mean ${close}?`,
    };
  }
  if (!canBeLowered(now)) {
    return {
      message: `${now} is an error that cannot be accepted: the site could not be built, or visitors would not be safe.`,
      hint: "Fix the error, and remove the comment.",
    };
  }
  const suggestion = acceptanceOf(now, reason);
  if (now !== code)
    return { message: `The code ${code} is now called ${now}.`, hint: `Write instead: ${suggestion}.`, suggestion };
  if (isBehind) {
    const message = "This accepts nothing: it is on the same line as a value, expected on its own line above it.";
    return { message, hint: `Write on the line above: ${suggestion}.` };
  }
  if (reason !== "") return undefined;
  return { message: `This accepts ${code} without a reason.`, hint: `Add the reason: ${suggestion}.` };
}

function answerDiagnostic(
  code: string,
  file: string,
  { range, message, hint, suggestion }: Acceptance & AnswerWords,
): Diagnostic {
  return { ...range, code, message, hint, file, pointer: "", ...(suggestion === undefined ? {} : { suggestion }) };
}
