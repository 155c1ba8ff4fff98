import { closeSync, openSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { contentHash } from "../cache/content-hash.ts";

/** Gives a lock back. */
type Unlock = () => void;

/** Where a lock is held: an address that is no file, or a file of the process's own in a folder, whose name begins so. */
export type LockPlace = { readonly address: string } | { readonly folder: string; readonly prefix: string };

/**
 * Locks an output folder for this process; undefined where another one has the lock. It is an address that this process listens
 * on: the system gives it back when the process ends, however that is, and no number of a process can be taken for another's.
 *
 * Linux and Windows have addresses that are no files. Those of Linux are not seen from one container in another, which may
 * have the same folder: so a file beside it is listened on too.
 */
export async function lockOutput(out: string, place?: LockPlace): Promise<Unlock | undefined> {
  if (place) return holdAt(place);
  const name = `yaml-pages-${contentHash(out)}`;
  if (process.platform === "win32") return holdAt({ address: `\\\\.\\pipe\\${name}` });
  if (process.platform !== "linux") return holdAt({ folder: tmpdir(), prefix: name });
  const unlock = await holdAt({ address: `\0${name}` });
  const unlockFile = unlock && (await holdBeside(out));
  if (!unlockFile) unlock?.();
  return (
    unlockFile &&
    (() => {
      unlockFile();
      unlock();
    })
  );
}

/** Holds a file beside a folder. Its path is short enough for an address, whatever that of the folder is. */
async function holdBeside(out: string): Promise<Unlock | undefined> {
  let parent: number;
  try {
    parent = openSync(dirname(out), "r");
  } catch {
    return nothing;
  }
  // In another container the folder may be at another path.
  const place = { folder: `/proc/self/fd/${parent}`, prefix: `.yaml-pages-lock-${contentHash(basename(out))}` };
  const unlock = await holdAt(place);
  if (!unlock) closeSync(parent);
  return (
    unlock &&
    (() => {
      unlock();
      closeSync(parent);
    })
  );
}

function nothing(): void {}

function holdAt(place: LockPlace): Promise<Unlock | undefined> {
  return "address" in place ? holdAddress(place.address) : holdFile(place.folder, place.prefix);
}

async function holdAddress(address: string): Promise<Unlock | undefined> {
  const server = await listen(address);
  // A system that allows no such address has no lock.
  return server === "taken" ? undefined : () => void server?.close();
}

/** How often a process looks whether others that want the lock too have made way, and how long it waits each time, in milliseconds. */
const looks = { most: 10, apart: 20 };

/**
 * Listens on a file of its own, whose name nobody uses again, and then looks for others: of any two processes one at least
 * sees the other. The one with the first name stays until all others have made way, or until it is clear that one of them does not.
 */
async function holdFile(folder: string, prefix: string): Promise<Unlock | undefined> {
  const name = `${prefix}-${process.pid}-${Math.random().toString(36).slice(2)}`;
  const server = await listen(join(folder, name));
  if (!server || server === "taken") return nothing;
  // This removes the file.
  const close = () => void server.close();
  process.once("exit", close);
  const unlock = () => {
    process.off("exit", close);
    close();
  };
  for (let look = 0; look < looks.most; look++) {
    const others = (await listeners(folder, prefix)).filter((other) => other !== name);
    if (others.length === 0) return unlock;
    if (others.some((other) => other < name)) break;
    await setTimeout(looks.apart);
  }
  unlock();
  return undefined;
}

/** The files of a folder that somebody listens on. What those have left that were killed is removed, and whatever else has their names. */
async function listeners(folder: string, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of readdirSync(folder).filter((one) => one.startsWith(prefix))) {
    if (!(await isAbandoned(join(folder, name)))) found.push(name);
    else attempt(() => rmSync(join(folder, name), { recursive: true, force: true }));
  }
  return found;
}

/** Where it fails, the next command does it. */
function attempt(action: () => void): void {
  try {
    action();
  } catch {}
}

/** A server that listens; undefined on a system that allows none, where builds have to do without a lock. */
function listen(address: string): Promise<Server | "taken" | undefined> {
  return new Promise((resolve) => {
    const server = createServer((socket) => void socket.destroy());
    server.unref();
    server.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code === "EADDRINUSE" ? "taken" : undefined));
    // Whoever else builds there, as another user, must be able to ask.
    server.listen({ path: address, writableAll: isFile(address) }, () => resolve(server));
  });
}

function isFile(address: string): boolean {
  return address.startsWith("/");
}

/** True where nobody listens on a file any more, or nobody can: it may be anything else. */
function isAbandoned(file: string): Promise<boolean> {
  const codes: readonly unknown[] = ["ECONNREFUSED", "ENOENT", "ENOTSOCK", "ELOOP"];
  return new Promise((resolve) => {
    const socket = connect(file, () => {
      socket.destroy();
      resolve(false);
    });
    socket.once("error", ({ code }: NodeJS.ErrnoException) => resolve(codes.includes(code)));
  });
}
