import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { codeFolder } from "../program/project.ts";
import { createThreadAsker } from "../program/thread-asker.ts";
import type { SharePicture } from "./share-picture.ts";

/** A picture to draw, with its path in the output. */
export type PictureToPaint = readonly [path: string, picture: SharePicture];

/** An answer of a thread: a PNG, or why there is none. */
export type PaintReply = { readonly png: Uint8Array } | { readonly error: unknown };

/** Each thread takes some 60 MB. */
const mostThreads = 3;

/** A thread is worth its start where it draws at least so many pictures. */
const worthThread = 4;

/** Draws pictures in threads of their own, and gives each to `onPainted` as soon as it is drawn. */
export async function paintPictures(
  pictures: readonly PictureToPaint[],
  onPainted: (path: string, png: Uint8Array) => void,
): Promise<void> {
  const count = Math.min(Math.ceil(pictures.length / worthThread), availableParallelism(), mostThreads);
  const rest = pictures.values();
  const threads = Array.from({ length: count }, startThread);
  try {
    await Promise.all(
      threads.map(async (thread) => {
        // All threads take from the same iterator: each picture is drawn once.
        for (const [path, picture] of rest) onPainted(path, await thread.paint(picture));
      }),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

function startThread() {
  const worker = new Worker(join(codeFolder, "scripts/workers/picture-worker.js"));
  const ask = createThreadAsker(worker, "A thread that draws ended before its work was done.");
  return {
    paint: (picture: SharePicture) =>
      ask<Uint8Array>((resolve, reject) => {
        worker.once("message", (reply: PaintReply) => {
          if ("png" in reply) resolve(reply.png);
          else reject(reply.error);
        });
        worker.postMessage(picture);
      }),
    stop: () => worker.terminate(),
  };
}
