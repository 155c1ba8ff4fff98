/** The most runs of stars and underscores in one text. The parser compares them with each other. */
const mostRuns = 2000;

/** The most quotes and lists that stand inside each other, which the parser reads again at each line. */
const mostLevels = 20;

/** A line that begins more of them. The sign of a list has a space behind it; a line of such signs alone is a rule. */
const nested = new RegExp(
  `^(?![ \\t]*([*-])(?:[ \\t]*\\1)*[ \\t]*$)(?:[ \\t]*(?:>|(?:[*+-]|[0-9]{1,9}[.)])(?=[ \\t]))){${mostLevels}}`,
  "m",
);

/** Whether a text has more markup than people write in one: to read it could take seconds. Of other signs the length of a text is limit enough. */
export function isHeavyMarkdown(text: string): boolean {
  if (nested.test(text)) return true;
  let runs = 0;
  let last = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code === star || code === underscore) && code !== last) runs++;
    last = code;
  }
  return runs > mostRuns;
}

const star = 42;
const underscore = 95;
