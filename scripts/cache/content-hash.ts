import { createHash } from "node:crypto";

/** A checksum of 22 characters that are allowed in file names. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
