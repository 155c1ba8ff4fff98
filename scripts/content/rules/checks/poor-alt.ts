import { describedImages } from "../../index/page-images.ts";
import { exampleSvg, pageWithImage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

const page = (alt: string) => pageWithImage(`src: /assets/bread.svg\nalt: ${alt}`);

/** Names of files in place of what pictures show. */
export const poorAlt: Check = {
  code: "poor-alt",
  severity: "warning",
  scope: "file",
  meaning: "The text in place of a picture is the name of a file. It helps nobody who cannot see the picture.",
  bad: { "_assets/bread.svg": exampleSvg, "index.yaml": page("«IMG_2041.jpg»") },
  says: {
    message: 'The alternative text "IMG_2041.jpg" is the name of a file.',
    hint: "Say what the picture shows, in a sentence for people who cannot see it.",
  },
  good: { "_assets/bread.svg": exampleSvg, "index.yaml": page("A loaf of dark bread, cut in half.") },
  check: (content) =>
    describedImages(content).flatMap(({ file, path, image: { alt } }) =>
      typeof alt === "string" && fileName.test(alt.trim())
        ? [
            {
              at: { file, path: [...path, "alt"] },
              message: `The alternative text "${excerpt(alt)}" is the name of a file.`,
              hint: poorAlt.says.hint,
            },
          ]
        : [],
    ),
};

/** With the ending of a picture, or as cameras and telephones give it. */
const fileName =
  /^(?:\S+\.(?:jpe?g|png|webp|avif|gif|svg|tiff?|heic|bmp)|(?:img|dscn?|dcim|pxl|screenshot)[-_ ]?\d[\d\-_. ()]*)$/i;
