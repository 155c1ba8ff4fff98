/** A picture for the examples of codes. */
export const exampleSvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 4h8"/></svg>';

/** The `index.yaml` of an example, with an image as it is written in YAML. */
export function pageWithImage(image: string): string {
  return `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
    image:
${image
  .trimEnd()
  .split("\n")
  .map((line) => `      ${line}\n`)
  .join("")}`;
}
