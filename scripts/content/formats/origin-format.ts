import type { ContentFormat } from "./content-format.ts";

const originPattern =
  /^https?:\/\/(?:[a-z0-9]+(?:-+[a-z0-9]+)*(?:\.[a-z0-9]+(?:-+[a-z0-9]+)*)*|\[[0-9a-f:]+\])(?::\d+)?$/;

/**
 * The address of a site in the form that browsers use: without user name and password, in ASCII. It is also the form of
 * the flag `--origin`.
 */
export const originFormat = {
  name: "origin",
  title: "Origin",
  description: "The address of the site without a path, such as https://www.example.com.",
  expected: "an address without a path such as https://www.example.com",
  kind: "name",
  accepts: (value: string) => originPattern.test(value) && originOf(value) === value,
  correct(value: string) {
    const address = value.trim().replace(/^(?:\w*:)?\/\//, "");
    return originOf(`${/^http:/i.test(value.trim()) ? "http" : "https"}://${address}`) ?? value;
  },
} satisfies ContentFormat;

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
