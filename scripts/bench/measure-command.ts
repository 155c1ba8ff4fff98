import { spawn } from "node:child_process";

/** A program with its arguments. */
export interface Program {
  readonly program: string;
  readonly args: readonly string[];
  /** The folder to run it in, where that is not the current one. */
  readonly folder?: string;
}

/** Runs a command and returns how many seconds it took. If it fails, throws with its output. */
export function measureCommand({ program, args, folder }: Program): Promise<number> {
  const started = performance.now();
  const child = spawn(program, args, { cwd: folder });
  const output: Buffer[] = [];
  child.stdout.on("data", (data) => output.push(data));
  child.stderr.on("data", (data) => output.push(data));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => {
      if (status === 0) return resolve((performance.now() - started) / 1000);
      reject(new Error(`${program} ${args.join(" ")} failed (${status}):\n${Buffer.concat(output)}`));
    });
  });
}
