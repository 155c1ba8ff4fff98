import { codeCheck, partOfCode, withCode } from "../lookups/code-check.ts";

/** Sample code whose quotes a word processor has curled. */
export const curlyQuotesInCode = codeCheck({
  code: "curly-quotes-in-code",
  meaning:
    "A word processor has curled the quotes of sample code, which cannot run so. Code that has straight quotes too is left alone.",
  bad: withCode("python", "code: order(«“»rye”, 2)"),
  says: {
    message: 'Unexpected "“": a word processor has curled the quotes of this code, which cannot run so.',
    hint: "Copy the code again from where it runs, or write straight quotes.",
  },
  good: withCode("python", 'code: order("rye", 2)'),
  find: (code) => {
    const curly = /[“”‘’]/.exec(code.value);
    return curly && !/["']/.test(code.value) && code.owner["language"] !== "text"
      ? {
          at: partOfCode(code, curly.index, 1),
          message: `Unexpected "${curly[0]}": a word processor has curled the quotes of this code, which cannot run so.`,
          hint: curlyQuotesInCode.says.hint,
        }
      : undefined;
  },
});
