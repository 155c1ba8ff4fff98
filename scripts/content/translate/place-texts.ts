import { fromPointer, type ValuePath, valueAt } from "../diagnostic/path.ts";
import { changeText } from "../edit/change-text.ts";
import { withValue } from "../edit/with-value.ts";
import { dataIn } from "../yaml/data-in.ts";

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

/** A file with the values of another at some paths, where it has none of its own there. One that is not there yet begins as the other, with the comments around these. */
export function withPlaces(yaml: string, original: string, paths: readonly ValuePath[]): string {
  const [data, own] = [original, yaml].map((text) => dataIn(text));
  const added = paths.filter((path) => valueAt(own, path) === undefined);
  const wanted = added.reduce((now, path) => withValue(now, path, valueAt(data, path)), own);
  return changeText(own ? yaml : original, wanted, (path) => Object.keys(Object(valueAt(data, path))));
}
