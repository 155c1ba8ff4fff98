/** One line that says what is being done now. */
export interface StepLine {
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
export function createStepLine(stream: ProgressStream): StepLine {
  const clearLine = "\r\u001b[2K";
  return {
    step: (text) => stream.write(stream.isTTY ? `${clearLine}${text} …` : `${text}\n`),
    end: () => stream.isTTY && stream.write(clearLine),
  };
}
