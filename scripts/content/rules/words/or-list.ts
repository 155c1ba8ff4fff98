/** The most words of a closed set that a message lists. */
const mostWords = 8;

/** `a, b or c`; of a long list the first few. */
export function orList(words: readonly string[]): string {
  if (words.length > mostWords) {
    return `${words.slice(0, mostWords).join(", ")} or one of ${words.length - mostWords} more`;
  }
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
