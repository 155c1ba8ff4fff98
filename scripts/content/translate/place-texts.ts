import { type ValuePath, valueAt } from "../diagnostic/path.ts";
import { changeText } from "../edit/change-text.ts";
import { withValue } from "../edit/with-value.ts";
import { dataIn } from "../yaml/data-in.ts";

/** Writes texts into a file at their places, and leaves everything else as it is, comments included. */
export function placeTexts(yaml: string, texts: readonly (readonly [place: ValuePath, text: string])[]): string {
  return changeText(
    yaml,
    texts.reduce((data, [place, text]) => withValue(data, place, text), dataIn(yaml)),
  );
}

/** A file with the values of another at some paths, unless it has its own there. A new file also gets the comments around these values. */
export function withPlaces(yaml: string, original: string, paths: readonly ValuePath[]): string {
  const [data, own] = [original, yaml].map((text) => dataIn(text));
  const added = paths.filter((path) => valueAt(own, path) === undefined);
  const wanted = added.reduce((now, path) => withValue(now, path, valueAt(data, path)), own);
  return changeText(own ? yaml : original, wanted, (path) => Object.keys(Object(valueAt(data, path))));
}
