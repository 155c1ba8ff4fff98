import { codeCheck, withCode } from "../lookups/code-check.ts";

/** Sample code whose lines YAML joins. */
export const foldedCode = codeCheck({
  code: "folded-code",
  meaning:
    "Sample code stands behind > or nothing in place of |, so YAML joins its lines: nobody can run it as it is shown.",
  bad: withCode("python", "code: «>-", '  order("rye", 2)', '  order("oats", 1)»'),
  says: {
    message: "YAML joins the lines of this code, expected | before it, which keeps them.",
    hint: "Write | in place of >.",
  },
  good: withCode("python", "code: |-", '  order("rye", 2)', '  order("oats", 1)'),
  find: (code) => {
    const { file, path } = code;
    const { text } = file.source;
    // The place of the text is that of the sign behind which it stands. To find it takes a second parse of the file.
    if (mayBeFolded(text, path.at(-1)) && file.sourceText(path).startsWith(">")) {
      return { at: { file, path }, message: foldedCode.says.message, hint: foldedCode.says.hint };
    }
    return isBelowKey(text, path.at(-1)) && /^[^"'|>\s][^\n]*\n/.test(file.sourceText(path))
      ? {
          at: { file, path, part: "key" },
          message: "YAML joins the lines of this code, expected | behind the key, which keeps them.",
          hint: `Write "${path.at(-1)}: |", and the code below as it is.`,
        }
      : undefined;
  },
});

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
