import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readChecksummed, writeChecksummed } from "../cache/checksummed-file.ts";
import { contentHash } from "../cache/content-hash.ts";
import { lockOutput } from "./lock-output.ts";
import { type PublicationPlan, publish } from "./publish-output.ts";
import { removeFolder } from "./remove-folder.ts";
import { listStagings, stagingOf } from "./staging.ts";

const paths = z.array(z.string()).readonly();

/** The note of a build about itself while it runs, so that whatever command comes after it can finish what it has begun. */
const note = z.object({
  out: z.string(),
  pid: z.number(),
  /** The plan for the files in its staging folder, from the moment on at which all are there. */
  publication: z.object({ moved: paths, removed: paths, emptied: paths }).optional(),
});
type Note = z.infer<typeof note>;

/** The notes of a build that is running. They help where they can be kept; without them a killed build leaves whole pages too. */
export interface BuildNotes {
  noteStart(): void;
  /** To be called when all files stand in the staging folder. */
  notePublication(publication: PublicationPlan): void;
  /** To be called when the whole site is published. The note stays as long as the staging folder does. */
  notePublished(): void;
  /** Whether the site may be published in part only. */
  isPublishing(): boolean;
  /** To be called when there is nothing left to finish. */
  noteEnd(): void;
}

const folderOf = (memory: string) => join(memory, "unfinished");
const fileOf = (memory: string, out: string) => join(folderOf(memory), `${contentHash(out)}.json`);

/** Opens the notes of a build in a folder of the cache. */
export function openBuildNotes(memory: string, out: string): BuildNotes {
  const file = fileOf(memory, out);
  let isPublishing = false;
  const write = (content: Note) => attempt(() => writeChecksummed(file, JSON.stringify(content)));
  return {
    noteStart: () => write({ out, pid: process.pid }),
    notePublication(publication) {
      write({ out, pid: process.pid, publication });
      isPublishing = true;
    },
    notePublished() {
      isPublishing = false;
    },
    isPublishing: () => isPublishing,
    noteEnd: () => attempt(() => rmSync(file, { force: true })),
  };
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {}
}

/**
 * Finishes what builds have begun that were ended early: what had come to be published is published, anything else is removed.
 * Builds that run are left alone. `say` hears what has been done, and what could not be.
 */
export async function finishBuilds(memory: string, say: (message: string) => void): Promise<void> {
  if (!existsSync(folderOf(memory))) return;
  for (const name of readdirSync(folderOf(memory))) {
    const found = readNote(join(folderOf(memory), name));
    const unlock = found && (await lockOutput(found.out));
    if (!unlock) continue;
    try {
      if (finishBuild(memory, found.out))
        say(`${found.out}: what a build that was ended early had begun to publish is published now.`);
    } catch (error) {
      // The functions of node:fs throw nothing else.
      say(`${found.out}: what a build that was ended early has left cannot be put right: ${(error as Error).message}.`);
    } finally {
      unlock();
    }
  }
}

/** As `finishBuilds`, for an output folder that this process has locked. Returns whether something has been published. */
export function finishBuild(memory: string, out: string): boolean {
  const file = fileOf(memory, out);
  const found = readNote(file);
  const staging = stagingOf(out, found?.pid);
  const publication = found?.out === out && existsSync(staging) && existsSync(out) ? found.publication : undefined;
  if (publication) {
    const moved = publication.moved.filter((path) => existsSync(join(staging, path)));
    publish(out, staging, { ...publication, moved });
  }
  for (const folder of listStagings(out)) removeFolder(folder);
  if (existsSync(file)) rmSync(file, { recursive: true });
  return publication !== undefined;
}

function readNote(file: string): Note | undefined {
  const text = readChecksummed(file);
  return typeof text === "string" ? note.safeParse(JSON.parse(text)).data : undefined;
}
