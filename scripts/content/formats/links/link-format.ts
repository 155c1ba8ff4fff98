import { addBase } from "../../markup/add-base.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";
import { parseLink } from "./parse-link.ts";

export const linkFormat: ContentFormat = {
  name: "link",
  title: "Link",
  description:
    "Where a link leads: a route (/services/support), a route with a query (/contact?topic=sales) or an anchor (/#about), an anchor on this page (#about), an https: address, mailto: (mailto:desk@example.org?subject=Order) or tel: without spaces (tel:+441632960123).",
  expected:
    "a route (/services/support), a route with an anchor (/#about), an anchor (#about), or an address that starts with https:, mailto: or tel:",
  kind: "name",
  minLength: 1,
  resembles: (value) => parseLink(value) !== undefined,
  isShared: true,
  links: (value) => [{ href: value }],
  resolved: { type: "string", resolve: (value, { base }) => addBase(value, base) },
  proposals: ({ routes }) => routes,
  scaffold: () => "/",
};
