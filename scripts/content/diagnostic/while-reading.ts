/** A bug in the renderer, with the subject that was being read: a file, or all pages. */
export class ReadingError extends Error {
  constructor(
    readonly subject: string,
    cause: unknown,
  ) {
    // The message names the subject too, because errors from other threads lose their class.
    super(`${subject}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Runs `work` and returns its result. Anything it throws becomes a `ReadingError` that names the subject. */
export function whileReading<T>(subject: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof ReadingError ? error : new ReadingError(subject, error);
  }
}
