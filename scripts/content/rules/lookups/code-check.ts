import { codeFormat } from "../../formats/texts/text-formats.ts";
import type { Reference } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";

interface CodeCheck extends Omit<Check, "severity" | "scope" | "about" | "check"> {
  /** The first mistake in a piece of sample code. */
  find(code: Reference): Finding | undefined;
}

/** A check that looks at each piece of sample code by itself, and warns. */
export function codeCheck({ find, ...entry }: CodeCheck): Check {
  return {
    severity: "warning",
    isOneByForm: true,
    ...entry,
    scope: "file",
    about: { formats: [codeFormat.name] },
    check: ({ references }) =>
      references.filter(({ format }) => format === codeFormat.name).flatMap((code) => find(code) ?? []),
  };
}

/** A part of the code, for a finding. */
export function partOfCode({ file, path }: Reference, start: number, length: number): Finding["at"] {
  return { file, path, excerpt: { start, end: start + length } };
}

/** An example page with sample code, of which the lines from `code:` on are given without their indentation. */
export function withCode(language: string, ...lines: readonly string[]): string {
  return `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: code-samples
    title: Order by machine
    items:
      - language: ${language}
        label: Order
${lines.map((line) => `        ${line}\n`).join("")}`;
}
