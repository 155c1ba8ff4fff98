import { everyLine } from "../diagnostic/diagnostic.ts";
import { isRecord, valueAt } from "../diagnostic/path.ts";
import { unusedFact } from "../rules/checks/unused-fact.ts";
import { unknownFact } from "../rules/fill/unknown-fact.ts";
import { unknownPart } from "../rules/fill/unknown-part.ts";
import { nearest, suggest } from "../rules/toolkit/suggest.ts";
import { isName } from "../values/placeholders.ts";
import { namesInTexts, partScope, type Scope } from "../values/scopes.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import type { NamedValue } from "../yaml/fillings.ts";
import { type Filler, isMissing, type Written } from "./fill-values.ts";

/**
 * Finds the part that an entry of a page uses, with the values that the page passes to it: its blocks, and the names that their texts can
 * use. Undefined if a mistake keeps it from being shown.
 */
export function usePart(
  name: string,
  written: Written,
  { parts, filler }: { readonly parts: ReadonlyMap<string, ContentFile>; readonly filler: Filler },
) {
  const { file, path, scope } = written;
  const part = parts.get(name);
  // The cast is safe: the caller has checked.
  const { use: _, with: given = {}, ...others } = written.value as Readonly<Record<string, unknown>>;
  const [other] = Object.keys(others);
  if (!part || other !== undefined || !isRecord(given)) {
    const isTaken = other !== undefined && part !== undefined && namesInTexts(part).has(other);
    const words = unknownPart.say(name, [...parts.keys()], part && { other, isTaken });
    const at = { file, path: [...path, other ?? (part ? "with" : "use")] };
    filler.findings.push({
      code: unknownPart.code,
      ...words,
      at: { ...at, part: other === undefined ? "value" : "key" },
    });
    return undefined;
  }
  const blocks = valueAt(part.data, ["blocks"]);
  if (!Array.isArray(blocks)) return undefined;
  const at = { file, path: [...path, "with"] };
  const known = new Map<string, NamedValue>();
  const inner = partScope(filler.fill({ ...at, value: given, scope, given: known }, at.path), { ...at, known }, scope);
  compareNames(name, Object.keys(given), { written, part, inner, filler });
  return { part, blocks, scope: inner };
}

interface Compared {
  readonly written: Written;
  readonly part: ContentFile;
  readonly inner: Scope;
  readonly filler: Filler;
}

/** Compares the names that the texts of a part use with the values that a page passes. */
function compareNames(name: string, given: readonly string[], { written, part, inner, filler }: Compared): void {
  const { file, path, scope } = written;
  const isColumn = (one: string) => scope.kind === "row" && scope.find(one) !== "unknown";
  const all = namesInTexts(part, (one) => isName(one) || isColumn(one));
  const missing = [...all.keys()].filter((one) => inner.find(one) === "unknown");
  // A page may pass a part its own value instead of a fact or a cell.
  const unknown = given.filter((key) => ![...all.keys()].some((one) => one === key || one.startsWith(`${key}.`)));
  const needed = missing.filter((one) => all.get(one)?.isOptional !== true && isMissing(one, inner));
  for (const key of unknown) {
    // If one value is missing and one is unknown, they are probably the same.
    const [meant = needed.length === 1 && unknown.length === 1 ? needed[0] : undefined] = nearest(key, missing);
    const place = { at: { file, path: [...path, "with", key], part: "key" as const } };
    if (meant === undefined) {
      // The unreadable rest of the part may use it.
      if (!part.isDamaged(everyLine))
        filler.findings.push({ code: unusedFact.code, ...unusedFact.sayValue(name, key), ...place });
      continue;
    }
    missing.splice(missing.indexOf(meant), 1);
    const related = {
      at: { file: part, path: all.get(meant)?.path ?? [] },
      message: `The part uses "${meant}" here.`,
    };
    filler.findings.push({ code: unknownPart.code, ...unknownPart.sayName(key, meant), ...place, related });
  }
  for (const one of missing) {
    const { path: own = [], excerpt, isOptional = false } = all.get(one) ?? {};
    // A name that is close to one of the page's is misspelt in the part.
    if (suggest(one, given) !== undefined) {
      const { suggestion, ...words } = unknownFact.say(one, { problem: "unknown", names: given });
      const place = { at: { file: part, path: own, excerpt }, related: filler.relatedUse({ use: path }) };
      filler.findings.push({ code: unknownFact.code, ...words, suggestion: excerpt && suggestion, ...place });
    } else if (!isOptional && isMissing(one, inner)) {
      const related = { at: { file: part, path: own }, message: "The part uses it here." };
      const at = { file, path: [...path, "use"] };
      const words = unknownPart.sayMissing(name, one, isColumn(one));
      filler.findings.push({ code: unknownPart.code, ...words, at, related });
    }
  }
}
