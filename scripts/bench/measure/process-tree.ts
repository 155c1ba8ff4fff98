import { existsSync, readdirSync, readFileSync } from "node:fs";

/** Whether the system shows its processes as files, as Linux does. */
export const hasProcessFiles = existsSync("/proc/self/status");

/** Ticks of the clock in which Linux counts the time of processes: the same on all its platforms that Node runs on. */
const ticksPerSecond = 100;

/** A process and what it has started, as Linux shows them. */
export class ProcessTree {
  /** The parents of all processes seen so far: only of new ones is anything read. */
  readonly #parents = new Map<number, number>();
  readonly #root: number;

  constructor(root: number) {
    this.#root = root;
  }

  /** The process and its descendants that run now. */
  members(): number[] {
    const running = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
    for (const pid of running.map(Number)) {
      if (!this.#parents.has(pid)) this.#parents.set(pid, Number(statFields(pid)?.[1] ?? 0));
    }
    return running.map(Number).filter((pid) => this.#isMember(pid));
  }

  /** The memory that all of them hold. What they share counts for each of them. */
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

/** The time of processors that ended children of this process, and theirs, have used. It is exact to a tick. */
export function endedChildrenSeconds(): { user: number; system: number } {
  const fields = statFields(process.pid);
  return { user: Number(fields?.[13]) / ticksPerSecond, system: Number(fields?.[14]) / ticksPerSecond };
}

/** The fields after the name of the program, which may hold blanks and brackets: state, parent and so on. */
function statFields(pid: number): string[] | undefined {
  const stat = readProcess(pid, "stat");
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/** Undefined for a process that has just ended. */
function readProcess(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return undefined;
  }
}
