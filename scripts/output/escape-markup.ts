const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML and XML, between tags or in an attribute. Throws for characters that neither allows. */
export function escapeMarkup(text: string): string {
  if (/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u.test(text))
    throw new Error(`No markup can hold ${JSON.stringify(text)}.`);
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Escapes anything in a line of Markdown that would not be plain text. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[ \t\r\n]+/g, " ")
    .replaceAll(/[\\`*[\]~|]|<(?=[A-Za-z/!?])|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&");
}
