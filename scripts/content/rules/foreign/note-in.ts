/** Notes in square brackets that only a colleague should read. */
const inBrackets = [
  /(?:\w{1,30}: )?@\w{1,30}[:,]? (?:please|pls|check|look|can|could|is|are|do|does|should|what|which|to)\b[^[\]]*/,
  /(?:\w{1,30}[:,] )?(?:please |pls )?(?:check|confirm|verify|clarify|discuss|agree|sort out|go over)(?: \w{1,30}){0,4} with \w[^[\]]*/,
  /(?:\w{1,30}[:,] )?(?:please |pls )(?:check|confirm|verify|clarify|update|replace|rewrite|add|insert|fix|review)\b[^[\]]*/,
  // A note of an editor that asks nothing is for readers.
  /(?:translator|translation|editor|reviewer|author)(?:[’']s note)?: [^[\]?]{1,200}\?[^[\]]{0,200}/,
  /(?:still |needs |has |have )?to be (?:confirmed|checked|decided|agreed|written|updated|done|completed|added|verified)\b[^[\]]*/,
  /needs? (?:a |an |the |to be |more )?(?:check(?:ing|ed)?|updat(?:ing|ed?)|confirm(?:ing|ation|ed)|review(?:ed)?|approv(?:al|ed)|sign-?off|photo|picture|image|source|work)\b[^[\]]*/,
  /(?:tbc|tbd|tktk)(?:[:,]? [^[\]]*)?/,
  /\?{2,}[^[\]]*|[^[\]]{1,60}\?{2,}/,
  /(?:photo|picture|image|text|copy|quote|figure|number|price|date|link) (?:to follow|to come|missing|goes here|here|needed)/,
];
const bracketed = anyOf(inBrackets, "iu");

/** Words that are the label of a button where they are capitalised. */
const small = anyOf(
  [
    /(?:check|confirm|verify) (?:this|that|the|dates?|prices?|figures?|numbers?|spelling|wording|names?|links?|source|facts?)\b[^[\]]*/,
    /ask \p{Lu}\p{L}+\b[^[\]]*/u,
    // Somebody is asked by name.
    /\p{Lu}\p{L}{1,30}, (?:is|are|do|does|can|could|should|shall|what|which|who|when|where|how)\b[^[\]]{0,120}\?/u,
  ],
  "u",
);

function anyOf(contents: readonly RegExp[], flags: string): RegExp {
  return new RegExp(`\\[(?:${contents.map(({ source }) => source).join("|")})\\]`, flags);
}

/** A question about words or a number that stand behind it or before it, in round brackets too. */
const questioned = /\(\?{2,}[^()]*\)|[£$€] ?\?{2,}|(?<=\d ?(?:to|till|until|[–—-]) ?)\?{2,}/u;

/** Requests to somebody in the text itself. */
const asked =
  /(?<![\w.@/])@\p{L}[\w-]*[,:]? (?:please|pls|can you|could you|can we|could we) (?:\w+ )?(?:look|check|confirm|review|verify|update|fix|add|see|read|change|replace|rewrite|ask)\b/iu;

/** A note to a colleague in a text that readers would see, as far as it can be nothing else. */
export function noteIn(text: string): RegExpExecArray | undefined {
  return bracketed.exec(text) ?? small.exec(text) ?? questioned.exec(text) ?? asked.exec(text) ?? undefined;
}
