/** The four letters at a place of a file: the name of a chunk or a box, in most kinds of pictures. */
export function textAt(bytes: Uint8Array, start: number): string {
  return Buffer.from(bytes.subarray(start, start + 4)).toString("latin1");
}
