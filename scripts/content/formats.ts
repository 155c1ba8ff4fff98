/** A format that a schema can give to a text: which texts have it, and how to say so. */
export interface TextFormat {
  /** Completes "expected …". */
  readonly expected: string;
  accepts(value: string): boolean;
}

const routePattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;
const anchorPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const externalPattern = /^(?:https:\/\/[^\s/?#]+\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9][0-9.()-]*)$/;

/**
 * Every format by its name in the schemas. Whether what a text names exists (a page, an icon, a file) is the
 * business of checks; here it is only about its form.
 */
export const formats: Readonly<Record<string, TextFormat>> = {
  link: {
    expected:
      "a route (/services/support), a route with an anchor (/#about), an anchor (#about), or an address that starts with https:, mailto: or tel:",
    accepts: (value) => parseLink(value) !== undefined,
  },
  anchor: {
    expected: "lower-case letters, digits and hyphens, starting with a letter",
    accepts: (value) => anchorPattern.test(value),
  },
  route: { expected: "a path such as /services/support: lower-case letters, digits and hyphens", accepts: isRoute },
  folder: { expected: "the path of a folder such as /services", accepts: (value) => isRoute(value) },
  asset: {
    expected: "the address of an asset such as /assets/logo.svg",
    accepts: (value) => /^\/assets\/[^\s?#]+$/.test(value),
  },
  origin: {
    expected: "an address without a path such as https://www.example.com",
    accepts: (value) => /^https?:\/\/[^\s/?#]+$/.test(value),
  },
  icon: { expected: "the name of a Lucide icon such as file-text", accepts: () => true },
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
  if (formats["asset"]?.accepts(value)) return { kind: "asset", asset: value };
  const hash = value.indexOf("#");
  const route = hash < 0 ? value : value.slice(0, hash);
  const anchor = hash < 0 ? undefined : value.slice(hash + 1);
  if (route === "" && anchor === undefined) return undefined;
  if (route !== "" && !isRoute(route)) return undefined;
  if (anchor !== undefined && !anchorPattern.test(anchor)) return undefined;
  return { kind: "internal", route: route === "" ? undefined : route, anchor };
}

/** Whether a text has the form of a route. */
export function isRoute(value: string): boolean {
  return routePattern.test(value);
}
