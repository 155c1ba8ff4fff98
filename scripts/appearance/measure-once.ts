import { join } from "node:path";
import { z } from "zod";
import { readChecksummed, writeChecksummed } from "../cache/checksummed-file.ts";
import { contentHash } from "../cache/content-hash.ts";
import { codeFolder } from "../program/project.ts";
import { type FontMetrics, measureFont } from "./measure-font.ts";

const metrics: z.ZodType<FontMetrics> = z.object({
  ascent: z.number(),
  descent: z.number(),
  lineGap: z.number(),
  width: z.object({ regular: z.number(), bold: z.number() }),
  weights: z.tuple([z.number(), z.number()]),
  kind: z.enum(["sans", "serif", "mono"]),
});

const folder = join(codeFolder, "fonts");

/** Measures a font, and keeps the figures in the cache for the next time. Throws where it cannot be read. */
export async function measureOnce(font: Uint8Array): Promise<FontMetrics> {
  const file = join(folder, `${contentHash(font)}.json`);
  const known = readKnown(file);
  if (known) return known;
  const measured = await measureFont(font);
  try {
    writeChecksummed(file, JSON.stringify(measured));
  } catch {
    // Where nothing can be kept, fonts are measured each time; other caches say that nothing can.
  }
  return measured;
}

function readKnown(file: string): FontMetrics | undefined {
  const text = readChecksummed(file);
  return typeof text === "string" ? metrics.parse(JSON.parse(text)) : undefined;
}
