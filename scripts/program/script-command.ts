import { join } from "node:path";
import { projectRoot } from "./project.ts";

/** A program with its arguments. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** The folder to run it in, where that is not the current one. */
  readonly folder?: string;
}

/** How a command of the renderer is started: as its npm script does it, without npm. */
export function scriptCommand(name: string, args: readonly string[]): Command {
  return { program: process.execPath, args: [join(projectRoot, "scripts/run.js"), name, ...args] };
}
