import { join } from "node:path";
import { projectRoot } from "./project.ts";

/** A program with its arguments. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  /** The folder to run it in, where that is not the current one. */
  readonly folder?: string;
}

/** The program and arguments with which npm runs a command of the renderer. */
export function scriptCommand(name: string, args: readonly string[]): Command {
  return { program: process.execPath, args: [join(projectRoot, "scripts/run.js"), name, ...args] };
}
