/** Bad usage of a command: the message is for the person who typed it. Exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    // Where in our code it was noticed helps nobody.
    this.stack = message;
  }
}
