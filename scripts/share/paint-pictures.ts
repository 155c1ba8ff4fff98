import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { codeFolder } from "../program/project.ts";
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
  const early = new Error("A thread that draws ended before its work was done.");
  let end: unknown;
  // Between two pictures nobody else listens, and an error that nobody hears of would end the process at once.
  worker.once("error", (error) => {
    end ??= error;
  });
  worker.once("exit", () => {
    end ??= early;
  });
  return {
    paint: (picture: SharePicture) =>
      new Promise<Uint8Array>((resolve, reject) => {
        if (end !== undefined) return reject(end);
        const onExit = () => reject(early);
        worker.once("error", reject).once("exit", onExit);
        worker.once("message", (reply: PaintReply) => {
          worker.off("error", reject).off("exit", onExit);
          if ("png" in reply) resolve(reply.png);
          else reject(reply.error);
        });
        worker.postMessage(picture);
      }),
    stop: () => worker.terminate(),
  };
}
