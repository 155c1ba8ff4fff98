type Script = "Latin" | "Cyrillic" | "Greek";

const lettersOf: Readonly<Record<Script, RegExp>> = {
  Latin: /\p{Script=Latin}/gu,
  Cyrillic: /\p{Script=Cyrillic}/gu,
  Greek: /\p{Script=Greek}/gu,
};

/**
 * Letters of one script that look like letters of another, in pairs. A Greek letter in a Latin word is usually a symbol, as in TNFα, so only
 * omicron counts there; Latin letters in a Russian word may be a name, as in SEO, unless each has a look-alike.
 */
const likenesses: readonly (readonly [script: Script, own: Script, pairs: string])[] = [
  ["Cyrillic", "Latin", "аa сc ԁd еe һh іi јj кk ӏl оo рp ԛq ѕs ԝw хx уy ёë їï"],
  ["Greek", "Latin", "οo όó"],
  ["Latin", "Cyrillic", "aа cс eе iі kк oо pр xх yу ëё ïї"],
  ["Latin", "Greek", "aα iι kκ oο pρ uυ vν xχ yγ óό"],
  ["Greek", "Cyrillic", "οо"],
  ["Cyrillic", "Greek", "оο"],
];

/** The first letter of a word from another script than most of its letters, if all such letters look like ones of the word's own script. */
export function findStranger(word: string) {
  for (const [script, own, pairs] of likenesses) {
    const strange = word.match(lettersOf[script]) ?? [];
    const usual = word.match(lettersOf[own]) ?? [];
    const likes = new Map(pairs.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)]));
    const [letter] = strange;
    // In shorter words it is not clear which letter is the stranger.
    if (letter === undefined || strange.length > usual.length || strange.length + usual.length < 3) continue;
    const likeness = likes.get(letter);
    if (likeness === undefined || !strange.every((one) => likes.has(one))) continue;
    const meant = word.replaceAll(lettersOf[script], (one) => likes.get(one) ?? one);
    return { letter, script, own, likeness, meant };
  }
  return undefined;
}
