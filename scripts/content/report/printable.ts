// Control characters could move the cursor or colour the terminal, and bidirectional ones could reorder text.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Makes one line of an author's text safe to print: every character that would not show as itself becomes `�`. */
export function printable(line: string): string {
  return line.replace(unprintable, "�");
}

/**
 * JSON that is safe to print: characters that would not show as themselves are escaped, so that the data stay the same.
 */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
