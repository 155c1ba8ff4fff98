/** A picture for the examples of codes. */
export const exampleSvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 4h8"/></svg>';

/** The `index.yaml` of an example, with an image as it is written in YAML. */
export function pageWithImage(image: string): string {
  return pageWith("image", image);
}

/** The same with a film beside its picture. */
export function pageWithVideo(video: string): string {
  return `${pageWith("image", "src: /assets/oven.svg\nalt: Fire burns in an oven.")}${within("video", video)}`;
}

function pageWith(key: string, value: string): string {
  return `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
${within(key, value)}`;
}

function within(key: string, value: string): string {
  const lines = value.trimEnd().split("\n");
  return `    ${key}:\n${lines.map((line) => `      ${line}\n`).join("")}`;
}
