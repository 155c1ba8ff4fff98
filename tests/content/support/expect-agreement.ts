import { expect } from "vitest";
import { parseCarefully } from "../../../scripts/content/check/parse-file.ts";
import { type ValuePath, valueAt } from "../../../scripts/content/diagnostic/path.ts";
import { Locator } from "../../../scripts/content/yaml/locator.ts";
import { findPlainPlaces, parsePlainYaml } from "../../../scripts/content/yaml/parse-plain-yaml.ts";
import { dataOf, errorsOf, parseText } from "../../../scripts/content/yaml/parse-text.ts";
import { PlainLocator } from "../../../scripts/content/yaml/plain-locator.ts";
import { RepairedText } from "../../../scripts/content/yaml/repaired-text.ts";
import { contentModel } from "../memory-site.ts";

/** What the careful parser makes of a text that the plain one accepts. */
function careful(text: string) {
  const document = parseText(text);
  return { data: dataOf(document), errors: errorsOf(document).map(({ message }) => message) };
}

export const shape = contentModel().pageShape;

/** Expects that the careful parser agrees with the plain one, where that accepts a text. */
export function expectAgreement(text: string): void {
  const data = parsePlainYaml(text, shape);
  if (data === undefined) return;
  expect({ data, errors: [] }).toStrictEqual(careful(text));
  expect(parseCarefully({ path: "index.yaml", displayPath: "index.yaml", text }, shape).diagnostics).toStrictEqual([]);
  const root = findPlainPlaces(text);
  if (root === undefined) return;
  const repaired = new RepairedText(text);
  const locator = new Locator(parseText(text), repaired);
  const plain = new PlainLocator(root, repaired, () => locator);
  const wrong = pathsIn(data).flatMap((path) => {
    const places = [locator, plain].map((one) => [
      one.locate(path, "value"),
      one.locate(path, "key"),
      one.locate([...path, "absent"], "value"),
      typeof valueAt(data, path) === "string" && one.locateExcerpt(path, { start: 1, end: 3 }),
      one.sourceText(path),
    ]);
    return JSON.stringify(places[0]) !== JSON.stringify(places[1]) ? [path, places] : [];
  });
  expect(wrong, text).toEqual([]);
}

/** The paths of a value and of all that is in it. */
function pathsIn(data: unknown): ValuePath[] {
  const below = typeof data === "object" && data !== null ? Object.entries(data) : [];
  return [[], ...below.flatMap(([key, value]) => pathsIn(value).map((path) => [key, ...path]))];
}
