/** Bad usage of a command: the message is for the person who typed it. Exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    // A stack trace of our own code does not help the user.
    this.stack = message;
  }
}
