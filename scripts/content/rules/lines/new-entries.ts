import { isScalar, isSeq, type Scalar, type YAMLMap } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";
import type { ExpectedValue } from "../../schema/file-shape.ts";
import type { Schema } from "../../schema/schema-set.ts";
import { possibleDataOf } from "../../yaml/parse-text.ts";
import type { ParsedText } from "../kinds/syntax-rule.ts";
import { hasKeysOf } from "../meant/has-keys-of.ts";
import { pathOfNodes } from "./path-of-key.ts";

/** A key of an entry of a list at which another entry begins. */
interface NewEntry {
  readonly key: Scalar;
  readonly start: number;
  readonly end: number;
  /** Where its hyphen belongs. */
  readonly hyphen: number;
  /** The types that have the keys of the new entry, where the line with its type is missing too. */
  readonly types: readonly string[] | undefined;
}

/** A mapping with repeated keys that is an entry of a list, and the nodes around it. */
interface Entry {
  readonly file: ParsedText;
  readonly map: YAMLMap;
  readonly ancestors: readonly unknown[];
}

/**
 * The keys of an entry of a list at which another entry begins: where they repeat the first one, its hyphen is missing;
 * where several others come again, the whole line with the hyphen. Those keys begin their lines, as the others do.
 */
export function newEntries(entry: Entry): NewEntry[] {
  const { file, map, ancestors } = entry;
  const [first] = map.items;
  if (!isSeq(ancestors.at(-1)) || !isScalar(first?.key) || !first.key.range) return [];
  const lead = /^ *(?:- +)*- +$/.exec(leadOf(file.lines, first.key.range[0]))?.[0];
  if (lead === undefined) return [];
  const found = repeatsOfFirst(map);
  const starts = found.length > 0 ? found.map((at) => ({ at, types: undefined })) : [firstLineMissing(entry)];
  return starts.flatMap((start) => {
    const key = start && map.items[start.at]?.key;
    if (!start || !isScalar(key) || !key.range) return [];
    const [from, to] = key.range;
    if (leadOf(file.lines, from) !== " ".repeat(lead.length)) return [];
    return [{ key, start: from, end: to, hyphen: from - lead.length + lead.lastIndexOf("-"), types: start.types }];
  });
}

/** The places at which the first key comes again, with other keys before and after it. */
function repeatsOfFirst(map: YAMLMap): number[] {
  const names = namesOf(map);
  const found: number[] = [];
  for (const [at, name] of names.entries()) {
    if (at >= (found.at(-1) ?? 0) + 2 && at < names.length - 1 && name === names[0]) found.push(at);
  }
  return found;
}

/** A place where an entry can be parted into two, and the types of the second. */
interface Split {
  readonly at: number;
  readonly types: readonly string[] | undefined;
}

/**
 * The place at which an entry begins whose first line is missing: before it and from it on each key stands once, and
 * both parts are what the schema asks for. A single key that is there twice says nothing, but for one after an empty line.
 */
function firstLineMissing({ file, map, ancestors }: Entry): Split | undefined {
  const names = namesOf(map);
  const second = names.findIndex((name, at) => names.indexOf(name) < at);
  const repeated = names.filter((name, at) => names.indexOf(name) < at);
  const earliest = Math.max(...repeated.map((name) => names.indexOf(name))) + 1;
  if (second < 0 || new Set(repeated).size < repeated.length) return undefined;
  const path = pathOfNodes([...ancestors, map]);
  const data = dataOnce(file.document);
  const list = file.shape.at(data, path.slice(0, -1));
  const own = file.shape.at(data, path)?.schema;
  if (!list || !own) return undefined;
  const splits = Array.from({ length: Math.max(0, second - earliest + 1) }, (_, index) => earliest + index)
    .flatMap((at) => {
      const types = typesOf(names.slice(at), list);
      if (!types || !hasKeysOf(own, names.slice(0, at))) return [];
      const next = list.child(0, { type: types[0] })?.schema ?? own;
      const disorder = disorderOf(names.slice(0, at), own) + disorderOf(names.slice(at), next);
      return [{ at, disorder, types: types.length > 0 ? types : undefined }];
    })
    .sort((a, b) => a.disorder - b.disorder || a.at - b.at)
    .map((split) => ({ ...split, isApart: isBelowEmptyLine(file.lines, map, split.at) }));
  const split = splits.find(({ isApart }) => isApart) ?? splits[0];
  const isCertain = repeated.length > 1 || names.slice(second).some((name) => !own.properties?.[name]);
  return split && (isCertain || split.isApart) ? split : undefined;
}

const known = new WeakMap<Entry["file"]["document"], unknown>();

/** The data of a document, read once: a file may have such an entry a thousand times. */
function dataOnce(document: Entry["file"]["document"]): unknown {
  // The package types a clone as any node.
  const data = known.has(document) ? known.get(document) : possibleDataOf(document.clone() as typeof document);
  known.set(document, data);
  return data;
}

/**
 * The types whose keys an entry without its type has; an empty list where entries have no types. Undefined where the keys
 * are no entry.
 */
function typesOf(names: readonly string[], list: ExpectedValue): readonly string[] | undefined {
  const branches = list.child(0)?.branches() ?? [];
  const tag = list.child(0)?.schema.discriminator?.propertyName;
  if (tag === undefined) return isPart(names, list.child(0)?.schema) ? [] : undefined;
  const types = branches
    .filter((branch) => hasKeysOf(branch, [tag, ...names]))
    .map((branch) => String(branch.properties?.[tag]?.const));
  return types.length > 0 ? types : undefined;
}

/** Whether these keys are those of a mapping, of which one line can be missing. */
function isPart(names: readonly string[], schema: Schema | undefined): boolean {
  const missing = (schema?.required ?? []).filter((key) => !names.includes(key));
  return schema !== undefined && missing.length < 2 && names.every((name) => schema.properties?.[name]);
}

/** How many keys stand before one that the schema names earlier. */
function disorderOf(names: readonly string[], { properties = {} }: Schema): number {
  const order = Object.keys(properties);
  return names.filter(
    (name, at) => order.indexOf(names[at + 1] ?? "") >= 0 && order.indexOf(names[at + 1] ?? "") < order.indexOf(name),
  ).length;
}

function isBelowEmptyLine(lines: LineIndex, map: YAMLMap, at: number): boolean {
  const key = map.items[at]?.key;
  const line = isScalar(key) && key.range ? lines.lineAt(key.range[0]) : 0;
  return line > 0 && /^\s*(?:#|$)/.test(lines.lineText(line - 1));
}

function namesOf(map: YAMLMap): string[] {
  return map.items.map(({ key }) => (isScalar(key) ? String(key.value) : ""));
}

/** The text before an offset in its line. */
function leadOf(lines: LineIndex, offset: number): string {
  return lines.text.slice(lines.start(lines.lineAt(offset)), offset);
}
