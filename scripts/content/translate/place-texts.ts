import { isAlias, isCollection, isMap, isPair, isScalar, type Pair, YAMLMap } from "yaml";
import { fromPointer, type ValuePath, valueAt } from "../diagnostic/path.ts";
import { changeText } from "../edit/change-text.ts";
import { withValue } from "../edit/with-value.ts";
import { dataIn } from "../yaml/data-in.ts";
import { parseText } from "../yaml/parse-text.ts";

/** Writes texts into a file at the places of others, and leaves everything else as it is, comments too. Places that it has not are given back. */
export function placeTexts(
  yaml: string,
  texts: ReadonlyMap<string, string>,
): { readonly yaml: string; readonly missing: readonly string[] } {
  const data = dataIn(yaml);
  const places = [...texts].map(([pointer, text]) => ({ pointer, path: fromPointer(pointer), text }));
  const missing = places.filter(({ path }) => typeof valueAt(data, path) !== "string");
  const found = places.filter((place) => !missing.includes(place));
  const wanted = found.reduce<unknown>((now, { path, text }) => withValue(now, path, text), data);
  return { yaml: changeText(yaml, wanted), missing: missing.map(({ pointer }) => pointer) };
}

/** A file with the values of another at some paths, with their comments, where it has none of its own there. */
export function withPlaces(yaml: string, original: string, paths: readonly ValuePath[]): string {
  const [from, to] = [parseText(original), parseText(yaml)];
  const [data, own] = [from.toJS() as unknown, to.toJS() as unknown];
  const added = paths.filter((path) => valueAt(own, path) === undefined);
  if (added.length === 0 || !isMap(from.contents)) return yaml;
  const target = isMap(to.contents) ? to.contents : new YAMLMap(to.schema);
  for (const path of added) copyPlace(from.contents, target, { path, plain: () => to.createNode(valueAt(data, path)) });
  to.contents = target as typeof to.contents;
  return to.toString({ lineWidth: 0 });
}

interface CopiedPlace {
  readonly path: ValuePath;
  /** The value without references, which would lead nowhere in another file. */
  plain(): unknown;
}

function copyPlace(from: YAMLMap, to: YAMLMap, { path: [key, ...rest], plain }: CopiedPlace): void {
  const isMeant = (pair: Pair) => isScalar(pair.key) && pair.key.value === key;
  const source = from.items.find(isMeant);
  if (!source) return;
  const pair = to.items.find(isMeant) ?? (source.clone() as Pair);
  if (!to.items.includes(pair)) {
    if (rest.length > 0)
      pair.value = Object.assign(new YAMLMap(from.schema), { commentBefore: commentBefore(source.value) });
    else if (hasAliases(pair.value)) pair.value = plain();
    to.items.push(pair);
  }
  if (rest.length > 0 && isMap(source.value) && isMap(pair.value))
    copyPlace(source.value as YAMLMap, pair.value as YAMLMap, { path: rest, plain });
}

/** The comment before the first key of a mapping, which YAML takes for one of the mapping. */
function commentBefore(value: unknown): string | null | undefined {
  return isMap(value) ? value.commentBefore : undefined;
}

function hasAliases(value: unknown): boolean {
  if (isPair(value)) return hasAliases(value.value);
  return isAlias(value) || (isCollection(value) && value.items.some(hasAliases));
}
