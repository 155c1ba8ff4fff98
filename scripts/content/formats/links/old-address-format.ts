import { longestAddress, parseOldAddress } from "../../read/old-address.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

export const oldAddressFormat: ContentFormat = {
  name: "old-address",
  title: "Old address",
  description:
    "An address that the page had before on this host, with or without a query: /old, /Old/Page.html, /index.php?id=7.",
  expected: `an address on this host such as /Old/page.html or /index.php?id=7, at most ${longestAddress} characters`,
  kind: "name",
  accepts: (value) => parseOldAddress(value) !== undefined,
  correct: tidyAddress,
};

/**
 * Takes the anchor away, which is no part of what a server is asked for, and encodes what has to be. An address of another
 * host, with or without its scheme, or a text of several words, may mean anything, and stays as it is.
 */
function tidyAddress(value: string): string {
  if (/^(?:\w+:|\/\/|www\.|[\w-]+(?:\.[\w-]+)+\/)|\s/i.test(value)) return value;
  const address = value
    .replace(/#.*$/s, "")
    .replace(/(?<![?&])[?&]+$/, "")
    .replaceAll(/%(?![0-9a-f]{2})|["<>`{}|^]/gi, encodeURIComponent);
  const mark = address.search(/\?|$/);
  return `/${address.slice(0, mark)}`.replaceAll(/[\\/]+/g, "/") + address.slice(mark);
}
