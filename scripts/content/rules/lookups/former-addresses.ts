import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { type FormerPath, formerPaths } from "../../index/former-paths.ts";
import { type OldAddressParts, parseOldAddress } from "../../read/old-address.ts";
import { pageAddress } from "../../read/page-address.ts";

/** A right old address, with the page that names it. */
export interface FormerAddress extends FormerPath {
  readonly file: PageFile;
  readonly query: OldAddressParts["query"];
  /** The path as hosts look for a page: a slash or `.html` at its end makes no difference. */
  readonly page: string;
  /** The same for all addresses that some host takes for one: capitals make no difference either. */
  readonly key: string;
}

/** All right old addresses of all pages. */
export function formerAddresses(content: ContentIndex): FormerAddress[] {
  return content.pages.flatMap((file) =>
    formerPaths(file.data).flatMap((former) => {
      const address = parseOldAddress(former.from);
      if (!address) return [];
      const page = pageAddress(address.path);
      const query = [...address.query].sort().map((parameter) => JSON.stringify(parameter));
      return [{ ...former, file, query: address.query, page, key: `${page.toLowerCase()}?${query.join("&")}` }];
    }),
  );
}
