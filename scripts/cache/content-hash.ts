import { hash } from "node:crypto";

/** A checksum of 22 characters that are allowed in file names. */
export function contentHash(content: string | Uint8Array): string {
  // A slice would keep the whole checksum in memory, and there are three per page.
  return Buffer.from(hash("sha256", content, "base64url")).toString("latin1", 0, 22);
}
