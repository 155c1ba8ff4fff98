import type { ContentIndex } from "../../index/content-index.ts";
import { withDescription } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

export const unencryptedLink: Check = {
  code: "unencrypted-link",
  severity: "warning",
  scope: "file",
  meaning:
    "A link leads to an http: address. Others on the network can see and change what readers see there, and most servers also have the page with https:.",
  bad: withDescription("Visit [the mill](«http://mill.example/»)."),
  good: withDescription("Visit [the mill](https://mill.example/)."),
  check: ({ links }: ContentIndex) =>
    links.flatMap((link) => {
      // An IP address is a local machine such as a router, and a port has only one of the two.
      const isPublic = /^http:\/\/(?!localhost\b|[\d.]+(?:[/?#]|$)|[^/?#]*:|[^/?#]*\.local(?:[/?#]|$))/i.test(
        link.href,
      );
      if (link.target === undefined || !isPublic) return [];
      const message = `Unexpected link "${excerpt(link.href)}": http: is not encrypted, expected https:.`;
      return [{ at: link, message, hint: "Write https: instead if the page is available there too." }];
    }),
};
