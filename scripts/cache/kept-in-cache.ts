import { readChecksummedBytes, writeChecksummed } from "./checksummed-file.ts";

/** What is in a file of the cache; where nothing whole is there it is made, and kept for the next time. */
export async function keptInCache(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const known = readChecksummedBytes(file);
  if (known instanceof Uint8Array) return known;
  const made = await make();
  try {
    writeChecksummed(file, made);
  } catch {
    // Where nothing can be kept, it is made each time; other caches say that nothing can.
  }
  return made;
}

/** The same for a value that is JSON. */
export async function jsonInCache<Value>(file: string, make: () => Promise<Value>): Promise<Value> {
  const bytes = await keptInCache(file, async () => Buffer.from(JSON.stringify(await make())));
  // The checksum was right, and the folder is that of this code: the file is as it was written here.
  return JSON.parse(Buffer.from(bytes).toString("utf8")) as Value;
}
