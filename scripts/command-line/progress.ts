/** Shows how far a command has come, once it takes longer than a second. */
interface Progress {
  /**
   * Begins a part of the work with `total` pages, or other things. The returned function is called with the number of those just
   * done.
   */
  onPhase(name: string, total: number, things?: string): (done: number) => void;
  /** Begins a part of the work that cannot be counted. The returned function is called when it is done. */
  onWait(name: string): () => void;
  /** Writes a line of its own. */
  warn(message: string): void;
  /** Removes the line. */
  end(): void;
}

interface ProgressOptions {
  write(text: string): void;
  /** True for a terminal, where the same line is written again; elsewhere each step is a line of its own. */
  readonly isTerminal: boolean;
}

/** The milliseconds before anything is shown, and between two updates. */
const patience = 1000;
const terminalInterval = 100;
const lineInterval = 2000;

/** Creates the progress of a command that starts now. */
export function createProgress({ write, isTerminal }: ProgressOptions): Progress {
  let next = performance.now() + patience;
  let shown = "";
  const show = (text: string) => {
    write(isTerminal ? `\r${text.padEnd(shown.length)}` : `${text}\n`);
    shown = text;
    next = performance.now() + (isTerminal ? terminalInterval : lineInterval);
  };
  const clear = () => {
    if (isTerminal && shown !== "") write(`\r${" ".repeat(shown.length)}\r`);
    shown = "";
  };
  return {
    onPhase(name, total, things = "pages") {
      let count = 0;
      return (done) => {
        count += done;
        if (performance.now() < next) return;
        show(`${name} ${count} of ${total} ${things}`);
      };
    },
    onWait(name) {
      const timer = setTimeout(() => show(`${name} …`), Math.max(next - performance.now(), 0));
      return () => clearTimeout(timer);
    },
    warn(message) {
      clear();
      write(`${message}\n`);
    },
    end: clear,
  };
}
