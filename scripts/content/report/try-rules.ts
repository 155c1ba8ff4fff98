import { checkRawContent } from "../check/check-content.ts";
import type { ContentModel } from "../check/content-model.ts";
import type { Diagnostic, Range } from "../diagnostic/diagnostic.ts";
import { addedRules } from "../rules/added/added-rules.ts";
import type { Check, Example } from "../rules/toolkit/rule.ts";
import { exampleContent } from "./example-content.ts";

/** Tries the rules of a project on their own examples, and says of each what is not as it should be. */
export function tryRules(model: ContentModel): string[] {
  return addedRules.flatMap(({ rule }) => problemsOf(rule, model).map((problem) => `${rule.code}: ${problem}`));
}

function problemsOf(rule: Check, model: ContentModel): string[] {
  const { place } = exampleContent(rule.bad, rule);
  const found = reportsOf(rule.bad, rule, model);
  const [first] = found;
  const isAtPlace = place && first && Object.entries(place).every(([key, at]) => first[key as keyof Diagnostic] === at);
  const ofGood = reportsOf(rule.good, rule, model);
  return [
    ...(found.length === 1 && first?.code === rule.code
      ? []
      : [`its bad example should have this one report, and has ${listOf(found)}.`]),
    ...(place ? [] : ["its bad example marks no place: put « and » around what is reported."]),
    ...(place && first?.code === rule.code && !isAtPlace
      ? [`its bad example marks ${spanOf(place)}, and the report is of ${spanOf({ ...place, ...first })}.`]
      : []),
    ...(ofGood.length === 0 ? [] : [`its good example should have no report, and has ${listOf(ofGood)}.`]),
  ];
}

function reportsOf(example: Example, rule: Check, model: ContentModel): readonly Diagnostic[] {
  return checkRawContent(model, exampleContent(example, rule).raw).diagnostics;
}

function listOf(found: readonly Diagnostic[]): string {
  if (found.length === 0) return "none";
  return found.map((one) => `${one.code} at ${one.file}:${one.line}:${one.column} (${one.message})`).join(", ");
}

function spanOf({ file, line, column, endLine, endColumn }: Pick<Diagnostic, "file"> & Range): string {
  return `${file}:${line}:${column} to ${endLine}:${endColumn}`;
}
