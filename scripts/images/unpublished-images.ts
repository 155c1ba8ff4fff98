import { findFormat } from "../content/formats/all-formats.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import { imageAddress } from "./plan-images.ts";

/** The addresses of the assets that a site shows as pictures of pages, and of those among them that nothing else leads to. */
interface ImageUse {
  readonly shown: ReadonlySet<string>;
  /** Not to be copied: visitors get the files that are made from them. */
  readonly unpublished: ReadonlySet<string>;
}

/** Finds out how a site uses its pictures. */
export function findImageUse({ references, links }: Pick<ContentIndex, "references" | "links">): ImageUse {
  const shown = new Set(references.flatMap((reference) => imageAddress(reference) ?? []));
  const others = references.filter((reference) => imageAddress(reference) === undefined);
  const named = [
    ...others.filter(({ format, value }) => findFormat(format)?.asset !== undefined || value.startsWith("/assets/")),
    ...links.filter(({ target }) => target?.kind === "asset").map(({ href }) => ({ value: href })),
  ];
  const elsewhere = new Set(named.map(({ value }) => decodeAsset(value)));
  return { shown, unpublished: new Set([...shown].filter((address) => !elsewhere.has(address))) };
}
