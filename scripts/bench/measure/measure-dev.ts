import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { scriptCommand } from "../../program/script-command.ts";
import { revisePage } from "../workload/revise-page.ts";
import { measureSaves } from "./measure-saves.ts";
import { hasProcessFiles, ProcessTree } from "./process-tree.ts";

/** The times that an author waits for the dev server. */
export interface DevMeasurement {
  /** From the start of the process to a complete home page. */
  readonly readySeconds: number;
  /** From the write of a page to its paint in a browser that shows it, in milliseconds, for each save. */
  readonly paintMilliseconds: readonly number[];
}

interface DevTarget {
  /** The content folder. */
  readonly content: string;
  /** The page to edit, as a path without its ending. */
  readonly page: string;
  /** The number of the next edit of that page. */
  readonly firstRevision: number;
}

/** Among few saves the median is chance. */
const saves = 15;

const deadlineMilliseconds = 300_000;

export async function measureDev({ content, page, firstRevision }: DevTarget): Promise<DevMeasurement> {
  const port = await freePort();
  const { program, args } = scriptCommand("dev", ["--pages", content]);
  const started = performance.now();
  const server = spawn(program, args, { stdio: "ignore", env: { ...process.env, PORT: String(port) } });
  try {
    const address = `http://localhost:${port}`;
    await waitForText(server, `${address}/`, "</html>");
    const readySeconds = (performance.now() - started) / 1000;

    const file = `${content}/${page}.yaml`;
    // The watcher may start after the first answer. A first edit, saved repeatedly until it shows, waits for it.
    await saveUntilShown(server, { file, address: `${address}/${page}`, revision: firstRevision });
    const target = { address: `${address}/${page}`, file, firstRevision: firstRevision + 1, saves };
    return { readySeconds, paintMilliseconds: await measureSaves(target) };
  } finally {
    await stop(server);
  }
}

async function saveUntilShown(
  server: ChildProcess,
  { file, address, revision }: { file: string; address: string; revision: number },
): Promise<void> {
  const shown = new AbortController();
  const text = revisePage(file, revision);
  const saving = (async () => {
    while (!shown.signal.aborted) {
      await setTimeout(2000);
      if (!shown.signal.aborted) revisePage(file, revision);
    }
  })();
  await waitForText(server, address, text).finally(() => shown.abort());
  await saving;
}

/** Requests an address until the answer has status 200 and contains a text. */
async function waitForText(server: ChildProcess, address: string, text: string): Promise<void> {
  const deadline = performance.now() + deadlineMilliseconds;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The dev server ended (${server.exitCode}).`);
    // The connection is refused until the server listens.
    const answer = await fetch(address).catch(() => undefined);
    const body = await answer?.text();
    if (answer?.status === 200 && body?.includes(text)) return;
    await setTimeout(10);
  }
  throw new Error(`The dev server did not answer ${address} with "${text}".`);
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const pids = hasProcessFiles ? new ProcessTree(server.pid).members() : [server.pid];
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGTERM");
    } catch {
      // The process has ended together with its parent.
    }
  }
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
