import { isRecord } from "../diagnostic/is-record.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import { siteLanguages } from "../index/site-languages.ts";
import { invalidFact } from "../rules/fill/invalid-fact.ts";
import { invalidPart } from "../rules/fill/invalid-part.ts";
import { unknownFact } from "../rules/fill/unknown-fact.ts";
import { hasFormOfDay, isAmount, isCurrency, isDay } from "../values/format-value.ts";
import { textParts, valueName } from "../values/placeholders.ts";
import { factScope, type Scope } from "../values/scopes.ts";
import type { ContentFile } from "../yaml/content-file.ts";
import type { SharedValues } from "../yaml/fillings.ts";
import type { CodedFinding } from "../yaml/to-diagnostic.ts";

/** The mistakes in the files of facts: names and values that no text can use, and facts that name others which there are not. */
export function factProblems(shared: SharedValues): CodedFinding[] {
  const codeOf = (home: string) => siteLanguages(shared.site).find((one) => one.home === home)?.code ?? "en";
  return [...shared.facts].flatMap(([home, file]) => {
    if (file.data === undefined) return [];
    const scope = factScope(shared, home, codeOf(home));
    if (!isRecord(file.data))
      return [{ code: invalidFact.code, at: { file, path: [] }, ...invalidFact.say(file.data) }];
    return scope ? problemsIn(file.data, { file, path: [], scope, told: new Set() }) : [];
  });
}

interface At {
  readonly file: ContentFile;
  readonly path: ValuePath;
  readonly scope: Scope;
  /** The facts of circles that have been told. */
  readonly told: Set<string>;
}

function problemsIn(group: Readonly<Record<string, unknown>>, { file, path, scope, told }: At): CodedFinding[] {
  return Object.entries(group).flatMap(([key, value]): CodedFinding[] => {
    const own = [...path, key];
    if (!valueName.test(key))
      return [{ code: invalidFact.code, at: { file, path: own, part: "key" }, ...invalidFact.sayName(key) }];
    if (isAmount(value)) {
      const problem = amountProblem(value);
      return problem
        ? [
            {
              code: invalidFact.code,
              at: { file, path: [...own, ...problem.below], part: "part" in problem ? problem.part : "value" },
              ...problem,
            },
          ]
        : [];
    }
    if (isRecord(value)) return problemsIn(value, { file, path: own, scope, told });
    if (typeof value !== "string" && typeof value !== "number")
      return [{ code: invalidFact.code, at: { file, path: own }, ...invalidFact.say(value) }];
    const source = typeof value === "number" ? file.sourceText(own) : "";
    const words =
      hasFormOfDay(value) && !isDay(value)
        ? invalidFact.sayDay(value)
        : /^(?:\+|-?0\d)/.test(source)
          ? invalidFact.sayZero(source)
          : undefined;
    if (words) return [{ code: invalidFact.code, at: { file, path: own }, ...words }];
    return nameProblems(String(value), { file, path: own, scope, told });
  });
}

function amountProblem(value: Readonly<Record<"amount" | "currency", unknown>>) {
  const { amount, currency } = value;
  const [key] = Object.keys(value).filter((one) => one !== "amount" && one !== "currency");
  const meant = "amount" in value ? "currency" : "amount";
  if (key !== undefined && !(meant in value))
    return { below: [key], part: "key" as const, ...invalidFact.sayAmountKey(key, meant) };
  if (typeof amount !== "number") return { below: ["amount"], ...invalidFact.sayAmount(amount) };
  if (!isCurrency(currency)) return { below: ["currency"], ...invalidFact.sayCurrency(currency) };
  const [other] = Object.keys(value).filter((key) => key !== "amount" && key !== "currency");
  return other === undefined ? undefined : { below: [other], ...invalidFact.sayOther(other) };
}

/** The names in the text of a fact that lead to nothing, or back to it. */
function nameProblems(text: string, { file, path, scope, told }: At): CodedFinding[] {
  return (textParts(text) ?? []).flatMap(({ name, start, end }): CodedFinding[] => {
    const found = name === undefined ? undefined : scope.find(name);
    if (name === undefined || typeof found !== "string") return [];
    const at = { file, path, excerpt: { start, end } };
    if (found === "circle") {
      const own = path.join(".");
      // Of a circle the first fact says it. One that only leads to it is right in itself.
      const circle = told.has(own) ? undefined : wayBack(own, name, scope);
      const last = circle?.at(-1);
      if (!circle || !last) return [];
      for (const one of circle) told.add(one.name);
      const related = last.name === own ? undefined : { at: last, message: `The fact "${last.name}" names it here.` };
      return [{ code: invalidFact.code, at, ...invalidFact.sayCircle(own, name), related }];
    }
    return [{ code: unknownFact.code, at, ...unknownFact.say(name, { problem: found, names: scope.names() }) }];
  });
}

interface NamedFact {
  readonly name: string;
  readonly file: ContentFile;
  readonly path: ValuePath;
}

/** The facts by which a name leads back to the fact that has it, that one first; undefined where it does not. */
function wayBack(own: string, first: string, scope: Scope): readonly NamedFact[] | undefined {
  const seen = new Set<string>();
  const follow = (name: string): readonly NamedFact[] | undefined => {
    if (name === own) return [];
    const fact = seen.has(name) ? undefined : scope.written?.(name);
    seen.add(name);
    for (const { name: next } of textParts(String(fact?.value)) ?? []) {
      const way = next === undefined ? undefined : follow(next);
      if (fact && way) return [{ name, file: fact.file, path: fact.path }, ...way];
    }
    return undefined;
  };
  const start = scope.written?.(own);
  const way = follow(first);
  return way && start && [{ name: own, file: start.file, path: start.path }, ...way];
}

/** The files of parts that hold no blocks. */
export function partProblems({ parts }: SharedValues): CodedFinding[] {
  return [...parts.values()].flatMap((file): CodedFinding[] => {
    if (file.data === undefined) return [];
    const { data } = file;
    if (!isRecord(data) || !Array.isArray(data["blocks"]))
      return [{ code: invalidPart.code, at: { file, path: ["blocks"], part: "key" }, ...invalidPart.sayNoBlocks() }];
    const [other] = Object.keys(data).filter((key) => key !== "blocks" && key !== "description");
    if (other !== undefined)
      return [{ code: invalidPart.code, at: { file, path: [other], part: "key" }, ...invalidPart.sayKey(other) }];
    const nested = data["blocks"].findIndex(
      (block: unknown) => isRecord(block) && "use" in block && block["type"] === undefined,
    );
    return nested < 0
      ? []
      : [
          {
            code: invalidPart.code,
            at: { file, path: ["blocks", nested, "use"], part: "key" },
            ...invalidPart.sayNested(),
          },
        ];
  });
}
