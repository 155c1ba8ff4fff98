/** An error that is a bug of the renderer, with the subject that was being read: a file, or all pages. */
export class ReadingError extends Error {
  constructor(
    readonly subject: string,
    cause: unknown,
  ) {
    // The message names the subject too: an error that comes from another thread has lost its class.
    super(`${subject}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Runs `work` and returns its result. Whatever it throws becomes a `ReadingError` that names the subject. */
export function whileReading<T>(subject: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof ReadingError ? error : new ReadingError(subject, error);
  }
}
