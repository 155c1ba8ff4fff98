import { isRecord } from "../diagnostic/is-record.ts";
import * as addressFormats from "./address-formats.ts";
import * as assetFormats from "./asset-formats.ts";
import type { ContentFormat } from "./content-format.ts";
import * as dateFormats from "./date-formats.ts";
import * as embedFormats from "./embed-formats.ts";
import * as folderFormats from "./folder-formats.ts";
import * as imageFormats from "./image-formats.ts";
import * as nameFormats from "./name-formats.ts";
import * as textFormats from "./text-formats.ts";

const modules = [
  addressFormats,
  assetFormats,
  dateFormats,
  embedFormats,
  folderFormats,
  imageFormats,
  nameFormats,
  textFormats,
];

/** All formats that these modules export. */
export const allFormats: readonly ContentFormat[] = modules.flatMap((module) =>
  Object.values<unknown>({ ...module }).filter(isFormat),
);

function isFormat(value: unknown): value is ContentFormat {
  return isRecord(value) && "expected" in value;
}

const formatsByName: ReadonlyMap<string, ContentFormat> = new Map(allFormats.map((format) => [format.name, format]));

/** The format with a name, or undefined: most texts have no format, and formats of numbers are not in this list. */
export function findFormat(name: string | undefined): ContentFormat | undefined {
  return name === undefined ? undefined : formatsByName.get(name);
}
