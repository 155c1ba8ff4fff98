/** One line that says what is being done now. */
export interface StepLine {
  /** Shows the current step. */
  step(text: string): void;
  /** Removes the line. */
  end(): void;
}

interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Creates the progress of a benchmark: one changing line on a terminal, elsewhere a line for each step. */
export function createStepLine(stream: ProgressStream): StepLine {
  const clearLine = "\r\u001b[2K";
  return {
    step: (text) => stream.write(stream.isTTY ? `${clearLine}${text} …` : `${text}\n`),
    end: () => stream.isTTY && stream.write(clearLine),
  };
}
