/** An example page whose title is a text as YAML. */
export function withTitle(text: string): string {
  return `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: ${text}
`;
}

/** An example page with a text of one paragraph of Markdown. */
export function withDescription(text: string): string {
  return `${withTitle("Fresh bread")}    description: ${text}\n`;
}

/** An example page with running text. */
export function withBody(...lines: readonly string[]): string {
  const body = lines.map((line) => (line === "" ? "\n" : `      ${line}\n`)).join("");
  return `${withTitle("Fresh bread")}  - type: prose\n    title: At night\n    body: |\n${body}`;
}
