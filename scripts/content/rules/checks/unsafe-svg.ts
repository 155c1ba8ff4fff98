import { allPictures } from "../../index/page-images.ts";
import { exampleSvg, pageWithImage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

/** SVGs that are more than pictures. */
export const unsafeSvg: Check = {
  code: "unsafe-svg",
  scope: "site",
  meaning:
    "An SVG has a script, a handler of events or an address of another place in it. Opened by itself it is a page of the site, and could do what a page can. It is refused and not cleaned, so that whoever drew it knows what it is without.",
  bad: {
    "_assets/plan.svg": exampleSvg.replace("<path", '<path onclick="alert(1)"'),
    "index.yaml": pageWithImage("src: «/assets/plan.svg»\nalt: The way to the bakery."),
  },
  says: {
    message: 'The picture "/assets/plan.svg" has the handler of events onclick, expected nothing but a drawing.',
    hint: "Export it again as a plain SVG, with pictures and fonts inside it, or clean it with a tool such as SVGO.",
  },
  good: {
    "_assets/plan.svg": exampleSvg,
    "index.yaml": pageWithImage("src: /assets/plan.svg\nalt: The way to the bakery."),
  },
  check: (content) =>
    allPictures(content).flatMap(({ reference, facts: { danger } }) =>
      danger === undefined
        ? []
        : [
            {
              at: reference,
              message: `The picture "${excerpt(reference.value)}" has ${danger}, expected nothing but a drawing.`,
              hint: unsafeSvg.says.hint,
            },
          ],
    ),
};
