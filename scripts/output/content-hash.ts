import { createHash } from "node:crypto";

/** A checksum of the content of a file: 22 characters. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
