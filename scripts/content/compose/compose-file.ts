import { everyLine } from "../diagnostic/diagnostic.ts";
import { isRecord } from "../diagnostic/is-record.ts";
import { toPointer, type ValuePath, valueAt } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import { languageAt, languageOfFile, siteLanguages } from "../index/site-languages.ts";
import { routeOfPage } from "../read/route-of.ts";
import { unusedFact } from "../rules/checks/unused-fact.ts";
import { emptyCell } from "../rules/fill/empty-cell.ts";
import { unknownFact } from "../rules/fill/unknown-fact.ts";
import { unknownPart } from "../rules/fill/unknown-part.ts";
import { nearest, suggest } from "../rules/toolkit/suggest.ts";
import type { FileShape } from "../schema/file-shape.ts";
import { isAmount, readableValue } from "../values/format-value.ts";
import { isName, type TextPart, textParts } from "../values/placeholders.ts";
import { factScope, namesIn, namesInTexts, partScope, rowScope, type Scope } from "../values/scopes.ts";
import type { ContentFile, EntryPart, Use } from "../yaml/content-file.ts";
import type { Fillings, NamedValue } from "../yaml/fillings.ts";
import type { CodedFinding, Finding } from "../yaml/to-diagnostic.ts";
import { type Origin, placer, type Segment, type WrittenAt } from "./origins.ts";
import { listInCell } from "./read-rows.ts";

/** Fills in the texts of a file, and puts the blocks of parts in the places where it uses them; with the mistakes in what it is filled with. */
export function composeFile(file: ContentFile, { shared, row }: Fillings, shape: FileShape) {
  const home = languageAt(siteLanguages(shared.site), routeOfPage(file.source.path))?.home ?? "/";
  const language = languageOfFile(shared.site, { ...file, isComplete: true, wrong: new Set() });
  const facts = factScope(shared, home, language);
  const composer = new Composer({ file, shape, language, home, parts: shared.parts, row });
  const data = composer.compose(row ? rowScope(row, facts) : facts);
  const { origins, findings, uses } = composer;
  return { file: { ...file, data, uses, ...placer(file, origins) }, findings };
}

interface Surroundings {
  readonly file: ContentFile;
  readonly shape: FileShape;
  readonly language: string;
  /** The home page of that language. */
  readonly home: string;
  readonly parts: ReadonlyMap<string, ContentFile>;
  readonly row: Fillings["row"];
}

/** A value as it is written: in a file, below the names that its texts can use. */
interface Written extends WrittenAt {
  readonly value: unknown;
  readonly scope: Scope;
  /** The empty values that a page gives to a part, by their pointers in the page. They are given: a part must not look for others. */
  readonly given?: Map<string, NamedValue> | undefined;
}

/** What an empty value leaves of its place. */
const nothing = Symbol("nothing");

class Composer {
  /** Where the values of the composed page are written whose places are not those of the file, by their pointers. */
  readonly origins = new Map<string, Origin>();
  readonly findings: CodedFinding[] = [];
  readonly uses: Use[] = [];
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  compose(scope: Scope): unknown {
    const { file, row } = this.#around;
    const { data } = file;
    if (!isRecord(data)) return data;
    const entries = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
      const written = { value, file, path: [key], scope };
      // A template says of which table it is one; the words of the interface have braces of their own.
      if (key === "each" && row) return [];
      if (key === "labels") return [[key, value]];
      if (key === "blocks" && Array.isArray(value)) return [[key, this.#blocks(value, written)]];
      const composed = this.#value(written, [key]);
      if (composed !== nothing) return [[key, composed]];
      // A page is never without its title.
      if (this.#schemaOf({ file, path: [] })?.required?.includes(key)) this.#reportEmpty([key]);
      return [];
    });
    return Object.fromEntries(entries);
  }

  #blocks(list: readonly unknown[], { path, ...written }: Written): unknown[] {
    const blocks: unknown[] = [];
    for (const [at, value] of list.entries()) this.#block({ ...written, value, path: [...path, at] }, blocks);
    return blocks;
  }

