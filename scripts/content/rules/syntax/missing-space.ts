import { examplePage } from "../toolkit/examples.ts";
import type { SyntaxRule } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";
import { lineEntry } from "./line-entry.ts";

/** `key:value` and `-entry`, without the space by which YAML knows a key or an entry. */
export const missingSpace: SyntaxRule = {
  code: "missing-space",
  isOneByForm: true,
  meaning:
    "The space after the colon of a key, or after the hyphen of a list entry, is missing. Without it YAML sees text.",
  bad: `«title:Home»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  says: {
    message: 'A space is missing after "title:".',
    hint: "Write title: Home",
  },
  good: examplePage,
  explain({ lines, line }) {
    const { start, value, key, valueEnd } = lineEntry(lines, line);
    const [, name, text = ""] = /^([A-Za-z][\w-]*:)([^\s:/].*)$/.exec(value) ?? [];
    if (key !== undefined) return undefined;
    const place = { start, end: valueEnd };
    if (name !== undefined) {
      return { ...place, message: `A space is missing after "${excerpt(name)}".`, hint: `Write ${name} ${text}` };
    }
    if (!/^-[^\s-]/.test(value)) return undefined;
    const message = "A space is missing after the hyphen of this list entry.";
    return { ...place, message, hint: `Write - ${value.slice(1)}` };
  },
};
