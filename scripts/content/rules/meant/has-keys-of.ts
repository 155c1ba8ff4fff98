import type { Schema } from "../../schema/schema-set.ts";

/** True where these keys are all that a schema asks for, and none that it does not know. */
export function hasKeysOf({ properties = {}, required = [], eitherOf }: Schema, keys: readonly string[]): boolean {
  const hasChoice = eitherOf?.flat().some((key) => keys.includes(key)) ?? true;
  return hasChoice && keys.every((key) => properties[key]) && required.every((key) => keys.includes(key));
}
