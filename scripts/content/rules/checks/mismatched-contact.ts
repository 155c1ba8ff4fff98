import { parseLink } from "../../formats/links/parse-link.ts";
import type { Reference } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";

/** E-mail addresses and telephone numbers that are shown and lead to others. */
export const mismatchedContact: Check = {
  code: "mismatched-contact",
  severity: "warning",
  scope: "file",
  meaning:
    "An e-mail address or a telephone number is shown, and its link leads to another one: only one of the two was changed. Or the words of a link promise a call, and it begins a letter.",
  bad: { "_site.yaml": exampleSite.replace("mailto:post@bakery.example", "«mailto:orders@bakery.example»") },
  says: {
    message:
      'The link leads to "orders@bakery.example", and the text beside it shows "post@bakery.example": they differ.',
    hint: "Write the same in both.",
  },
  good: {},
  check: (content) => content.references.flatMap(mismatch),
};

function mismatch({ file, path, value: href, owner }: Reference): Finding[] {
  // Most texts are no links to begin with.
  if (path.at(-1) !== "href") return [];
  const [, scheme, target = ""] = /^(mailto|tel):([^?]+)/.exec(href) ?? [];
  if (scheme === undefined || file.wrong.size > 0) return [];
  // A link that nobody can follow is reported as that.
  if (parseLink(href) === undefined) return [];
  const texts = [owner["text"], owner["label"]].flatMap((text) => (typeof text === "string" ? [text] : []));
  const shown = texts.flatMap((text) => (contactOf(text) ? text : (telephoneIn(text) ?? []))).at(0);
  const contact = shown === undefined ? undefined : contactOf(shown);
  const verb = contact === undefined ? promisedScheme(owner["label"]) : undefined;
  if (verb !== undefined && verb !== scheme) {
    return [
      {
        at: { file, path },
        message: `The words "${excerpt(String(owner["label"]))}" promise ${verb === "tel" ? "a telephone number" : "an e-mail"}, and the link leads to "${excerpt(href)}".`,
        hint: `Write a link that begins with ${verb}: or other words.`,
      },
    ];
  }
  if (contact && scheme !== contact.scheme && (scheme === "tel" || scheme === "mailto")) {
    const [is, leads] = scheme === "tel" ? ["an e-mail address", "dials"] : ["a telephone number", "writes to"];
    return [
      {
        at: { file, path },
        message: `The link ${leads} "${excerpt(target)}", and the text beside it is ${is}: "${excerpt(String(shown))}".`,
        hint: `Write a link that begins with ${contact.scheme}: or another text.`,
      },
    ];
  }
  if (contact?.scheme !== scheme || contact.isSame(target)) return [];
  return [
    {
      at: { file, path },
      message: `The link leads to "${excerpt(target)}", and the text beside it shows "${excerpt(String(shown))}": they differ.`,
      hint: "Write the same in both.",
    },
  ];
}

/** The scheme that the words of a link promise: "Ring the bakehouse", "E-mail us", and not "Phone repairs" or "Call for papers". */
function promisedScheme(label: unknown): "tel" | "mailto" | undefined {
  if (typeof label !== "string" || /\b(?:or|and)\b/.test(label)) return undefined;
  const [, verb] = /^(ring|phone|telephone|call|e-?mail)(?: (?:us|me|the|our)\b|$)/i.exec(label) ?? [];
  if (verb === undefined) return undefined;
  return /^e/i.test(verb) ? "mailto" : "tel";
}

/** The kind of a text that is an e-mail address or a telephone number and nothing else. */
function contactOf(text: string): { scheme: string; isSame: (target: string) => boolean } | undefined {
  const shown = text.trim();
  if (/^[^\s@<>]+@(?=[^\s@<>]+$)[^\s@<>]+\.[^\s@<>]/.test(shown)) {
    return { scheme: "mailto", isSame: (target) => target.toLowerCase() === shown.toLowerCase() };
  }
  if (!/^[+0][\d\s().-]{6,}$/.test(shown)) return undefined;
  return { scheme: "tel", isSame: (target) => isSameNumber(digitsOf(shown), digitsOf(target)) };
}

/** The one telephone number among the words of a text, as in "Call 01632 960199". */
function telephoneIn(text: string): string | undefined {
  const [only, another] = text.match(/(?<![\p{L}\d])[+0][\d\s().-]{6,}\d(?![\p{L}\d])/gu) ?? [];
  return another === undefined ? only : undefined;
}

/** The digits of a number, without those that are dialled only from one country. */
function digitsOf(number: string): string {
  return number.replace("(0)", "").replaceAll(/\D/g, "").replace(/^0+/, "");
}

/** One of the two may have the code of its country. */
function isSameNumber(a: string, b: string): boolean {
  return a === b || a.endsWith(b) || b.endsWith(a);
}
