export interface Progress {
  /** Says what is being done now. */
  step(text: string): void;
  /** Takes the line away. */
  end(): void;
}

interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** One line that changes on a terminal; elsewhere a line a step. */
export function createProgress(stream: ProgressStream): Progress {
  const clearLine = "\r\u001b[2K";
  return {
    step: (text) => stream.write(stream.isTTY ? `${clearLine}${text} …` : `${text}\n`),
    end: () => stream.isTTY && stream.write(clearLine),
  };
}
