/** What has a meaning of its own in an address or in Markdown, and so stands encoded where it is part of a file's name. */
const reserved = /[\s%?#\\"<>^`{|}[\]()]/g;

/** The address of an asset as an author writes it: `/assets/price list.pdf` is `/assets/price%20list.pdf`. */
export function encodeAsset(asset: string): string {
  // The platform's own function leaves round brackets, at which a link in Markdown ends.
  return asset.replaceAll(reserved, (sign) => encodeURIComponent(sign).replace("(", "%28").replace(")", "%29"));
}

/** The asset that hosts look for at an address, or undefined where they look for none, because it is no path of a file. */
export function decodeAsset(address: string): string | undefined {
  // An encoded slash is part of a name, and no file has one in its name.
  if (/[?#]|%2f/i.test(address)) return undefined;
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/**
 * The one address of an asset that pages and the lists of hosts name, however its author has written it: letters and digits of
 * ASCII, `-._~/`, percent signs with two digits, and the signs that servers do not decode in a path.
 */
export function plainAssetAddress(address: string): string {
  return encodeURIComponent(decodeAsset(address) ?? address)
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll(/%(?:2F|3B|40|26|3D|2B|24|2C)/g, decodeURIComponent);
}
