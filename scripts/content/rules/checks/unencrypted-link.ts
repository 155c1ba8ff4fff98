import type { ContentIndex } from "../../index/content-index.ts";
import { withDescription } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

export const unencryptedLink: Check = {
  code: "unencrypted-link",
  severity: "warning",
  scope: "file",
  meaning:
    "A link leads to an address with http:. What readers see there, others on the way can see and change, and most servers have the page with https:.",
  bad: withDescription("Visit [the mill](«http://mill.example/»)."),
  good: withDescription("Visit [the mill](https://mill.example/)."),
  check: ({ links }: ContentIndex) =>
    links.flatMap((link) => {
      // A number is a machine of the reader's own, such as a router, and a port has one of the two alone.
      const isPublic = /^http:\/\/(?!localhost\b|[\d.]+(?:[/?#]|$)|[^/?#]*:|[^/?#]*\.local(?:[/?#]|$))/i.test(
        link.href,
      );
      if (link.target === undefined || !isPublic) return [];
      const message = `Unexpected link "${excerpt(link.href)}": http: is not encrypted, expected https:.`;
      return [{ at: link, message, hint: "Write https: in its place if the page is there, too." }];
    }),
};
