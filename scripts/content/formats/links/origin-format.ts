import { basePath } from "../../read/base-path.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

const hostPattern =
  /^https?:\/\/(?:[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)*|\[[0-9a-f:]+\])(?::[1-9]\d*)?$/;

/** Names of folders that mean themselves in an address and in every list of a host. */
const basePathPattern = /^(?:\/\w(?:[\w.~-]*[\w~-])?)*$/;

/**
 * The address of a site in the form that browsers use: without user name and password, in ASCII, perhaps with the path
 * that the site is served below. It is also the form of the flag `--origin`.
 */
export const originFormat = {
  name: "origin",
  title: "Origin",
  description:
    "The address of the site, without a slash at its end: https://www.example.com, or with a path, https://example.github.io/library.",
  expected:
    "an address such as https://www.example.com or https://example.github.io/library, without a slash at its end",
  kind: "name",
  accepts: (value: string) => value.length <= longestOrigin && isSpelt(value) && addressOf(value) === value,
  correct(value: string) {
    if (/^(?!\s*https?:\/\/).*[@?#]/i.test(value)) return value;
    const address = value.trim().replace(/^(?:\w*:)?\/\//, "");
    return addressOf(`${/^http:/i.test(value.trim()) ? "http" : "https"}://${address}`) ?? value;
  },
} satisfies ContentFormat;

/** The most characters of an origin, so that the lines in the lists of hosts do not become too long for them. */
const longestOrigin = 200;

function isSpelt(value: string): boolean {
  const path = basePath(value);
  return hostPattern.test(value.slice(0, value.length - path.length)) && basePathPattern.test(path);
}

/** The origin and the path of an address in the spelling of browsers. A path that ends in a file is that of its folder. */
function addressOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/(?:(?<!\/)\/|\/index\.html?)\/*$/, "");
}
