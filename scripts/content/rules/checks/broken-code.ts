import { codeFormat } from "../../formats/texts/code-format.ts";
import type { ContentIndex, Reference } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";

/** Sample code that nobody can run as it would be shown. */
export const brokenCode: Check = {
  code: "broken-code",
  severity: "warning",
  scope: "file",
  isOneByForm: true,
  about: { formats: [codeFormat.name] },
  meaning:
    "Sample code is not what was copied: the fence ``` of a Markdown text stands around it, a word processor has curled its quotes, a web page has escaped its quotes, its lines are joined because it stands behind > or nothing in place of |, or JSON has a comma after the last entry.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: code-samples
    title: Order by machine
    items:
      - language: python
        label: Python
        code: |-
          «\`\`\`»python
          order("rye", 2)
          \`\`\`
`,
  says: {
    message: 'Unexpected "```": the whole text is code, and readers would see its fence.',
    hint: "Remove the line with the fence, and the one below the code.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: code-samples
    title: Order by machine
    items:
      - language: python
        label: Python
        code: |-
          order("rye", 2)
`,
  check: (content) => codeOf(content).flatMap((reference) => problemOf(reference) ?? []),
};

function codeOf({ references }: ContentIndex): readonly Reference[] {
  return references.filter(({ format }) => format === codeFormat.name);
}

/** The key of a text that stands behind `>`, at the end of the line or in the next one. */
const folded = /(\w{1,30})["']?\s{0,9}:\s*>[-+\d]*\s*$/gm;
/** What every such text has, which is known much sooner. */
const mayHaveFolded = />[-+\d]*\s*$/m;

/** True where any text below the key of code stands behind `>`. */
function mayBeFolded(text: string, key: string | number | undefined): boolean {
  return mayHaveFolded.test(text) && Array.from(text.matchAll(folded)).some(([, owner]) => owner === key);
}

/** True where nothing stands behind the key of any code, on its line. */
function isBelowKey(text: string, key: string | number | undefined): boolean {
  return (
    typeof key === "string" &&
    (text.includes(`${key}:\n`) || text.includes(`${key}: \n`) || text.includes(`${key}:\r\n`))
  );
}

function problemOf(reference: Reference): Finding | undefined {
  const { file, path, value, owner } = reference;
  const part = (start: number, length: number) => ({ file, path, excerpt: { start, end: start + length } });
  const fence = /^\s*(`{3,})/.exec(value);
  if (fence?.[1]) {
    return {
      at: part(fence[0].length - fence[1].length, fence[1].length),
      message: `Unexpected "${fence[1]}": the whole text is code, and readers would see its fence.`,
      hint: "Remove the line with the fence, and the one below the code.",
    };
  }
  // The place of the text is that of the sign behind which it stands. To find it takes a second parse of the file.
  if (mayBeFolded(file.source.text, path.at(-1)) && file.sourceText(path).startsWith(">")) {
    return {
      at: { file, path },
      message: "YAML joins the lines of this code, expected | before it, which keeps them.",
      hint: "Write | in place of >.",
    };
  }
  if (isBelowKey(file.source.text, path.at(-1)) && /^[^"'|>\s][^\n]*\n/.test(file.sourceText(path))) {
    return {
      at: { file, path, part: "key" },
      message: "YAML joins the lines of this code, expected | behind the key, which keeps them.",
      hint: `Write "${path.at(-1)}: |", and the code below as it is.`,
    };
  }
  const curly = /[“”‘’]/.exec(value);
  if (curly && !/["']/.test(value) && owner["language"] !== "text") {
    return {
      at: part(curly.index, 1),
      message: `Unexpected "${curly[0]}": a word processor has curled the quotes of this code, which cannot run so.`,
      hint: "Copy the code again from where it runs, or write straight quotes.",
    };
  }
  const entity = isMarkup(reference) ? undefined : entityIn(value);
  if (entity) {
    return {
      at: part(entity.start, entity.name.length),
      message: `Unexpected "${entity.name}": a web page has escaped a sign of this code, which cannot run so.`,
      hint: "Copy the code again from where it runs, or write the sign itself.",
    };
  }
  const comma = String(owner["language"]) === "json" && isNoJson(value) ? /,(?=\s*[}\]])/.exec(value) : null;
  return comma
    ? {
        at: part(comma.index, 1),
        message: 'Unexpected ",": JSON has no comma after the last entry.',
        hint: "Remove the comma.",
      }
    : undefined;
}

const escaped = /&(?:quot|lt|gt|amp|apos|#0?39);/;

/** The first entity in a line without quotes: inside of them it may be what the code is about. */
function entityIn(code: string): { start: number; name: string } | undefined {
  if (!escaped.test(code)) return undefined;
  let start = 0;
  for (const line of code.split("\n")) {
    const found = /["'`]/.test(line) ? null : escaped.exec(line);
    if (found) return { start: start + found.index, name: found[0] };
    start += line.length + 1;
  }
  return undefined;
}

/** Whether code has elements, in which entities are right. */
function isMarkup({ value, owner }: Reference): boolean {
  return /<[/!]?[a-z]/i.test(value) || /^(?:html|xml|svg|markdown|text|yaml)$/.test(String(owner["language"]));
}

function isNoJson(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
