import { codeCheck, partOfCode, withCode } from "../lookups/code-check.ts";

/** Sample code that was copied with the fence of a Markdown text. */
export const fencedCode = codeCheck({
  code: "fenced-code",
  meaning:
    "The fence ``` of a Markdown text stands around sample code: readers would see it, and copy it with the code.",
  bad: withCode("python", "code: |-", "  «```»python", '  order("rye", 2)', "  ```"),
  says: {
    message: 'Unexpected "```": the whole text is code, and readers would see its fence.',
    hint: "Remove the line with the fence, and the one below the code.",
  },
  good: withCode("python", "code: |-", '  order("rye", 2)'),
  find: (code) => {
    const [before, fence] = /^\s*(`{3,})/.exec(code.value) ?? [];
    return before !== undefined && fence !== undefined
      ? {
          at: partOfCode(code, before.length - fence.length, fence.length),
          message: `Unexpected "${fence}": the whole text is code, and readers would see its fence.`,
          hint: "Remove the line with the fence, and the one below the code.",
        }
      : undefined;
  },
});
