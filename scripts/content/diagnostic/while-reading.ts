/** An error of the renderer's own, with what was being read when it happened. */
export class ReadingError extends Error {
  readonly subject: string;

  constructor(subject: string, cause: unknown) {
    // The message names it too: in another thread an error loses its class.
    super(`${subject}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.subject = subject;
  }
}

/** Does `work` so that whatever it throws says what was being read. */
export function whileReading<T>(subject: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof ReadingError ? error : new ReadingError(subject, error);
  }
}
