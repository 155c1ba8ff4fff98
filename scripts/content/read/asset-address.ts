/** Characters that mean something in an address or in Markdown: those of a file's name are written encoded. */
const reserved = /[\s%?#\\"<>^`{|}[\]()]/g;

/** The address of an asset as an author writes it: `/assets/price list.pdf` is `/assets/price%20list.pdf`. */
export function encodeAsset(asset: string): string {
  // `encodeURIComponent` keeps round brackets, which would end a link in Markdown.
  return asset.replaceAll(reserved, (sign) => encodeURIComponent(sign).replace("(", "%28").replace(")", "%29"));
}

/** The decoded form of an asset's address, or undefined where it cannot be the path of a file. */
export function decodeAsset(address: string): string | undefined {
  // An encoded slash would be part of a file's name, and no name has one.
  if (/[?#]|%2f/i.test(address)) return undefined;
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/**
 * Brings the address of an asset into the one form that pages and the files for hosts use, however the author wrote it:
 * letters and digits of ASCII, `-._~/`, percent signs with two digits, and the signs that servers do not decode in a
 * path.
 */
export function plainAssetAddress(address: string): string {
  return encodeURIComponent(decodeAsset(address) ?? address)
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll(/%(?:2F|3B|40|26|3D|2B|24|2C)/g, decodeURIComponent);
}
