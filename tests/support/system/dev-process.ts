import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

interface DevOptions {
  /** The folder of the renderer. */
  readonly renderer: string;
  readonly pages: string;
  readonly command?: "dev" | "edit";
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A dev server in a process of its own. */
export interface DevProcess {
  /** Where it serves, as it has printed it. */
  readonly origin: string;
  /** All that it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts `npm run dev`, or `edit`, on a port that is free, and resolves once it has printed its address. */
export async function startDev({
  renderer,
  pages,
  command = "dev",
  args = [],
  env = {},
}: DevOptions): Promise<DevProcess> {
  const server = spawn(process.execPath, [join(renderer, "scripts/run.js"), command, "--pages", pages, ...args], {
    env: { ...process.env, NODE_ENV: "", VITEST: "", NO_COLOR: "1", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part;
      const found = /http:\/\/localhost:\d+/.exec(output);
      if (found) resolve(found[0]);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("exit", (status) => reject(new Error(`The dev server ended (${status}): ${output}`)));
  });
  return { origin, output: () => output, stop: () => stop(server) };
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
}
