/** An address that a page had before, perhaps on another kind of site. */
export interface OldAddressParts {
  /** See `canonicalPath`. */
  readonly path: string;
  /** The parameters that a request must have, decoded; usually none. */
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Whether it stands for all addresses below its path, each redirected to the same one below the page: `/old/*`. */
  readonly below?: true | undefined;
}

/** The most characters of an old address in its canonical form: a redirect from it is a line that every host can read. */
export const longestAddress = 600;

/** Parses an old address. Undefined for a text that no request to a host could ask for. */
export function parseOldAddress(value: string): OldAddressParts | undefined {
  const mark = value.indexOf("?");
  const whole = mark < 0 ? value : value.slice(0, mark);
  const path = mark < 0 ? whole.replace(/(?<=[^/])\/\*$/, "") : whole;
  const search = mark < 0 ? undefined : value.slice(mark + 1);
  const hasNames = search === undefined || search.split("&").every((parameter) => /^[^=]/.test(parameter));
  if (!spelt.test(value) || !isPath(path) || !hasNames) return undefined;
  const below = path === whole ? undefined : true;
  const query = new URLSearchParams(search);
  const address: OldAddressParts = { path: canonicalPath(path), query: [...query], below };
  return address.path.length + query.toString().length <= longestAddress ? address : undefined;
}

/** Visible characters only, and percent signs only before the two digits of a character that is not a control character. */
const spelt = /^(?:[^\s\p{C}%\\#"<>`{}|^]|%(?![01]|7f)[0-9a-f]{2})*$/iu;

/** Whether a path begins with one slash, without empty parts, encoded slashes, and parts that are `.` or `..`, or a final `*`. */
function isPath(path: string): boolean {
  return path.startsWith("/") && !/\/\/|%2f|%5c|\/(?:\.|%2e){1,2}(?:\/|$)|\/(?:\*|%2a)$/i.test(path);
}

/** Characters that a browser sends as they are typed, and that have no special meaning in a path. */
const plain = /^[\w.~;@&=+$,/!'()*:-]$/;

/**
 * The canonical spelling of a path: only characters that need percent-encoding have it, with capital digits. Does not fail
 * for any text, even if its percent signs do not encode valid characters.
 */
export function canonicalPath(path: string): string {
  return path.replaceAll(/%([0-9a-f]{2})|./gisu, (sign: string, hex?: string) => {
    // A lone surrogate, which no address can contain, becomes the replacement character.
    if (hex === undefined) return plain.test(sign) ? sign : encodeURIComponent(sign.replace(/\p{Cs}/u, "\ufffd"));
    const meant = String.fromCharCode(Number.parseInt(hex, 16));
    return plain.test(meant) && meant !== "/" ? meant : `%${hex.toUpperCase()}`;
  });
}

/**
 * The canonical address of a page among those at which hosts find it: without double slashes, and without a slash, `.html`
 * or `index` at the end.
 */
export function pageAddress(path: string): string {
  const names = path.split("/").filter((name) => name !== "");
  const last = names.pop();
  if (last !== undefined && last !== "index" && last !== "index.html") names.push(last.replace(/\.html$/, ""));
  return `/${names.join("/")}`;
}
