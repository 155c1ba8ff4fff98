import { isRoute, longestRoute, slug } from "../read/route-form.ts";

/** A format that a schema can give to a text: which texts have it, and how to say so. */
export interface TextFormat {
  /** Completes "expected …". */
  readonly expected: string;
  accepts(value: string): boolean;
  /** What was probably meant by a text that is not accepted. It need not be accepted either. */
  correct?(value: string): string;
}

/** Formats of numbers: what they mean is the business of checks over the list in which they stand. */
export const numberFormats = {
  /** The entries of a list count 1, 2, 3 and so on. */
  sequence: "sequence",
  /** The entries of a list add up to 100. */
  share: "share",
} as const;

const anchorPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const externalPattern = /^(?:https:\/\/[^\s/?#]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9][0-9.()-]*)$/;

const originPattern =
  /^https?:\/\/(?:[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)*|\[[0-9a-f:]+\])(?::\d+)?$/;

/**
 * The format of the address of a site, as browsers write it: without a name and password, and in ASCII. It is that of a flag
 * too.
 */
export const originFormat: TextFormat = {
  expected: "an address without a path such as https://www.example.com",
  accepts: (value) => originPattern.test(value) && originOf(value) === value,
  correct(value) {
    const address = value.trim().replace(/^(?:\w*:)?\/\//, "");
    return originOf(`${/^http:/i.test(value.trim()) ? "http" : "https"}://${address}`) ?? value;
  },
};

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/**
 * Every format by its name in the schemas. What a text refers to (a page, an icon, a file) is the business of checks,
 * and so is the form of such a text: they know what was probably meant.
 */
export const formats: Readonly<Record<string, TextFormat>> = {
  link: {
    expected:
      "a route (/services/support), a route with an anchor (/#about), an anchor (#about), or an address that starts with https:, mailto: or tel:",
    accepts: () => true,
  },
  anchor: {
    expected: "lower-case letters, digits and hyphens, starting with a letter",
    accepts: (value) => anchorPattern.test(value),
    correct: (value) => slug(value.replace(/^[^a-z]+/i, "")),
  },
  route: {
    expected: `a path such as /services/support: lower-case letters, digits and hyphens, at most ${longestRoute} characters`,
    accepts: isRoute,
    correct: tidyRoute,
  },
  folder: { expected: "the path of a folder such as /services", accepts: () => true },
  asset: {
    expected: "the address of an asset such as /assets/logo.svg",
    accepts: () => true,
  },
  origin: originFormat,
  icon: { expected: "the name of a Lucide icon such as file-text", accepts: () => true },
  code: { expected: "code", accepts: () => true },
  "inline-markdown": { expected: "text", accepts: () => true },
  "block-markdown": { expected: "text", accepts: () => true },
};

/** A link inside the site (`route` or `anchor` or both) or out of it. */
export type ParsedLink =
  | { readonly kind: "internal"; readonly route: string | undefined; readonly anchor: string | undefined }
  | { readonly kind: "asset"; readonly asset: string }
  | { readonly kind: "external" };

/** Takes a link apart, or returns undefined where it has none of the allowed forms. */
export function parseLink(value: string): ParsedLink | undefined {
  if (externalPattern.test(value)) return { kind: "external" };
  if (/^\/assets\/[^\s?#]+$/.test(value)) return { kind: "asset", asset: value };
  const hash = value.indexOf("#");
  const route = hash < 0 ? value : value.slice(0, hash);
  const anchor = hash < 0 ? undefined : value.slice(hash + 1);
  if (route === "" && anchor === undefined) return undefined;
  if (route !== "" && !isRoute(route)) return undefined;
  if (anchor !== undefined && !anchorPattern.test(anchor)) return undefined;
  return { kind: "internal", route: route === "" ? undefined : route, anchor };
}

/** The route that a text is but for its case, its slashes at both ends or the name of a file. Anything else is no route. */
function tidyRoute(value: string): string {
  const path = value.replace(/(?:\/?index)?\.(?:ya?ml|html?)$/i, "").replace(/\/+$/, "");
  return path === "" && value !== "" ? "/" : path.replace(/^\/?/, "/").toLowerCase();
}
