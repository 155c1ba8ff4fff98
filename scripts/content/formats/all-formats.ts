import { isRecord } from "../diagnostic/path.ts";
import type { ContentFormat } from "./content-format.ts";

const modules = import.meta.glob<object>(["./*-formats.ts", "!./all-formats.ts"], { eager: true });

/** All formats that the modules of this folder export. */
export const allFormats: readonly ContentFormat[] = Object.values(modules).flatMap((module) =>
  Object.values<unknown>({ ...module }).filter((one): one is ContentFormat => isRecord(one) && "expected" in one),
);

const formatsByName: ReadonlyMap<string, ContentFormat> = new Map(allFormats.map((format) => [format.name, format]));

/** The format with a name, or undefined: most texts have no format, and number formats are not in this list. */
export function findFormat(name: string | undefined): ContentFormat | undefined {
  return name === undefined ? undefined : formatsByName.get(name);
}
