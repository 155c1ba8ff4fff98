import { isRecord } from "../diagnostic/is-record.ts";
import { limits } from "../diagnostic/limits.ts";
import { listAt, toPointer, type ValuePath, valueAt } from "../diagnostic/path.ts";
import type { ContentFile, Excerpt, Use } from "../yaml/content-file.ts";
import type { NamedValue, Row, SharedValues } from "../yaml/fillings.ts";
import { isAmount, isInAddress, readableValue } from "./format-value.ts";
import { isName, textParts } from "./placeholders.ts";

/** The values that the texts of a page or a part can name. */
export interface Scope {
  /** Without facts, a row or a part braces are signs as any others. */
  readonly kind: "none" | "facts" | "row" | "part";
  find(name: string): NamedValue | ScopeProblem;
  /** A fact before others are filled into it. */
  written?(name: string): NamedValue | undefined;
  /** The values that are asked for where it has none of a name. */
  readonly outer?: Scope | undefined;
  /** The names of all values, those of the facts behind those of the page itself. */
  names(): readonly string[];
}

/** Why a name has no value: there is none of it, it is a group of names, it leads back to itself, or what it leads to is too long. */
export type ScopeProblem = "unknown" | "group" | "circle" | "long";

/** The facts as the texts of a language name them. */
export function factScope({ facts }: SharedValues, home: string, language: string): Scope {
  const files = [...new Set([home, "/"])].flatMap((at) => facts.get(at) ?? []);
  // Each is filled once: facts that name others twice would take as long as there are ways to the last one.
  const known = new Map<string, NamedValue | ScopeProblem>();
  const find = (name: string, trail: readonly string[] = []): NamedValue | ScopeProblem => {
    if (trail.includes(name)) return "circle";
    const found = known.get(name) ?? look(name, trail);
    known.set(name, found);
    return found;
  };
  const written = (name: string): NamedValue | undefined => {
    const path = name.split(".");
    const file = files.find((one) => valueAt(one.data, path) !== undefined);
    return file && { value: valueAt(file.data, path), file, path, kind: "fact" };
  };
  const look = (name: string, trail: readonly string[]): NamedValue | ScopeProblem => {
    const fact = written(name);
    if (fact === undefined) return "unknown";
    return isRecord(fact.value) && !isAmount(fact.value) ? "group" : filled(fact, [...trail, name]);
  };
  /** A fact may name others. */
  const filled = (fact: NamedValue, trail: readonly string[]): NamedValue | ScopeProblem => {
    const parts = typeof fact.value === "string" ? textParts(fact.value) : undefined;
    if (!parts) return fact;
    let text = "";
    for (const part of parts) {
      const found = part.name === undefined ? undefined : find(part.name, trail);
      if (found === "circle" || found === "long") return found;
      text +=
        typeof found === "object" ? (readableValue(found.value, language, isInAddress(text)) ?? part.text) : part.text;
    }
    return text.length > limits.text ? "long" : { ...fact, value: text };
  };
  return {
    kind: files.length > 0 ? "facts" : "none",
    find: (name) => find(name),
    written,
    names: () => files.flatMap((file) => namesIn(file.data)),
  };
}

/** The names of the values in a mapping, with those of its groups before them. */
export function namesIn(data: unknown, before = ""): string[] {
  return Object.entries(isRecord(data) ? data : {}).flatMap(([key, value]) =>
    isRecord(value) && !isAmount(value) ? namesIn(value, `${before}${key}.`) : [before + key],
  );
}

/** The values of a row, and behind them the facts. Each row has all columns. One without groups hides no fact of a group. */
export function rowScope({ table, number, values }: Row, outer: Scope): Scope {
  return {
    kind: "row",
    outer,
    find(name) {
      const own = Object.hasOwn(values, name) ? [name] : name.split(".");
      const cell: NamedValue = { value: valueAt(values, own), file: table, path: [number, ...own], kind: "cell" };
      const isColumn = Object.hasOwn(values, own[0] ?? "");
      if (isColumn && (cell.value !== undefined || isInRows(table, own))) return cell;
      const fact = outer.find(name);
      return isColumn && fact === "unknown" ? cell : fact;
    },
    names: () => [...namesIn(values), ...outer.names()],
  };
}

/** Whether groups in the rows of a table have a value, as the first answer was: each row asks. */
function isInRows(table: ContentFile, path: readonly string[]): boolean {
  const known = inRows.get(table) ?? new Map<string, boolean>();
  inRows.set(table, known);
  const name = toPointer(path);
  const is = known.get(name) ?? listAt(table.data, []).some((row) => valueAt(row, path) !== undefined);
  known.set(name, is);
  return is;
}

const inRows = new WeakMap<ContentFile, Map<string, boolean>>();

/** Where a page gives values to a part, and where those that are empty or of cells are written, by their pointers in the page. */
interface Given extends Pick<NamedValue, "file" | "path"> {
  readonly known: ReadonlyMap<string, NamedValue>;
}

/** The values that a page gives to a part, and behind them the facts: whoever writes the part knows no columns. */
export function partScope(given: unknown, at: Given, page: Scope): Scope {
  const outer = (page.kind === "row" ? page.outer : undefined) ?? page;
  return {
    kind: "part",
    outer,
    find(name) {
      const own = name.split(".");
      const value = valueAt(given, own);
      const path = [...at.path, ...own];
      if (value !== undefined) return { file: at.file, path, kind: "value", ...at.known.get(toPointer(path)), value };
      return outer.find(name);
    },
    names: () => [...namesIn(given), ...outer.names()],
  };
}

/** The facts that facts name. */
export function usesInFacts(shared: SharedValues | undefined): Use[] {
  return [...(shared?.facts.values() ?? [])].flatMap((file) =>
    namesIn(file.data).flatMap((own) => {
      const path = own.split(".");
      const parts = textParts(String(valueAt(file.data, path))) ?? [];
      return parts.flatMap(({ name }): Use[] => (name === undefined ? [] : [{ kind: "fact", name, file, path }]));
    }),
  );
}

/** The first place of a name, and whether a block is left out without its value. */
interface NameInText {
  readonly path: ValuePath;
  readonly excerpt?: Excerpt;
  readonly isOptional: boolean;
}

/** The names that the texts of a file have in braces, each with the first place, and those without which a block is left out. */
export function namesInTexts({ data }: ContentFile, isMeant = isName): ReadonlyMap<string, NameInText> {
  const names = new Map<string, NameInText>();
  const add = (name: string, place: NameInText) => {
    if (!names.has(name)) names.set(name, place);
  };
  const walk = (value: unknown, path: ValuePath, optional: string | undefined): void => {
    if (typeof value === "string") {
      const own = textParts(value) ?? [];
      for (const { name, start, end } of own) {
        if (name !== undefined && isMeant(name))
          add(name, { path, excerpt: { start, end }, isOptional: name === optional });
      }
    }
    if (typeof value !== "object" || value === null) return;
    const written: unknown = isRecord(value) ? value["when"] : undefined;
    // Braces around it are told where a page uses the part.
    const when = typeof written === "string" ? written.replace(/^\{\s*(.*?)\s*\}$/, "$1") : undefined;
    const known = when ?? optional;
    if (when !== undefined) add(when, { path: [...path, "when"], isOptional: true });
    for (const [key, entry] of Object.entries(value)) {
      if (key !== "when") walk(entry, [...path, Array.isArray(value) ? Number(key) : key], known);
    }
  };
  walk(data, [], undefined);
  return names;
}
