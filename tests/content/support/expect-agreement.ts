import { expect } from "vitest";
import { parseCarefully } from "../../../scripts/content/check/parse-file.ts";
import { dataOf, errorsOf, parseText } from "../../../scripts/content/yaml/parse-text.ts";
import { parsePlainYaml } from "../../../scripts/content/yaml/plain-yaml.ts";
import { contentModel } from "../memory-site.ts";

/** What the careful parser makes of a text that the plain one accepts. */
function careful(text: string) {
  const document = parseText(text);
  return { data: dataOf(document), errors: errorsOf(document).map(({ message }) => message) };
}

export const shape = contentModel().pageShape;

/** Expects that the careful parser agrees with the plain one, where that accepts a text. */
export function expectAgreement(text: string): void {
  const data = parsePlainYaml(text, shape.keys);
  if (data === undefined) return;
  expect({ data, errors: [] }).toStrictEqual(careful(text));
  expect(parseCarefully({ path: "index.yaml", displayPath: "index.yaml", text }, shape).diagnostics).toStrictEqual([]);
}
