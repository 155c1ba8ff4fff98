import { spawn } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "./own-project.ts";
import { type RunOptions, withoutTools } from "./run-script.ts";

/** A server in its own process. */
export interface DevProcess {
  /** The address that it printed. */
  readonly origin: string;
  /** Everything that it has printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts a server command on a free port, and resolves once it has printed its address. */
export async function startServer(
  [program = "", ...args]: readonly string[],
  { cwd, env = {} }: RunOptions = {},
): Promise<DevProcess> {
  // Processes that npm starts are ended with it, as a group.
  const detached = program !== process.execPath;
  const server = spawn(program, args, {
    ...{ cwd, detached, stdio: ["ignore", "pipe", "pipe"] },
    env: { ...withoutTools, NO_COLOR: "1", PORT: "0", ...env },
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const stop = async () => {
    if (server.pid && server.exitCode === null) process.kill(detached ? -server.pid : server.pid);
    await ended;
  };
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part;
      const found = /http:\/\/localhost:\d+(?=\D)/.exec(output);
      if (found) resolve(found[0]);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("exit", (status) => reject(new Error(`The server ended (${status}): ${output}`)));
  });
  return { origin, output: () => output, stop };
}

interface DevOptions extends RunOptions {
  /** The folder of the renderer. */
  readonly renderer?: string;
  readonly pages: string;
  readonly command?: "dev" | "edit";
}

/** Starts `npm run dev`, or `edit`. */
export function startDev({ renderer = projectRoot, pages, command = "dev", ...options }: DevOptions) {
  return startServer([process.execPath, join(renderer, "scripts/run.js"), command, "--pages", pages], options);
}
