import { pageImages } from "../../index/page-images.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSvg, pageWithImage } from "../words/example-picture.ts";

/** A GIF of two pictures, one black and one white. */
const moving = Buffer.from(
  "R0lGODlhCAAIAIAAAExpcf///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAACAAIAAACB4yPqcvtXQAAIfkEBQoAAAAsAAAAAAgACACATGlxAAAAAgeMj6nL7V0AADs=",
  "base64",
);

/** Pictures that move. */
export const animatedPicture: Check = {
  code: "animated-picture",
  severity: "warning",
  scope: "site",
  meaning:
    "A picture moves. Nobody can stop it, which everyone needs who is distracted or made ill by motion, and it weighs many times what a video of the same would.",
  bad: {
    "_assets/oven.gif": moving,
    "index.yaml": pageWithImage("src: «/assets/oven.gif»\nalt: Loaves rise in the oven."),
  },
  says: {
    message: 'The picture "/assets/oven.gif" moves, expected one that stands still.',
    hint: "Export one picture of it as JPEG or PNG. What has to move is a video.",
  },
  good: {
    "_assets/oven.svg": exampleSvg,
    "index.yaml": pageWithImage("src: /assets/oven.svg\nalt: Loaves rise in the oven."),
  },
  check: (content) =>
    pageImages(content)
      .filter(({ facts }) => facts.isAnimated)
      .map(({ reference }) => ({
        at: reference,
        message: `The picture "${excerpt(reference.value)}" moves, expected one that stands still.`,
        hint: animatedPicture.says.hint,
      })),
};
