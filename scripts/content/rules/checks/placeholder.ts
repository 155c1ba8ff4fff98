import { fromPointer, toPointer, type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { ContentIndex, IndexedFile, LinkReference } from "../../index/content-index.ts";
import { hasExampleNumbers, isExampleText, isScaffoldDescription } from "../../scaffold/scaffold-text.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { isInDraft } from "../lookups/is-in-draft.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";

/** The example as it would be published: under a domain that the check does not know as reserved. */
const publishedSite = exampleSite.replaceAll("bakery.example", "bakery.test");

/** Values that stand in for real ones. */
export const placeholder: Check = {
  code: "placeholder",
  scope: "file",
  meaning:
    "A value stands in for a real one: the site file lists it under placeholders, it has a word such as TBC, or a domain that nobody can own such as bakery.example, or leads to localhost, or it is still a text, or the numbers, of a new page. In drafts every check looks for these, elsewhere only a --release run.",
  releaseOnly: true,
  isLowerable: true,
  bad: {
    "_site.yaml": `${publishedSite.replace("Company number 01234567", "«Company number 00000000»")}placeholders:
  - /footer/registrationNumber
`,
  },
  says: {
    message: "This value stands in for a real one, expected the real one in a release.",
    hint: 'Write the real value, and remove "/footer/registrationNumber" from the placeholders.',
  },
  good: { "_site.yaml": publishedSite },
  check(content) {
    const listed = listedPlaceholders(content.site);
    const known = new Set(listed.map(({ at }) => toPointer(at.path ?? [])));
    const unfinished = [content.site, ...content.pages].flatMap((file) =>
      textsIn(file.data, [])
        .filter(({ path }) => file !== content.site || !known.has(toPointer(path)))
        .flatMap((text) => explain(content, file, text)),
    );
    const numbers = content.pages.flatMap((page) => exampleNumbers(content, page));
    const local = content.links.filter(({ href }) => ownComputer.test(href)).map(localAddress);
    return [...listed, ...unfinished, ...numbers, ...local];
  },
};

/** The blocks whose numbers are still those of an example. */
function exampleNumbers({ blockTypes }: ContentIndex, file: IndexedFile): Finding[] {
  const blocks = valueAt(file.data, ["blocks"]);
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index) => {
    const type = String(valueAt(block, ["type"]));
    const schema = blockTypes.get(type);
    if (!schema || !hasExampleNumbers(block, schema)) return [];
    return [
      {
        at: { file, path: ["blocks", index, "type"] },
        message: `The numbers are still those of an example of the block "${type}", expected those of the site before it is published.`,
        hint: "Write the real numbers.",
      },
    ];
  });
}

/** Addresses of the computer that opens them. */
const ownComputer = /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])(?:[:/?#]|$)/;

function localAddress(link: LinkReference): Finding {
  return {
    at: link,
    message: `The link "${excerpt(link.href)}" leads to the computer of whoever follows it, expected an address of the web in a release.`,
    hint: "Write a route, or the address under which everyone finds it.",
  };
}

function listedPlaceholders(site: IndexedFile): Finding[] {
  const listed = valueAt(site.data, ["placeholders"]);
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((pointer: unknown) => {
    if (typeof pointer !== "string" || !pointer.startsWith("/")) return [];
    const path = fromPointer(pointer);
    // What leads to nothing is reported by itself.
    if (valueAt(site.data, path) === undefined) return [];
    return [
      {
        at: { file: site, path },
        message: "This value stands in for a real one, expected the real one in a release.",
        hint: `Write the real value, and remove "${pointer}" from the placeholders.`,
      },
    ];
  });
}

/** Words that stand for a text, and domains that nobody can own (RFC 2606). */
const words =
  /\b(?:TODO|TBC|TBD|FIXME|XXX)\b(?!-)|\b(?:[Ll]orem [Ii]psum|LOREM IPSUM)\b|\b[\w-]{1,63}\.(?:example|invalid)\b/;

interface Text {
  readonly path: ValuePath;
  readonly text: string;
}

function textsIn(value: unknown, path: ValuePath): Text[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, [...path, key]));
}

function explain(content: ContentIndex, file: IndexedFile, { path, text }: Text): Finding[] {
  const found = words.exec(text)?.[0];
  // Elsewhere than in a draft these are an unfinished text, before a release too.
  const isNote = found !== undefined && /^(?:TODO|FIXME|XXX|lorem ipsum)$/i.test(found);
  const word = isNote && !isInDraft(file.data, path) ? undefined : found;
  const origin = scaffoldOrigin(content, file, { path, text });
  if (word === undefined && origin === undefined) return [];
  const problem = word === undefined ? `The text is still that of ${origin}` : `The text has the placeholder "${word}"`;
  return [
    {
      at: { file, path },
      message: `${problem}, expected a finished text before it is published.`,
      hint: "Write what belongs there.",
    },
  ];
}

/**
 * The origin of a text that `scaffoldPage` wrote and nobody has changed, in words for a message; undefined for any
 * other text.
 */
function scaffoldOrigin({ blockTypes }: ContentIndex, { data }: IndexedFile, { path, text }: Text): string | undefined {
  const [top, index = ""] = path;
  if (top === "description") return isScaffoldDescription(text) ? "a new page" : undefined;
  if (top !== "blocks") return undefined;
  const type = String(valueAt(data, [top, index, "type"]));
  const schema = blockTypes.get(type);
  return schema && isExampleText(text, schema) ? `an example of the block "${type}"` : undefined;
}
