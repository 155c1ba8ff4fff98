import { lookup } from "mrmime";
import { groupBy } from "../content/diagnostic/group-by.ts";

/** The file extensions that sites often have. Servers know some of them only from lists that not every system has. */
const endings = [
  ...["html", "css", "js", "mjs", "json", "webmanifest", "xml", "txt", "md", "csv", "ics", "vtt", "wasm", "pdf"],
  ...["svg", "png", "jpg", "jpeg", "gif", "webp", "avif", "ico", "woff", "woff2", "ttf", "otf"],
  ...["mp3", "m4a", "ogg", "wav", "mp4", "webm", "epub", "zip"],
];

/** The media type of a file by its name. */
export function mediaType(path: string): string {
  // The package has no vendors' types, such as that of ICO, and no unregistered ones.
  return path.endsWith(".ico") ? "image/x-icon" : (lookup(path) ?? "application/octet-stream");
}

/** Whether files of a type are text, for which servers send the encoding. */
export function isText(type: string): boolean {
  return type.startsWith("text/");
}

/** The types that become much smaller when compressed: text, JSON, XML and WebAssembly. */
export function compressibleTypes(): string[] {
  return typesOfEndings().flatMap(([type]) => (isText(type) || /\b(?:json|xml|wasm)$/.test(type) ? [type] : []));
}

/** The media types of files, with their extensions. */
export function typesOfEndings(): [type: string, endings: string[]][] {
  return [...groupBy(endings, (ending) => mediaType(`.${ending}`))];
}