  #block(written: Written, blocks: unknown[]): void {
    const { value, file, path, scope, use } = written;
    const { when, ...others } = isRecord(value) ? value : {};
    const name = typeof others["use"] === "string" ? this.#partName(others["use"]) : undefined;
    const canVary = scope.kind === "row" || scope.kind === "part" || name !== undefined;
    const isConditional = canVary && when !== undefined;
    if (isConditional && !this.#isThere(written, String(when))) return;
    if (name !== undefined && (others["type"] === undefined || (!use && this.#around.parts.has(name)))) {
      this.uses.push({ kind: "part", name, file, path: [...path, "use"] });
      // A part in a part is told in its own file.
      if (!use) this.#part(name, { ...written, value: others }, blocks);
      return;
    }
    const to = ["blocks", blocks.length];
    if (file !== this.#around.file || path.at(-1) !== blocks.length)
      this.origins.set(toPointer(to), { file, path, use });
    const shown = isConditional ? { ...written, value: others } : written;
    const composed = this.#value(shown, to);
    if (composed !== nothing) {
      blocks.push(composed);
      return;
    }
    // Nor is it without its main heading, which stays as it is typed.
    const isLeft = this.#isOnlyHeading(written);
    if (isLeft) this.#reportEmpty(to);
    this.#forget(to);
    if (!isLeft) return;
    this.origins.set(toPointer(to), { file, path, use });
    blocks.push(shown.value);
  }

  /** Whether a block alone has the main heading, of those in its page and in the parts of that. */
  #isOnlyHeading(written: Written): boolean {
    const blocksOf = ({ data }: ContentFile) => Array.from(Object(valueAt(data, ["blocks"])) as ArrayLike<unknown>);
    const leads = (at: WrittenAt) => this.#schemaOf(at)?.headingLevel === 1;
    const page = this.#around.file;
    const parts = blocksOf(page).flatMap((block) => {
      const name = valueAt(block, ["use"]);
      return this.#around.parts.get(this.#partName(String(name))) ?? [];
    });
    const all = [page, ...parts].flatMap((file) => blocksOf(file).map((_, at) => ({ file, path: ["blocks", at] })));
    return leads(written) && all.filter(leads).length === 1;
  }

  /** Tells the empty value for which what cannot be without it is left out. */
  #reportEmpty(place: ValuePath): void {
    const pointer = toPointer(place);
    for (const [key, origin] of this.origins) {
      if (!`${key}/`.startsWith(`${pointer}/`) || !("at" in origin) || !isEmpty(origin.value)) continue;
      const { file, path } = origin.at;
      const related = { at: { file, path }, message: "This text needs it." };
      this.#report(emptyCell.code, emptyCell.sayNeeded(nameIn(origin)), { at: origin, related });
      return;
    }
  }

  /** What comes next has the place of what is left out, and is written elsewhere. */
  #forget(place: ValuePath): void {
    const pointer = toPointer(place);
    for (const one of this.origins.keys()) if (`${one}/`.startsWith(`${pointer}/`)) this.origins.delete(one);
  }

