import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { mediaType } from "../hosts/media-types.ts";
import type { OpenFile } from "./open-file.ts";
import { isSameFile, judgeConditions } from "./request-conditions.ts";
import { type ByteRange, parseRange } from "./request-range.ts";

/**
 * Answers a GET or HEAD request with the file, a part of it or the status that its conditions lead to, and closes the
 * file.
 */
export async function sendFile(request: IncomingMessage, response: ServerResponse, file: OpenFile): Promise<void> {
  try {
    const { status, headers, part } = answerOf(request, file);
    response.writeHead(status, headers);
    if (part && request.method !== "HEAD") await sendPart(response, file, part);
    else response.end();
  } finally {
    await file.handle.close();
  }
}

/** The headers of an empty answer that caches must not store as the file. */
const notKept = { "Cache-Control": "no-store", "Content-Length": 0 };

interface FileAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** The part of the file to send; undefined for none. */
  readonly part?: ByteRange | undefined;
}

function answerOf(request: IncomingMessage, file: OpenFile): FileAnswer {
  const verdict = judgeConditions(request.headers, file);
  if (verdict === 412) return { status: 412, headers: notKept };
  const headers = { "Accept-Ranges": "bytes", ETag: file.tag, "Last-Modified": file.modified.toUTCString() };
  const coding = file.encoding === undefined ? {} : { "Content-Encoding": file.encoding };
  if (verdict === 304) return { status: 304, headers };
  const range = rangeOf(request, file);
  if (range === "unsatisfiable")
    return { status: 416, headers: { ...notKept, "Content-Range": `bytes */${file.size}` } };
  const part = range === "whole" ? { start: 0, end: file.size - 1 } : range;
  const length = part.end - part.start + 1;
  const content = { ...headers, ...coding, "Content-Type": typeOf(file.path), "Content-Length": length };
  if (range === "whole") return { status: 200, headers: content, part: length > 0 ? part : undefined };
  const place = { "Content-Range": `bytes ${part.start}-${part.end}/${file.size}` };
  return { status: 206, headers: { ...content, ...place }, part };
}

function rangeOf({ method, headers }: IncomingMessage, file: OpenFile): ReturnType<typeof parseRange> {
  const { range, "if-range": ifRange } = headers;
  if (method !== "GET" || range === undefined) return "whole";
  // Node's types allow a list for most headers, but only `set-cookie` is ever one.
  if (ifRange !== undefined && !isSameFile(String(ifRange), file, Date.now())) return "whole";
  return parseRange(range, file.size);
}

function typeOf(path: string): string {
  const type = mediaType(path);
  return type.startsWith("text/") ? `${type};charset=utf-8` : type;
}

async function sendPart(response: ServerResponse, { handle }: OpenFile, { start, end }: ByteRange): Promise<void> {
  const bytes = handle.createReadStream({ start, end, autoClose: false });
  try {
    await pipeline(bytes, response, { end: false });
  } catch (error) {
    if (isClientGone(error)) return;
    throw error;
  }
  // The file has become shorter than announced: close the connection, or the client would wait for the rest.
  if (bytes.bytesRead <= end - start) response.destroy();
  else response.end();
}

const goneCodes = new Set(["ERR_STREAM_PREMATURE_CLOSE", "ERR_STREAM_DESTROYED", "ECONNRESET", "EPIPE"]);

function isClientGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && goneCodes.has(String(error.code));
}
