// Control characters could move the cursor or colour the terminal, and bidirectional ones could reorder what is read.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** One line of an author's text, safe to print: every character that would not show as itself becomes `�`. */
export function printable(line: string): string {
  return line.replace(unprintable, "�");
}
