/** The signs that a browser sends as they are typed, and that mean themselves in every path. */
const plain = /^[\w.~;@&=+$,/!'()*:-]$/;

/**
 * The one spelling of a path: signs that need no percent sign have none, and all others have one, with capital digits.
 * Does not fail for any text, also where its percent signs stand for no letters.
 */
export function canonicalPath(path: string): string {
  return path.replaceAll(/%([0-9a-f]{2})|./gisu, (sign: string, hex?: string) => {
    if (hex === undefined) return plain.test(sign) ? sign : encodeSign(sign);
    const meant = String.fromCharCode(Number.parseInt(hex, 16));
    return plain.test(meant) && meant !== "/" ? meant : `%${hex.toUpperCase()}`;
  });
}

/** Half of a sign, which no address can hold, becomes the sign that stands for what cannot be read. */
function encodeSign(sign: string): string {
  return encodeURIComponent(/\p{Cs}/u.test(sign) ? "\ufffd" : sign);
}
