import { findFormat } from "../../formats/all-formats.ts";
import { tagFormat } from "../../formats/name-formats.ts";
import type { ContentIndex } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { otherPage } from "../toolkit/examples.ts";
import { findStranger } from "../toolkit/look-alikes.ts";
import { numberOf } from "../toolkit/refused-characters.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

export const lookAlikeLetter: Check = {
  code: "look-alike-letter",
  severity: "warning",
  scope: "site",
  meaning:
    "A word in a route, an id or a tag has a letter from another script that looks like one from its own, such as a Cyrillic а among Latin letters. Nobody who types the address finds the page, or two tags look the same.",
  bad: { "p\u0430ges.yaml": `«»${otherPage("Pages")}` },
  good: { "pages.yaml": otherPage("Pages") },
  check: (content) => [...inRoutes(content), ...inNames(content)],
};

/** Each name of a file or a folder is reported once, at the first page that has it. */
function inRoutes({ pages }: ContentIndex): Finding[] {
  const known = new Set<string>();
  return pages.flatMap((file) =>
    file.route.split("/").flatMap((name, depth, names) => {
      const path = names.slice(0, depth + 1).join("/");
      if (known.has(path)) return [];
      known.add(path);
      return problemsOf(name, ", in the name of the file and in the links to it").map((words) => ({
        at: { file },
        ...words,
      }));
    }),
  );
}

/** Ids and tags. A heading is a text, not a name. */
function inNames({ references }: ContentIndex): Finding[] {
  return references.flatMap((at) => {
    const isId = findFormat(at.format)?.isAnchor && !at.excerpt;
    if (!isId && at.format !== tagFormat.name) return [];
    return problemsOf(at.value, isId ? ", and in the links to it" : "").map((words) => ({ at, ...words }));
  });
}

function problemsOf(name: string, where: string): Pick<Finding, "message" | "hint">[] {
  if (/^\p{ASCII}*$/u.test(name)) return [];
  return name.split(/[- ]/).flatMap((word) => {
    const found = findStranger(word);
    if (!found) return [];
    const { letter, script, own, likeness, meant } = found;
    return {
      message: `Unexpected "${letter}" (${numberOf(letter)}) in "${excerpt(word)}": it is ${script} among ${own} letters, and looks like "${likeness}".`,
      hint: `Write "${excerpt(name.replace(word, meant))}" instead${where}.`,
    };
  });
}
