import { codeCheck, partOfCode, withCode } from "../lookups/code-check.ts";

/** JSON that ends in a comma. */
export const jsonComma = codeCheck({
  code: "json-comma",
  meaning: "Sample code in JSON has a comma after its last entry, with which no program can read it.",
  bad: withCode("json", "code: '{ \"rye\": 2«,» }'"),
  says: {
    message: 'Unexpected ",": JSON has no comma after the last entry.',
    hint: "Remove the comma.",
  },
  good: withCode("json", "code: '{ \"rye\": 2 }'"),
  find: (code) => {
    const comma = code.owner["language"] === "json" && isNoJson(code.value) ? /,(?=\s*[}\]])/.exec(code.value) : null;
    return comma
      ? { at: partOfCode(code, comma.index, 1), message: jsonComma.says.message, hint: jsonComma.says.hint }
      : undefined;
  },
});

function isNoJson(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}
