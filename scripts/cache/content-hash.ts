import { hash } from "node:crypto";

/** A checksum of 22 characters that are allowed in file names. */
export function contentHash(content: string | Uint8Array): string {
  return hash("sha256", content, "base64url").slice(0, 22);
}
