import { isolated, readsFromLeft } from "../../../src/labels.ts";
import { isRecord, toPointer, valueAt, type ValuePath } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import { spanOf } from "../markdown/markdown-links.ts";
import { nodesIn, parseMarkdown } from "../markdown/parse-markdown.ts";
import { emptyCell } from "../rules/fill/empty-cell.ts";
import { unknownFact } from "../rules/fill/unknown-fact.ts";
import { sayRefused, unexpectedCharacter } from "../rules/syntax/unexpected-character.ts";
import { refusedCharacters } from "../rules/toolkit/refused-characters.ts";
import { suggest } from "../rules/toolkit/suggest.ts";
import { areNamedEntries, type FileShape, isNeeded } from "../schema/file-shape.ts";
import type { Schema } from "../schema/schema-set.ts";
import { isAmount, isDecimal, isInAddress, readableValue } from "../values/format-value.ts";
import { isName, type TextPart, textParts } from "../values/placeholders.ts";
import type { Scope } from "../values/scopes.ts";
import type { ContentFile, Use } from "../yaml/content-file.ts";
import type { NamedValue } from "../yaml/fillings.ts";
import type { CodedFinding, Finding } from "../yaml/to-diagnostic.ts";
import type { Origin, Segment, WrittenAt } from "./origins.ts";
import { listInCell } from "./read-rows.ts";

/** A value as it is written: in a file, with the scope of names that its texts can use. */
export interface Written extends WrittenAt {
  readonly value: unknown;
  readonly scope: Scope;
  /** The values passed to a part that are empty or from cells, by pointer in the page. Even an empty one must not be looked up elsewhere. */
  readonly given?: Map<string, NamedValue> | undefined;
}

/** The result for a value that is left out because it is empty. */
export const nothing = Symbol("nothing");

interface Surroundings {
  /** The page that uses the parts. */
  readonly file: ContentFile;
  readonly shape: FileShape;
  readonly language: string;
}

/** Fills values into the texts of a page and its parts, and records where each is written, and the mistakes. */
export class Filler {
  /** Where values of the composed page are written if not at the same place in the file, by pointer. */
  readonly origins = new Map<string, Origin>();
  readonly findings: CodedFinding[] = [];
  readonly uses: Use[] = [];
  /** The pointers of addresses and other names that lack a value, so that they are unknown. */
  readonly lost = new Set<string>();

  constructor(private readonly around: Surroundings) {}

  /** Fills in a value for a place of the page. `nothing` if it is empty, unless `keepsRequired` keeps required texts as they are typed. */
  fill(written: Written, to: ValuePath, keepsRequired = false): unknown {
    const { value, path, scope } = written;
    if (scope.kind === "none") return value;
    if (typeof value === "string") return this.#text(value, written, to);
    if (Array.isArray(value)) return this.#list(value, written, to);
    if (!isRecord(value)) return value;
    const keys = Object.keys(value);
    // Without quotes YAML reads the braces as a mapping.
    const [only = ""] = keys;
    if (keys.length === 1 && value[only] === null && typeof scope.find(only) === "object") {
      return this.#text(`{${only}}`, written, to);
    }
    let copy: Record<string, unknown> | undefined;
    for (const key of keys) {
      const composed = this.fill({ ...written, value: value[key], path: [...path, key] }, [...to, key]);
      if (composed === value[key]) continue;
      copy ??= { ...value };
      if (composed !== nothing) copy[key] = composed;
      else if (!isNeeded(this.schemaOf(written), key, copy)) delete copy[key];
      // A mapping without a required value is left out too: a picture without its file, a block without its text.
      else if (!keepsRequired) return nothing;
    }
    return copy ?? value;
  }

