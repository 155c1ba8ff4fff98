/** Says how far a command has come, where it takes long enough for people to wonder. */
export interface Progress {
  /** Begins a part of the work, of `total` things. What it returns hears how many more of them are done. */
  onPhase(name: string, total: number): (done: number) => void;
  /** Begins a part of the work that cannot be counted. What it returns is to be called when it is done. */
  onWait(name: string): () => void;
  /** Writes a line of its own. */
  warn(message: string): void;
  /** Takes the bar away. */
  end(): void;
}

interface ProgressOptions {
  write(text: string): void;
  /** On a terminal a bar grows in one line; elsewhere each line stays. */
  readonly isTerminal: boolean;
  /** Milliseconds, from any moment on. */
  now(): number;
  /** Calls back after some milliseconds, unless what it returns is called before. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** Milliseconds before anything is shown, and between two changes of the bar or two lines. */
const patience = 1000;
const barInterval = 100;
const lineInterval = 2000;
const barWidth = 24;

/** Creates the progress of a command that starts now. */
export function createProgress({ write, isTerminal, now, after }: ProgressOptions): Progress {
  let next = now() + patience;
  let shown = "";
  const show = (text: string) => {
    write(isTerminal ? `\r${text.padEnd(shown.length)}` : `${text}\n`);
    shown = text;
    next = now() + (isTerminal ? barInterval : lineInterval);
  };
  const clear = () => {
    if (isTerminal && shown !== "") write(`\r${" ".repeat(shown.length)}\r`);
    shown = "";
  };
  return {
    onPhase(name, total) {
      let count = 0;
      return (done) => {
        count += done;
        if (now() < next) return;
        const bar = isTerminal ? `${barOf(count / total)} ` : "";
        show(`${bar}${name} ${count} of ${total} pages`);
      };
    },
    onWait: (name) => after(Math.max(next - now(), 0), () => show(`${name} …`)),
    warn(message) {
      clear();
      write(`${message}\n`);
    },
    end: clear,
  };
}

function barOf(share: number): string {
  const full = Math.round(share * barWidth);
  return `${"█".repeat(full)}${"░".repeat(barWidth - full)}`;
}
