import { linksOf } from "../content-index.ts";
import { diagnosticAt } from "../diagnostic-at.ts";
import { parseLink } from "../formats.ts";
import { suggest } from "../suggest.ts";
import type { Check } from "./check.ts";

/** Addresses of assets that are not in the assets folder. */
export const missingAsset: Check = (content) =>
  content.references.flatMap((reference) => {
    const named =
      reference.format === "asset"
        ? [reference.value]
        : linksOf(reference).filter((href) => parseLink(href)?.kind === "asset");
    return named
      .filter((asset) => !content.assets.has(asset))
      .map((asset) => {
        const suggestion = suggest(asset, content.assets);
        return diagnosticAt(reference.file, reference.path, "value", {
          code: "missing-asset",
          message: `There is no asset "${asset}".`,
          hint: suggestion
            ? `Write "${suggestion}" instead.`
            : `Put the file into _assets${asset.replace(/^\/assets/, "")}.`,
          suggestion,
        });
      });
  });
