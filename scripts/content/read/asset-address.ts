/** Characters with a meaning in an address or in Markdown, which are encoded in file names. */
const reserved = /[\s%?#\\"<>^`{|}[\]()]/g;

/** The address of an asset as an author writes it: `/assets/price list.pdf` is `/assets/price%20list.pdf`. */
export function encodeAsset(asset: string): string {
  // `encodeURIComponent` keeps round brackets, which would end a link in Markdown.
  return asset.replaceAll(reserved, (sign) => encodeURIComponent(sign).replace("(", "%28").replace(")", "%29"));
}

/** The decoded address of an asset, or undefined if it cannot be the path of a file. */
export function decodeAsset(address: string): string | undefined {
  // An encoded slash would be part of a file name, which cannot contain one.
  if (/[?#]|%2f/i.test(address)) return undefined;
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/**
 * Brings the address of an asset into the one form that pages and the files for hosts use, however the author wrote it:
 * ASCII letters and digits, `-._~/`, percent signs with two digits, and the characters that servers do not decode in a
 * path.
 */
export function plainAssetAddress(address: string): string {
  return encodeURIComponent(decodeAsset(address) ?? address)
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll(/%(?:2F|3B|40|26|3D|2B|24|2C)/g, decodeURIComponent);
}
