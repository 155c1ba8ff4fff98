import { slug } from "../../read/route-form.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";
import { isAnchor } from "./parse-link.ts";

export const anchorFormat: ContentFormat = {
  name: "anchor",
  title: "Anchor",
  description:
    "The anchor of this block: a link to #name leads here, one from another page to /page#name. Lower-case letters, digits and hyphens, starting with a letter.",
  expected: "lower-case letters, digits and hyphens, starting with a letter",
  kind: "name",
  accepts: isAnchor,
  // Of other letters, and of digits at the start, nobody knows what stands for them.
  correct: (value) => (/^[#\s]*[a-z][ -~]*$/i.test(value) ? slug(value) : value),
  isShared: true,
  isAnchor: true,
};
