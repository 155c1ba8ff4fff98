/** The offset in a text of what `JSON.parse` says of it: Node names it, or shows the ten signs before and behind it. */
export function jsonErrorAt(text: string, message: string): number {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, token = "", before, shown = ""] =
    /token '(.+?)', (\.\.\.)?"(.*?)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  const start = text.indexOf(shown);
  return token === "" || start < 0
    ? text.trimEnd().length
    : Math.max(start, text.indexOf(token, start + (before === undefined ? 0 : 10)));
}

/** What `JSON.parse` says is wrong, without the place, which Node words in its own way in each version. */
export function jsonProblem(message: string): string {
  return message.replace(/,? (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$|( in JSON)? at position.*/s, "");
}
