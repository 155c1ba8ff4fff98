import { dataOf, errorsOf, keepSigns, parseText, TooDeepError } from "./parse-text.ts";
import { parsePlainYaml } from "./plain-yaml.ts";

/** The data of a text, or undefined if it is not valid YAML. `keepsSigns` keeps numbers as they are written, such as 0150, and refuses aliases. */
export function dataIn(text: string, keepsSigns = false): unknown {
  const plain = parsePlainYaml(text);
  if (plain !== undefined) return plain;
  return unlessTooDeep(() => {
    const document = parseText(text);
    const isWritten = !keepsSigns || keepSigns(document);
    return errorsOf(document).length > 0 || !isWritten ? undefined : dataOf(document);
  });
}

export function unlessTooDeep<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooDeepError) return undefined;
    throw error;
  }
}
