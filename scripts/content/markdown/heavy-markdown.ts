/** The most signs of one paragraph. The parser compares them with each other. */
const mostSigns = 1000;

/** The most lines of one text. */
const mostLines = 3000;

/** The most quotes and lists that stand inside each other, which the parser reads again at each line. */
const mostLevels = 20;

const nested = new RegExp(`^(?:[ \\t]*(?:[>*+-]|[0-9]{1,9}[.)])){${mostLevels}}`, "m");

/** Whether a text has more markup than people write in one: to read it could take minutes. */
export function isHeavyMarkdown(text: string): boolean {
  if (nested.test(text)) return true;
  let signs = 0;
  let lines = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isSign[code]) signs++;
    else if (code === newline) {
      lines++;
      if (text.charCodeAt(at + 1) === newline) signs = 0;
    }
    if (signs > mostSigns || lines > mostLines) return true;
  }
  return false;
}

const newline = 10;
const isSign: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  "\\`*_~[]()<&!|".includes(String.fromCharCode(code)),
);
