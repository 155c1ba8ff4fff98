import { isRecord, valueAt, type ValuePath } from "../diagnostic/path.ts";
import { hasFormOfDay, isDay } from "../formats/date-formats.ts";
import { siteLanguages } from "../index/site-languages.ts";
import { invalidFact } from "../rules/fill/invalid-fact.ts";
import { invalidPart } from "../rules/fill/invalid-part.ts";
import { unknownFact } from "../rules/fill/unknown-fact.ts";
import { describeValue, excerpt } from "../rules/toolkit/wording.ts";
import { isAmount, isCurrency } from "../values/format-value.ts";
import { textParts, valueName } from "../values/placeholders.ts";
import { factScope, type Scope } from "../values/scopes.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import type { SharedValues } from "../yaml/fillings.ts";
import type { CodedFinding, Finding, Words } from "../yaml/to-diagnostic.ts";

/** The mistakes in the files of facts: names and values that no text can use, and facts that refer to unknown facts. */
export function factProblems(shared: SharedValues): CodedFinding[] {
  const codeOf = (home: string) => siteLanguages(shared.site).find((one) => one.home === home)?.code ?? "en";
  return [...shared.facts].flatMap(([home, file]) => {
    const { data } = file;
    if (data !== undefined && !isRecord(data))
      return [{ code: invalidFact.code, at: { file, path: [] }, ...invalidFact.say(data) }];
    const scope = factScope(shared, home, codeOf(home));
    return data ? [...problemsIn(data, { file, path: [], scope, told: new Set() })] : [];
  });
}

interface At {
  readonly file: ContentFile;
  readonly path: ValuePath;
  readonly scope: Scope;
  /** The facts of circular references already reported. */
  readonly told: Set<string>;
}

function* problemsIn(group: Readonly<Record<string, unknown>>, { path, ...around }: At): Generator<CodedFinding> {
  const { file } = around;
  for (const [key, value] of Object.entries(group)) {
    const own = [...path, key];
    const wrong = (words: Words, at: Pick<Finding["at"], "path" | "part"> = { path: own }) => ({
      code: invalidFact.code,
      at: { file, ...at },
      ...words,
    });
    const isNumber = typeof value === "number";
    const source = isNumber ? file.sourceText(own) : "";
    if (!valueName.test(key)) yield wrong(invalidFact.sayName(key), { path: own, part: "key" });
    else if (isAmount(value)) {
      const [part, wrongKey = ""] = wrongInAmount(value) ?? [];
      const unexpected = part === "key" ? `key "${excerpt(wrongKey)}"` : describeValue(valueAt(value, [wrongKey]));
      if (part) yield wrong(invalidFact.sayAmount(unexpected), { path: [...own, wrongKey], part });
    } else if (isRecord(value)) yield* problemsIn(value, { ...around, path: own });
    else if (typeof value !== "string" && !isNumber) yield wrong(invalidFact.say(value));
    else if (hasFormOfDay(value) && !isDay(value)) yield wrong(invalidFact.sayDay(value));
    else if (/^(?:\+|-?0\d)/.test(source)) yield wrong(invalidFact.sayZero(source));
    else yield* nameProblems(String(value), { ...around, path: own });
  }
}

function wrongInAmount({ amount, currency, ...others }: Readonly<Record<"amount" | "currency", unknown>>) {
  const [other] = Object.keys(others);
  if (other !== undefined) return ["key", other] as const;
  if (typeof amount !== "number") return ["value", "amount"] as const;
  return isCurrency(currency) ? undefined : (["value", "currency"] as const);
}

/** The names in a fact that are unknown, or that refer back to the fact. */
function* nameProblems(text: string, { file, path, scope, told }: At): Generator<CodedFinding> {
  for (const { name = "", start, end } of textParts(text) ?? []) {
    const found = scope.find(name);
    const at = { file, path, excerpt: { start, end } };
    if (name === "" || typeof found !== "string") continue;
    if (found !== "circle")
      yield { code: unknownFact.code, at, ...unknownFact.say(name, { problem: found, names: scope.names() }) };
    else {
      const own = path.join(".");
      // A circle is reported at its first fact. A fact that only leads into it is correct.
      const circle = told.has(own) ? undefined : wayBack(own, name, scope);
      for (const one of circle ?? []) told.add(one);
      const last = circle?.at(-1) ?? own;
      const other = last === own ? undefined : scope.written?.(last);
      const related = other && { at: other, message: `The fact "${last}" uses it here.` };
      if (circle) yield { code: invalidFact.code, at, ...invalidFact.sayCircle(own, name), related };
    }
  }
}

/** The facts through which a name leads back to its own fact; undefined if it does not. */
function wayBack(own: string, name: string, scope: Scope, seen = new Set<string>()): readonly string[] | undefined {
  if (name === own) return [];
  const parts = seen.has(name) ? [] : (textParts(String(scope.written?.(name)?.value)) ?? []);
  seen.add(name);
  for (const { name: next } of parts) {
    const way = next === undefined ? undefined : wayBack(own, next, scope, seen);
    if (way) return [name, ...way];
  }
  return undefined;
}

/** The mistakes in the files of parts: those without blocks, or with parts in them. */
export function partProblems({ parts }: SharedValues): CodedFinding[] {
  return [...parts.values()].flatMap((file): CodedFinding[] => {
    const { data } = file;
    const wrong = (words: Words, path: ValuePath): CodedFinding[] => [
      { code: invalidPart.code, at: { file, path, part: "key" }, ...words },
    ];
    if (data === undefined) return [];
    if (!isRecord(data) || !Array.isArray(data["blocks"])) return wrong(invalidPart.sayNoBlocks(), ["blocks"]);
    const [other] = Object.keys(data).filter((key) => key !== "blocks" && key !== "description");
    if (other !== undefined) return wrong(invalidPart.sayKey(other), [other]);
    const nested = data["blocks"].findIndex(
      (block: unknown) => isRecord(block) && "use" in block && block["type"] === undefined,
    );
    return nested < 0 ? [] : wrong(invalidPart.sayNested(), ["blocks", nested, "use"]);
  });
}
