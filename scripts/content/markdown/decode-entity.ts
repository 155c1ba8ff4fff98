import { createRequire } from "node:module";

type Decoder = Pick<typeof import("decode-named-character-reference"), "decodeNamedCharacterReference">;

/** The character of an HTML entity such as `&eacute;`, or undefined if there is no such entity. */
export function decodeEntity(entity: string): string | undefined {
  const name = entity.slice(1, -1);
  if (!name.startsWith("#")) {
    // Loaded here, because hardly any text has an entity.
    const { decodeNamedCharacterReference } = createRequire(import.meta.url)(
      "decode-named-character-reference",
    ) as Decoder;
    return decodeNamedCharacterReference(name) || undefined;
  }
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
