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
