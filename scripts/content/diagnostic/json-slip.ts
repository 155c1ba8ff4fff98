/** The message and the offset of an error from `JSON.parse`. Node versions word the place differently: a position, or ten characters around it. */
export function jsonSlip(text: string, error: unknown): { readonly offset: number; readonly message: string } {
  const { message } = error as Error;
  const problem = message.replace(/,? (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$|( in JSON)? at position.*/s, "");
  return { offset: placeIn(text, message), message: `This is not JSON: ${problem}.` };
}

function placeIn(text: string, message: string): number {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  const [, token = "", before, shown = ""] =
    /token '(.+?)', (\.\.\.)?"(.*?)"(?:\.\.\.)? is not valid JSON$/s.exec(message) ?? [];
  const start = text.indexOf(shown);
  return token === "" || start < 0
    ? text.trimEnd().length
    : Math.max(start, text.indexOf(token, start + (before === undefined ? 0 : 10)));
}
