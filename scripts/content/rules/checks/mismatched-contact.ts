import { isRecord } from "../../diagnostic/is-record.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import type { IndexedFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";

/** E-mail addresses and telephone numbers that are shown and lead to others. */
export const mismatchedContact: Check = {
  code: "mismatched-contact",
  scope: "file",
  meaning:
    "An e-mail address or a telephone number is shown, and its link leads to another one: only one of the two was changed.",
  bad: { "_site.yaml": exampleSite.replace("mailto:post@bakery.example", "«mailto:orders@bakery.example»") },
  says: {
    message:
      'The link leads to "orders@bakery.example", and the text beside it shows "post@bakery.example": they differ.',
    hint: "Write the same in both.",
  },
  good: {},
  check: (content) => [content.site, ...content.pages].flatMap((file) => mismatches(file, file.data, [])),
};

function mismatches(file: IndexedFile, value: unknown, path: ValuePath): Finding[] {
  if (Array.isArray(value)) return value.flatMap((entry, at) => mismatches(file, entry, [...path, at]));
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([key, entry]) => mismatches(file, entry, [...path, key]));
  const { href } = value;
  const shown = [value["text"], value["label"]].find((text) => typeof text === "string" && contactOf(text));
  if (typeof href !== "string" || typeof shown !== "string" || file.wrong.size > 0) return inner;
  const [, scheme, target = ""] = /^(mailto|tel):([^?]+)/.exec(href) ?? [];
  const contact = contactOf(shown);
  const differs = scheme !== undefined && contact?.scheme === scheme && !contact.isSame(target);
  if (!differs) return inner;
  return [
    ...inner,
    {
      at: { file, path: [...path, "href"] },
      message: `The link leads to "${excerpt(target)}", and the text beside it shows "${excerpt(shown)}": they differ.`,
      hint: "Write the same in both.",
    },
  ];
}

/** What a text is that is an e-mail address or a telephone number and nothing else. */
function contactOf(text: string): { scheme: string; isSame: (target: string) => boolean } | undefined {
  const shown = text.trim();
  if (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(shown)) {
    return { scheme: "mailto", isSame: (target) => target.toLowerCase() === shown.toLowerCase() };
  }
  if (!/^[+0][\d\s().-]{6,}$/.test(shown)) return undefined;
  return { scheme: "tel", isSame: (target) => isSameNumber(digitsOf(shown), digitsOf(target)) };
}

/** The digits of a number, without those that are dialled only from one country. */
function digitsOf(number: string): string {
  return number.replace("(0)", "").replaceAll(/\D/g, "").replace(/^0+/, "");
}

/** One of the two may have the code of its country. */
function isSameNumber(a: string, b: string): boolean {
  return a === b || a.endsWith(b) || b.endsWith(a);
}
