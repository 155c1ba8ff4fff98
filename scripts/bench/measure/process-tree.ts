import { existsSync, readdirSync, readFileSync } from "node:fs";

/** True if the system has `/proc`, as Linux does. */
export const hasProcessFiles = existsSync("/proc/self/status");

/** The clock ticks (`USER_HZ`) in which Linux counts the time of processes: 100 on all platforms that Node runs on. */
const ticksPerSecond = 100;

/** A process and all its descendants, read from `/proc`. */
export class ProcessTree {
  /** The parents of all processes seen so far, so that only new processes need to be read. */
  readonly #parents = new Map<number, number>();
  readonly #root: number;

  constructor(root: number) {
    this.#root = root;
  }

  /** The process and its running descendants. */
  members(): number[] {
    const running = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    for (const pid of running.map(Number)) {
      if (!this.#parents.has(pid)) this.#parents.set(pid, Number(statFields(pid)?.[1] ?? 0));
    }
    return running.map(Number).filter((pid) => this.#isMember(pid));
  }

  /** The memory that all of them hold. Shared memory counts for each process. */
  residentMebibytes(): number {
    const kibibytes = this.members().map((pid) =>
      Number(/^VmRSS:\s+(\d+)/m.exec(readProcess(pid, "status") ?? "")?.[1] ?? 0),
    );
    return kibibytes.reduce((sum, count) => sum + count, 0) / 1024;
  }

  #isMember(pid: number): boolean {
    if (pid === this.#root) return true;
    const parent = this.#parents.get(pid);
    return parent !== undefined && parent > 1 && this.#isMember(parent);
  }
}

/** The processor time of the ended descendants of this process, exact to a tick. */
export function endedChildrenSeconds(): { user: number; system: number } {
  const fields = statFields(process.pid);
  return { user: Number(fields?.[13]) / ticksPerSecond, system: Number(fields?.[14]) / ticksPerSecond };
}

/**
 * The fields of `/proc/PID/stat` from the third on: state, parent and so on. The second may hold blanks and brackets.
 */
function statFields(pid: number): string[] | undefined {
  const stat = readProcess(pid, "stat");
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** Reads a file of `/proc/PID`. Returns undefined if the process has just ended. */
function readProcess(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return undefined;
  }
}
