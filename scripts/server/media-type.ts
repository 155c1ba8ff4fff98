import { lookup } from "mrmime";

/** The media type of a file by its name. */
export function mediaType(path: string): string {
  // The package knows only what is registered and not a vendor's, as the type of ICO is.
  return path.endsWith(".ico") ? "image/x-icon" : (lookup(path) ?? "application/octet-stream");
}
