import { createHash } from "node:crypto";

/** A checksum of a content, such as that of a file: 22 characters, which may be part of a file name. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
