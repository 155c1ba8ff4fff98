/** The first and the last byte of a part of a file. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file of `size` bytes that a `Range` header asks for (RFC 9110, section 14). A header that is malformed,
 * uses another unit or asks for several parts is ignored, as the standard allows: the result is the whole file.
 */
export function parseRange(header: string, size: number): ByteRange | "whole" | "unsatisfiable" {
  const [, first = "", last = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header) ?? [];
  if (first === "") return parseSuffix(last, size);
  const start = Number(first);
  const end = last === "" ? Number.POSITIVE_INFINITY : Number(last);
  if (end < start) return "whole";
  return start < size ? { start, end: Math.min(end, size - 1) } : "unsatisfiable";
}

/** The last `length` bytes of a file. An empty file is sent whole, because no range can describe a part of it. */
function parseSuffix(length: string, size: number): ByteRange | "whole" | "unsatisfiable" {
  if (length === "") return "whole";
  if (Number(length) === 0) return "unsatisfiable";
  return size === 0 ? "whole" : { start: Math.max(0, size - Number(length)), end: size - 1 };
}
