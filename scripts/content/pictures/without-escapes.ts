/** A style with its escapes as the signs that they stand for: `@\69mport` imports too. */
export function withoutEscapes(style: string): string {
  return style.replaceAll(/\\(?:([0-9a-f]{1,6})[ \t\r\n\f]?|([^\r\n\f]))/gi, (_, hex?: string, sign = "") =>
    hex === undefined ? sign : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
