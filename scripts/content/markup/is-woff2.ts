/** Whether a file begins as a font in WOFF2 does, and is as long as its head says (https://www.w3.org/TR/WOFF2/#woff20Header). */
export function isWoff2(bytes: Uint8Array): boolean {
  if (bytes.length < headLength) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(0) === signature && view.getUint32(8) === bytes.length;
}

const headLength = 48;
/** The letters wOF2. */
const signature = 0x774f4632;