  #list(list: readonly unknown[], { path, given, ...written }: Written, to: ValuePath): unknown {
    const copy: unknown[] = [];
    let left = 0;
    list.forEach((value, at) => {
      const own = [...to, copy.length];
      if (copy.length !== at) this.origins.set(toPointer(own), { ...written, path: [...path, at] });
      const composed = this.fill({ ...written, value, path: [...path, at] }, own);
      if (composed !== nothing) left += 1;
      if (composed !== nothing) copy.push(composed);
      // An empty cell keeps the following cells in their columns.
      else if (path.at(-1) === "cells") copy.push("");
      else this.forget(own);
    });
    // A list with nothing left is as empty as a cell. A list passed to a part is kept.
    if (left === 0 && list.length > 0 && !given) return nothing;
    return copy.length === list.length && copy.every((value, at) => value === list[at]) ? list : copy;
  }

  #text(text: string, written: Written, to: ValuePath): unknown {
    const parts = textParts(text);
    if (!parts) return text;
    const { file, path, use } = written;
    const [first] = parts;
    if (parts.length === 1 && first?.name !== undefined) return this.#whole(first, written, to);
    const segments: Segment[] = [];
    let filled = "";
    for (const part of parts) {
      const { length } = this.findings;
      const found = part.name === undefined ? undefined : this.#find(part, text, written);
      const isOfAddress = this.#isForMachines(written) || isInAddress(text.slice(0, part.start));
      if (this.findings.length > length && isOfAddress) this.lost.add(toPointer(to));
      const shown = (found && this.#inText(found, text.slice(0, part.start), written)) ?? part.text;
      const [start, end] = [filled.length, filled.length + shown.length];
      filled += shown;
      const last = segments.at(-1);
      // Braces that stay belong to the text around them.
      const isSame = last && !found && !last.value && last.start - last.written.start === start - part.start;
      if (isSame) segments.splice(-1, 1, { ...last, end });
      else segments.push({ start, end, written: part, value: found });
    }
    if (filled === text) return text;
    this.origins.set(toPointer(to), { file, path, segments, text: filled, use });
    const cells = segments.flatMap(({ value }) => (value?.kind === "cell" ? value : []));
    if (cells.length > 0) written.given?.set(toPointer(path), { value: filled, file, path, kind: "value", cells });
    return filled;
  }

  /** A value inside a text. */
  #inText(found: NamedValue, before: string, written: Written): string | undefined {
    const isForMachines = this.#isForMachines(written) || isInAddress(before);
    const value = this.#readable(found, isForMachines);
    // Telephone links have no spaces.
    if (before.endsWith("tel:")) return value?.replaceAll(/\s/g, "");
    const { language } = this.around;
    // In right-to-left text the groups of a telephone number would swap places.
    const isSplit = !isForMachines && value && /^[+\d]/.test(value) && readsFromLeft(value, { language });
    return isSplit ? isolated(value, { language }) : value;
  }

  #isForMachines(at: WrittenAt): boolean {
    const schema = this.schemaOf(at);
    return schema?.machine === true || /^(?:name|code)$/.test(findFormat(schema?.format)?.kind ?? "");
  }

  /** A text that is a single value: a number if the schema asks for one, `nothing` if the value is empty. */
  #whole(part: TextPart, written: Written, to: ValuePath): unknown {
    const found = this.#find(part, part.text, written, true);
    if (!found) return part.text;
    const { file, path, use, given } = written;
    this.origins.set(toPointer(to), { ...found, at: { file, path, use } });
    if (isEmpty(found.value) || found.kind === "cell") given?.set(toPointer(path), { ...found, given: { file, path } });
    if (isEmpty(found.value)) return given ? "" : nothing;
    // A part may use it in a text or in an address.
    if (given) return found.kind === "cell" && typeof found.value === "number" ? String(found.value) : found.value;
    const asText = () => this.#readable(found, this.#isForMachines(written));
    return typedValue(found.value, this.schemaOf(written), asText);
  }

  /** The schema of a value by its place in its own file: parts have blocks like pages. */
  schemaOf({ file, path }: WrittenAt) {
    return this.around.shape.at(file.data, path);
  }

  /** Forgets a place that was left out, because the next value takes it. */
  forget(place: ValuePath): void {
    const pointer = toPointer(place);
    for (const known of [this.origins, this.lost])
      for (const one of known.keys()) if (`${one}/`.startsWith(`${pointer}/`)) known.delete(one);
  }

  #readable({ value, kind }: NamedValue, isForMachines = false): string | undefined {
    const isPlain = isForMachines || (kind === "cell" && typeof value === "number");
    return readableValue(value, this.around.language, isPlain);
  }

  /** The value of a name in a text. A name without a value stays as it is typed. */
  #find(part: TextPart, text: string, written: Written, isWhole = false): NamedValue | undefined {
    const { file, path, scope } = written;
    const { name = "", start, end, slip } = part;
    const found = scope.find(name);
    const at = { file, path, excerpt: isWhole ? undefined : { start, end } };
    if (found === "unknown" && (slip || this.#isLiteral(text, part, written, isWhole))) return undefined;
    const isKnown = typeof found === "object";
    if (!isKnown || found.kind === "fact") this.uses.push({ kind: "fact", name, file, path });
    // Circular facts are reported at the facts, and values that a page does not pass to a part at the page.
    if (found === "circle" || (found === "unknown" && isMissing(name, scope))) return undefined;
    const isList = isKnown && !isWhole && !isEmpty(found.value) && this.#readable(found) === undefined;
    if (slip || !isKnown || isList) {
      const problem = !isKnown ? found : Array.isArray(found.value) ? "list" : "group";
      const words = slip ? unknownFact.saySlip(name, slip) : unknownFact.say(name, { problem, names: scope.names() });
      // Other rows may have a single value here.
      const isOfRow = isList && found.kind === "cell";
      const place = isOfRow
        ? { at: found, related: { at, message: "This text needs it." } }
        : { at, related: this.relatedUse(written) };
      this.findings.push({ code: unknownFact.code, ...words, ...place });
      return undefined;
    }
    const isPrice = /^(?!0\d)\d/.test(this.#readable(found) ?? "");
    if (!isWhole && text[start - 1] === "$" && !isEmpty(found.value) && !isPrice) {
      const at = { file, path, excerpt: { start: start - 1, end } };
      const words = { code: unknownFact.code, ...unknownFact.saySlip(name, "dollar") };
      this.findings.push({ ...words, at, related: this.relatedUse(written) });
      return undefined;
    }
    if (found.kind === "cell") this.#tellRefused(found, at);
    if (isWhole || !isEmpty(found.value)) return found;
    // A value that cannot be a fact is reported where it is written.
    if (found.kind === "fact" && found.value !== "") return undefined;
    const related = { at, message: "This text needs it." };
    const words = emptyCell.say(name, nameIn(found), path[0] === "blocks");
    this.findings.push({ code: emptyCell.code, ...words, at: found, related });
    return undefined;
  }

  /** Reports a forbidden character in a cell. In a table it only matters once a page shows it. */
  #tellRefused(cell: NamedValue, at: Finding["at"]): void {
    const text = [cell.value].flat().join(" ");
    if (refusedCharacters(text).length === 0) return;
    // The text direction of the rest of the row applies to all of its cells.
    const row = Object.values(Object(valueAt(cell.file.data, cell.path.slice(0, 1)))).join(" ");
    const first = refusedCharacters(`${text} ${row}`).find(({ end }) => end <= text.length);
    const related = { at, message: "It is filled in here." };
    if (first) this.findings.push({ code: unexpectedCharacter.code, ...sayRefused(first), at: cell, related });
  }

  /** Whether braces are more likely part of the text than a name: in code, and in URL templates. */
  #isLiteral(text: string, { name = "", start }: TextPart, written: Written, isWhole: boolean): boolean {
    const { scope } = written;
    if (!isName(name)) return scope.kind !== "row" || suggest(name, scope.names()) === undefined;
    const schema = this.schemaOf(written);
    if (schema?.pattern !== undefined || schema?.machine) return true;
    if (isWhole || scope.kind !== "facts") return false;
    const isInPath = /(?:https?:\/\/|(?:^|[\s(])\/)[^\s)>]*$/.test(text.slice(0, start));
    if (isInPath && !name.includes(".") && suggest(name, scope.names()) === undefined) return true;
    const kind = findFormat(schema?.format)?.kind ?? "sentence";
    if (kind !== "sentence" && kind !== "prose") return true;
    const { root } = parseMarkdown(text, kind);
    const code = root ? nodesIn(root).filter(({ type }) => type === "inlineCode" || type === "code") : [];
    return code.map(spanOf).some((span) => span.start <= start && start < span.end);
  }

  relatedUse({ use }: Pick<Written, "use">): Finding["related"] {
    return use && { at: { file: this.around.file, path: use }, message: "This page uses the part." };
  }
}

/** Whether a part uses a value that its page should pass, because its name is not close to any fact. */
export function isMissing(name: string, scope: Scope): boolean {
  return scope.kind === "part" && !name.includes(".") && suggest(name, scope.outer?.names() ?? []) === undefined;
}

export function isEmpty(value: unknown): boolean {
  return value === "" || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** The name of a value in its table, or among the values passed to a part. */
export function nameIn({ kind, path }: NamedValue): string {
  return kind === "cell" ? path.slice(1).join(".") : String(path.at(-1));
}

/** A value in the type that its place requires, if possible; otherwise the result of `asText`. */
function typedValue(value: unknown, { type, items }: Schema = {}, asText: () => string | undefined): unknown {
  if (type === "array") {
    if (typeof value === "string") return listInCell(value);
    return Array.isArray(value) || areNamedEntries(value, items) ? value : [value];
  }
  if (type === "number" || type === "integer") {
    if (isAmount(value)) return value.amount;
    return typeof value === "string" && isDecimal(value) ? Number(value) : value;
  }
  if (type === "boolean") return value === "true" || (value === "false" ? false : value);
  if (type === "object" || (typeof value === "object" && !isAmount(value))) return value;
  return asText() ?? value;
}
