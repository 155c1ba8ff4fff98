import { toPointer } from "../../diagnostic/path.ts";
import { describedImages } from "../../index/page-images.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSvg, pageWithImage } from "../words/example-picture.ts";

const image = "src: /assets/bread.svg\nalt: A loaf of dark bread, cut in half.";

/** Texts in place of pictures that do not say what the pictures show. */
export const poorAlt: Check = {
  code: "poor-alt",
  severity: "warning",
  scope: "file",
  meaning:
    "The text in place of a picture is the name of a file, says only that there is a picture, repeats the caption, which is read aloud as well, or is that of another picture of the gallery. It helps nobody who cannot see the picture.",
  bad: {
    "_assets/bread.svg": exampleSvg,
    "index.yaml": pageWithImage(image.replace("A loaf of dark bread, cut in half.", "«IMG_2041.jpg»")),
  },
  says: {
    message: 'The alternative text "IMG_2041.jpg" is the name of a file.',
    hint: "Say what the picture shows, in a sentence for people who cannot see it.",
  },
  good: { "_assets/bread.svg": exampleSvg, "index.yaml": pageWithImage(image) },
  check: (content) => {
    const images = describedImages(content);
    const seen = new Map<string, string>();
    return images.flatMap(({ file, path, image: { alt, caption }, src }) => {
      if (typeof alt !== "string") return [];
      // In a gallery each picture has its own words; elsewhere one may stand in several places.
      const place = `${file.source.path}${toPointer(path.slice(0, -1))} ${plainWords(alt)}`;
      const isCopy = typeof path.at(-1) === "number" && (seen.get(place) ?? src) !== src;
      seen.set(place, seen.get(place) ?? src);
      const fault = isCopy
        ? "is the same as that of another picture above"
        : faultOf(alt.trim(), { caption: typeof caption === "string" ? caption : "", src });
      if (fault === undefined) return [];
      const message = `The alternative text "${excerpt(alt)}" ${fault}.`;
      return [{ at: { file, path: [...path, "alt"] }, message, hint: poorAlt.says.hint }];
    });
  },
};

/** The names of files as cameras, telephones and programs give them. */
const cameraName = /^(?:img|dscn?|dcim|pxl|p|screenshot|screen shot|image|photo|picture)[-_ ]?\d[\d\-_. ()]*$/i;
const ending = /^\S+\.(?:jpe?g|png|webp|avif|gif|svg|tiff?|heic|bmp)$/i;
const onlyKind = /^(?:an? |the )?(?:image|picture|photo|photograph|illustration|graphic|drawing|screenshot)$/i;

function faultOf(alt: string, { caption, src }: { caption: string; src: string }): string | undefined {
  const stem = src.replace(/^.*\//, "").replace(/\.[^.]*$/, "");
  const isStem = alt === stem && /[-_\d]/.test(alt);
  if (ending.test(alt) || cameraName.test(alt) || isStem) return "is the name of a file";
  if (/^(?:an? |the )?(?:image|picture) (?:of|showing) /i.test(alt)) return "begins with what every picture is";
  if (onlyKind.test(alt.replace(/\.$/, ""))) return "says only that there is a picture";
  return plainWords(alt) !== "" && plainWords(alt) === plainWords(caption) ? "repeats the caption" : undefined;
}

/** The words of a text without punctuation and markup. */
function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
