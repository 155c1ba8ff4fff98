import { limits } from "../diagnostic/limits.ts";
import { isRecord, listAt, toPointer, valueAt, type ValuePath } from "../diagnostic/path.ts";
import type { ContentFile, Excerpt, Use } from "../yaml/content-file.ts";
import type { NamedValue, Row, SharedValues } from "../yaml/fillings.ts";
import { isAmount, isInAddress, readableValue } from "./format-value.ts";
import { isName, textParts } from "./placeholders.ts";

/** The values that the texts of a page or a part can refer to. */
export interface Scope {
  /** `none`: without facts, a row or a part, braces are ordinary characters. */
  readonly kind: "none" | "facts" | "row" | "part";
  find(name: string): NamedValue | ScopeProblem;
  /** A fact as written, before others are filled in. */
  written?(name: string): NamedValue | undefined;
  /** The scope for names that this one does not have. */
  readonly outer?: Scope | undefined;
  /** The names of all values, those of the page first, then the facts. */
  names(): readonly string[];
}

/** Why a name has no value: it is unknown, a group, a circular reference, or its value is too long. */
export type ScopeProblem = "unknown" | "group" | "circle" | "long";

/** The facts for the texts of a language. */
export function factScope({ facts }: SharedValues, home: string, language: string): Scope {
  const files = [...new Set([home, "/"])].flatMap((at) => facts.get(at) ?? []);
  // Each is filled once: facts that use others twice would otherwise take exponential time.
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
  /** A fact may use others. */
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

/** The names of the values in a mapping, prefixed with the names of their groups. */
export function namesIn(data: unknown, before = ""): string[] {
  return Object.entries(isRecord(data) ? data : {}).flatMap(([key, value]) =>
    isRecord(value) && !isAmount(value) ? namesIn(value, `${before}${key}.`) : [before + key],
  );
}

/** The values of a row, then the facts. Each row has all columns. A column without groups does not hide a group of facts. */
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

/** Whether groups in the rows of a table have a value. Cached, because it is needed for each row. */
function isInRows(table: ContentFile, path: readonly string[]): boolean {
  const known = inRows.get(table) ?? new Map<string, boolean>();
  inRows.set(table, known);
  const name = toPointer(path);
  const is = known.get(name) ?? listAt(table.data, []).some((row) => valueAt(row, path) !== undefined);
  known.set(name, is);
  return is;
}

const inRows = new WeakMap<ContentFile, Map<string, boolean>>();

/** Where a page passes values to a part, and the values that are empty or from cells, by pointer in the page. */
interface Given extends Pick<NamedValue, "file" | "path"> {
  readonly known: ReadonlyMap<string, NamedValue>;
}

/** The values that a page passes to a part, then the facts. Columns are not available, because the part does not know the table. */
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

/** The facts used in facts. */
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

/** The names in braces in the texts of a file, each with its first place, and whether a block is left out without it. */
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
    // Braces around it are reported where a page uses the part.
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
