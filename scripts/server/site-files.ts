import { readFileSync, realpathSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { contentHash } from "../cache/content-hash.ts";
import { mediaType } from "../hosts/media-types.ts";

/** Whether a decoded path has a hidden name; `/.well-known/` does not count (RFC 8615). */
export function isHiddenAddress(path: string): boolean {
  return /\/\./.test(path.replace(/^\/\.well-known\//, "/"));
}

/** The file at a decoded path below a folder, as static hosts find it: `a` is `a`, `a.html` or `a/index.html`. */
export function findSiteFile(out: string, path: string): string | undefined {
  const names = path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  const found = names.find((name) => isOwnFile(out, name));
  return found && join(out, found);
}

/** Whether a path without a trailing slash is that of a folder with its own page. */
export function isFolderWithPage(out: string, path: string): boolean {
  return !path.endsWith("/") && isOwnFile(out, `${path}/index.html`);
}

/** Whether there is a file of exactly this name. No link is followed: the real path must be the requested one. */
function isOwnFile(out: string, name: string): boolean {
  try {
    const path = join(realpathSync(out), name);
    return realpathSync(path) === path && statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Smaller texts fit into one packet anyway. */
const leastCompressed = 1024;

/** Answers with a file, or with the requested part of it: video players request parts. */
export function sendFile({ method, headers }: IncomingMessage, response: ServerResponse, file: string): ServerResponse {
  const bytes = readFileSync(file);
  const type = mediaType(file);
  const isText = /^text\/|svg|json|xml|javascript|manifest/.test(type);
  response.setHeader("Content-Type", type.startsWith("text/") ? `${type};charset=utf-8` : type);
  if (isText) response.setHeader("Vary", "Accept-Encoding");
  const tag = `"${contentHash(bytes)}"`;
  if (response.statusCode === 200) {
    response.setHeader("ETag", tag);
    response.setHeader("Accept-Ranges", "bytes");
    if (headers["if-none-match"]?.includes(tag)) return response.writeHead(304).end();
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
    if (from !== undefined) return sendPart(response, bytes, [Number(from), to ? Number(to) : bytes.length - 1]);
  }
  const isCompressed = isText && bytes.length >= leastCompressed && /\bbr\b/.test(String(headers["accept-encoding"]));
  if (isCompressed) response.setHeader("Content-Encoding", "br");
  const body = isCompressed ? compress(bytes) : bytes;
  response.setHeader("Content-Length", body.length);
  return response.end(method === "HEAD" ? undefined : body);
}

function sendPart(response: ServerResponse, bytes: Buffer, [from, to]: [from: number, to: number]): ServerResponse {
  if (from >= bytes.length || to < from)
    return response.writeHead(416, { "Content-Range": `bytes */${bytes.length}` }).end();
  const part = bytes.subarray(from, to + 1);
  const place = `bytes ${from}-${from + part.length - 1}/${bytes.length}`;
  return response.writeHead(206, { "Content-Range": place, "Content-Length": part.length }).end(part);
}

function compress(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
