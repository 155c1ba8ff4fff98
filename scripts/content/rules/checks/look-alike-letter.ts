import { findFormat } from "../../formats/all-formats.ts";
import type { ContentIndex } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { otherPage } from "../toolkit/examples.ts";
import { numberOf } from "../toolkit/refused-characters.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

export const lookAlikeLetter: Check = {
  code: "look-alike-letter",
  severity: "warning",
  scope: "site",
  meaning:
    "A word in a route or an id has a letter of another script that looks like one of its own, such as a Cyrillic а among Latin letters. Nobody who types the address finds the page.",
  bad: { "p\u0430ges.yaml": `«»${otherPage("Pages")}` },
  good: { "pages.yaml": otherPage("Pages") },
  check: (content) => [...inRoutes(content), ...inIds(content)],
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

function inIds({ references }: ContentIndex): Finding[] {
  return references.flatMap((at) => {
    const format = findFormat(at.format);
    // A heading is a text, not a name.
    return format?.isAnchor && !at.excerpt
      ? problemsOf(at.value, ", and in the links to it").map((words) => ({ at, ...words }))
      : [];
  });
}

function problemsOf(name: string, where: string): Pick<Finding, "message" | "hint">[] {
  if (/^\p{ASCII}*$/u.test(name)) return [];
  return name.split("-").flatMap((word) => {
    const found = findStranger(word);
    if (!found) return [];
    const { letter, script, own, likeness, meant } = found;
    return [
      {
        message: `Unexpected "${letter}" (${numberOf(letter)}) in "${excerpt(word)}": it is ${script} among ${own} letters, and looks like "${likeness}".`,
        hint: `Write "${excerpt(name.replace(word, meant))}" instead${where}.`,
      },
    ];
  });
}

type Script = "Latin" | "Cyrillic" | "Greek";

const lettersOf: Readonly<Record<Script, RegExp>> = {
  Latin: /\p{Script=Latin}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
};

/**
 * Letters of a script that pass for one of another, in pairs. A Greek letter in a Latin word is a sign, as in TNFα, but for the one that
 * nobody could tell; and Latin letters in a Russian word may be a name, as in SEO, unless each has its like.
 */
const likenesses: readonly (readonly [script: Script, own: Script, pairs: string])[] = [
  ["Cyrillic", "Latin", "аa сc ԁd еe һh іi јj кk ӏl оo рp ԛq ѕs ԝw хx уy ёë їï"],
  ["Greek", "Latin", "οo όó"],
  ["Latin", "Cyrillic", "aа cс eе iі kк oо pр xх yу ëё ïї"],
  ["Latin", "Greek", "aα iι kκ oο pρ uυ vν xχ yγ óό"],
  ["Greek", "Cyrillic", "οо"],
  ["Cyrillic", "Greek", "оο"],
];

/** The first letter of a word that is of another script than most, where all such letters look like ones of its own. */
function findStranger(word: string) {
  for (const [script, own, pairs] of likenesses) {
    const strange = word.match(lettersOf[script]) ?? [];
    const usual = word.match(lettersOf[own]) ?? [];
    const likes = new Map(pairs.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)]));
    const [letter] = strange;
    // In shorter words nobody knows which is the stranger.
    if (letter === undefined || strange.length > usual.length || strange.length + usual.length < 3) continue;
    const likeness = likes.get(letter);
    if (likeness === undefined || !strange.every((one) => likes.has(one))) continue;
    const meant = word.replaceAll(lettersOf[script], (one) => likes.get(one) ?? one);
    return { letter, script, own, likeness, meant };
  }
  return undefined;
}