  /** Whether a block is shown that says when: where a value is not empty. For a part it may be one that the part is given. */
  #isThere(written: Written, when: string): boolean {
    const { value, file, path, scope } = written;
    const own = ["with", ...when.split(".")];
    const given = valueAt(value, own);
    if (given !== undefined) {
      const at = [...path, ...own];
      const filled = this.#value({ ...written, value: given, path: at }, at);
      return filled !== nothing && !isEmpty(filled) && filled !== false;
    }
    const found = scope.find(when);
    if (typeof found === "object" && found.kind === "fact") this.uses.push({ kind: "fact", name: when, file, path });
    if (found === "unknown" && (scope.kind !== "part" || /^\{.*\}$/.test(when))) {
      const names = [...namesIn(valueAt(value, ["with"])), ...scope.names()];
      this.#report(unknownFact.code, unknownFact.sayWhen(when, names), { at: { file, path: [...path, "when"] } });
      return true;
    }
    return typeof found === "object" && !isEmpty(found.value) && found.value !== false;
  }

  /** The name of a part in the folder of the language, where that has its own. */
  #partName(name: string): string {
    const { home, parts } = this.#around;
    const own = `${home.slice(1)}/${name}`;
    return parts.has(own) ? own : name;
  }

  #part(name: string, written: Written, blocks: unknown[]): void {
    const { file, path, scope } = written;
    const { parts } = this.#around;
    const part = parts.get(name);
    // The cast is safe: the caller has looked.
    const { use: _, with: given = {}, ...others } = written.value as Readonly<Record<string, unknown>>;
    const [other] = Object.keys(others);
    if (!part || other !== undefined || !isRecord(given)) {
      const isTaken = other !== undefined && part !== undefined && namesInTexts(part).has(other);
      const words = unknownPart.say(name, [...parts.keys()], part && { other, isTaken });
      const at = { file, path: [...path, other ?? (part ? "with" : "use")], part: keyPart(other !== undefined) };
      this.#report(unknownPart.code, words, { at });
      return;
    }
    const list = valueAt(part.data, ["blocks"]);
    if (!Array.isArray(list)) return;
    const at = { file, path: [...path, "with"] };
    const empty = new Map<string, NamedValue>();
    const inner = partScope(
      this.#value({ ...at, value: given, scope, given: empty }, at.path),
      { ...at, empty },
      scope,
    );
    this.#compareNames(name, Object.keys(given), { written, part, inner });
    for (const [index, value] of list.entries())
      this.#block({ value, file: part, path: ["blocks", index], scope: inner, use: path }, blocks);
  }

  /** Compares the names that a part has in its texts with those to which a page gives a value. */
  #compareNames(
    name: string,
    given: readonly string[],
    { written, part, inner }: { readonly written: Written; readonly part: ContentFile; readonly inner: Scope },
  ): void {
    const { file, path, scope } = written;
    const all = namesInTexts(part);
    const missing = [...all.keys()].filter((one) => scope.find(one) === "unknown" && inner.find(one) === "unknown");
    for (const key of given) {
      // A page may give a part a value of its own in place of a fact or a cell.
      if ([...all.keys()].some((one) => one === key || one.startsWith(`${key}.`))) continue;
      const [meant] = nearest(key, missing);
      const place = { at: { file, path: [...path, "with", key], part: keyPart(true) } };
      if (meant === undefined) {
        // What cannot be read of the part may name it.
        if (!part.isDamaged(everyLine)) this.#report(unusedFact.code, unusedFact.sayValue(name, key), place);
        continue;
      }
      missing.splice(missing.indexOf(meant), 1);
      const related = {
        at: { file: part, path: all.get(meant)?.path ?? [] },
        message: `The part names "${meant}" here.`,
      };
      this.#report(unknownPart.code, unknownPart.sayName(key, meant), { ...place, related });
    }
    for (const one of missing) {
      const { path: own = [], excerpt, isOptional = false } = all.get(one) ?? {};
      // A name that is near to one of the page's is misspelt in the part.
      if (suggest(one, given) !== undefined) {
        const { suggestion, ...words } = unknownFact.say(one, { problem: "unknown", names: given });
        const place = { at: { file: part, path: own, excerpt }, related: this.#relatedUse({ use: path }) };
        this.#report(unknownFact.code, { ...words, suggestion: excerpt && suggestion }, place);
      } else if (!isOptional && this.#isMissing(one, inner)) {
        const related = { at: { file: part, path: own }, message: "The part names it here." };
        const at = { file, path: [...path, "use"] };
        this.#report(unknownPart.code, unknownPart.sayMissing(name, one), { at, related });
      }
    }
  }

  #value(written: Written, to: ValuePath): unknown {
    const { value, path, scope } = written;
    if (scope.kind === "none") return value;
    if (typeof value === "string") return this.#text(value, written, to);
    if (Array.isArray(value)) return this.#list(value, written, to);
    if (!isRecord(value)) return value;
    const keys = Object.keys(value);
    // Without quotes YAML takes the braces for a mapping.
    const [only = ""] = keys;
    if (keys.length === 1 && value[only] === null && typeof scope.find(only) === "object") {
      return this.#text(`{${only}}`, written, to);
    }
    let copy: Record<string, unknown> | undefined;
    for (const key of keys) {
      const composed = this.#value({ ...written, value: value[key], path: [...path, key] }, [...to, key]);
      if (composed === value[key]) continue;
      copy ??= { ...value };
      if (composed !== nothing) copy[key] = composed;
      // What cannot be without it goes, too: a picture without its file, a block without its text.
      else if (this.#schemaOf(written)?.required?.includes(key)) return nothing;
      else delete copy[key];
    }
    return copy ?? value;
  }

  #list(list: readonly unknown[], { path, ...written }: Written, to: ValuePath): readonly unknown[] {
    const copy: unknown[] = [];
    list.forEach((value, at) => {
      const own = [...to, copy.length];
      if (copy.length !== at) this.origins.set(toPointer(own), { ...written, path: [...path, at] });
      const composed = this.#value({ ...written, given: undefined, value, path: [...path, at] }, own);
      if (composed !== nothing) copy.push(composed);
      else this.#forget(own);
    });
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
      const found = part.name === undefined ? undefined : this.#find(part, text, written);
      const shown = (found && this.#readable(found)) ?? part.text;
      const [start, end] = [filled.length, filled.length + shown.length];
      filled += shown;
      const last = segments.at(-1);
      // Braces that stay are signs of the text around them.
      const isSame = last && !found && !last.value && last.start - last.written.start === start - part.start;
      if (isSame) segments.splice(-1, 1, { ...last, end });
      else segments.push({ start, end, written: part, value: found });
    }
    if (filled === text) return text;
    this.origins.set(toPointer(to), { file, path, segments, use });
    return filled;
  }

  /** A text that is one value: a number where the schema asks for a number, nothing where the value is empty. */
  #whole(part: TextPart, written: Written, to: ValuePath): unknown {
    const found = this.#find(part, part.text, written, true);
    if (!found) return part.text;
    const { file, path, use, given } = written;
    this.origins.set(toPointer(to), { ...found, at: { file, path, use } });
    if (isEmpty(found.value)) {
      given?.set(toPointer(path), found);
      return given ? "" : nothing;
    }
    const { language } = this.#around;
    const schema = this.#schemaOf(written);
    return typedValue(found.value, schema?.type, () => {
      const isForMachines = findFormat(schema?.format)?.kind === "name";
      return isForMachines && !isAmount(found.value) ? String(found.value) : readableValue(found.value, language);
    });
  }

  /** The schema of a value by the file in which it is written: parts have blocks as pages have. */
  #schemaOf({ file, path }: WrittenAt) {
    return this.#around.shape.at(file.data, path);
  }

  #readable({ value }: NamedValue): string | undefined {
    return readableValue(value, this.#around.language);
  }

  /** The value of a name in a text. One that has none stays as it is typed. */
  #find(part: TextPart, text: string, written: Written, isWhole = false): NamedValue | undefined {
    const { file, path, scope } = written;
    const { name = "", start, end, slip } = part;
    const found = scope.find(name);
    const at = { file, path, excerpt: isWhole ? undefined : { start, end } };
    if (found === "unknown" && (slip || this.#isLiteral(text, part, written, isWhole))) return undefined;
    const isKnown = typeof found === "object";
    if (!isKnown || found.kind === "fact") this.uses.push({ kind: "fact", name, file, path });
    // What leads back to itself is told where it does, and what a page does not give to a part at the page.
    if (found === "circle" || (found === "unknown" && this.#isMissing(name, scope))) return undefined;
    const isList = isKnown && !isWhole && !isEmpty(found.value) && this.#readable(found) === undefined;
    if (slip || !isKnown || isList) {
      const problem = !isKnown ? found : Array.isArray(found.value) ? "list" : "group";
      const words = slip ? unknownFact.saySlip(name, slip) : unknownFact.say(name, { problem, names: scope.names() });
      // Other rows may have a single value there.
      const isOfRow = isList && found.kind === "cell";
      const place = isOfRow
        ? { at: found, related: { at, message: "This text needs it." } }
        : { at, related: this.#relatedUse(written) };
      this.#report(unknownFact.code, words, place);
      return undefined;
    }
    const isPrice = /^(?!0\d)\d/.test(this.#readable(found) ?? "");
    if (!isWhole && text[start - 1] === "$" && !isEmpty(found.value) && !isPrice) {
      const at = { file, path, excerpt: { start: start - 1, end } };
      this.#report(unknownFact.code, unknownFact.saySlip(name, "dollar"), { at, related: this.#relatedUse(written) });
      return undefined;
    }
    if (isWhole || !isEmpty(found.value)) return found;
    const related = { at, message: "This text needs it." };
    this.#report(emptyCell.code, emptyCell.say(name, nameIn(found)), { at: found, related });
    return undefined;
  }

  /** Whether a part names a value that its page should give: it is near to no fact. */
  #isMissing(name: string, scope: Scope): boolean {
    return scope.kind === "part" && !name.includes(".") && suggest(name, scope.outer?.names() ?? []) === undefined;
  }

  /** Whether braces are more likely signs of a text than names: in code, and in addresses with parts that vary. */
  #isLiteral(text: string, { name = "", start }: TextPart, written: Written, isWhole: boolean): boolean {
    const { scope } = written;
    if (!isName(name)) return scope.kind !== "row" || suggest(name, scope.names()) === undefined;
    const schema = this.#schemaOf(written);
    if (schema?.pattern !== undefined || schema?.machine) return true;
    if (isWhole || scope.kind !== "facts") return false;
    const kind = findFormat(schema?.format)?.kind ?? "sentence";
    const isInSpan = text.slice(0, start).split("`").length % 2 === 0;
    return isInSpan || (kind !== "sentence" && kind !== "prose");
  }

  #relatedUse({ use }: Pick<Written, "use">): Finding["related"] {
    return use && { at: { file: this.#around.file, path: use }, message: "This page uses the part." };
  }

  #report(
    code: string,
    words: Pick<Finding, "message" | "hint" | "suggestion">,
    place: Pick<Finding, "at" | "related">,
  ): void {
    this.findings.push({ code, ...words, ...place });
  }
}

function isEmpty(value: unknown): boolean {
  return value === "" || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** The name of a value in its table, or in what a page gives to a part. */
function nameIn({ kind, path }: NamedValue): string {
  return kind === "cell" ? path.slice(1).join(".") : String(path.at(-1));
}

function keyPart(isKey: boolean): EntryPart {
  return isKey ? "key" : "value";
}

/** A value in the type that its place asks for, where it can be had; else as `asText` has it. */
function typedValue(value: unknown, type: string | undefined, asText: () => string | undefined): unknown {
  if (type === "array") return typeof value === "string" ? listInCell(value) : Array.isArray(value) ? value : [value];
  if (type === "number" || type === "integer") {
    if (isAmount(value)) return value.amount;
    return typeof value === "string" && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
  }
  if (type === "boolean") return value === "true" || (value === "false" ? false : value);
  if (type === "object" || (typeof value === "object" && !isAmount(value))) return value;
  return asText() ?? value;
}
