import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fileVersion } from "../cache/source-version.ts";
import { indexRedirects, type RedirectIndex } from "../output/find-redirect.ts";
import { UsageError } from "../program/usage-error.ts";
import { buildRecordName } from "../publish/resolve-output.ts";

const recordSchema = z.object({
  base: z.string().default(""),
  slash: z.boolean().default(false),
  rules: z.array(z.object({ prefix: z.string(), headers: z.record(z.string(), z.string()) })),
  redirects: z.array(
    z.object({
      from: z.string(),
      query: z.array(z.tuple([z.string(), z.string()])).default([]),
      below: z.literal(true).optional(),
      to: z.string(),
    }),
  ),
});

/** The record of a build for the server of its site. */
export interface BuildRecord extends Pick<z.infer<typeof recordSchema>, "base" | "slash" | "rules"> {
  readonly redirects: RedirectIndex;
}

/**
 * Returns a function that gives the record of the last build of an output folder, and reads it again after another build.
 * If there is none any more, gives the previous one. Throws a UsageError if there is none at the start.
 */
export function openBuildRecord(out: string): () => BuildRecord {
  const file = join(out, buildRecordName);
  if (versionOf(file) === undefined)
    throw new UsageError(`There is no built site in ${out}. Run \`npm run build\` first.`);
  let known = { version: versionOf(file), record: readRecord(file) };
  return () => {
    // It is written with one rename, so it is always complete.
    const version = versionOf(file);
    if (version !== undefined && version !== known.version) known = { version, record: readRecord(file) };
    return known.record;
  };
}

function versionOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && fileVersion(stats);
}

function readRecord(file: string): BuildRecord {
  const { redirects, ...record } = recordSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return { ...record, redirects: indexRedirects(redirects) };
}
