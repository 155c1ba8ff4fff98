/** A slip in a rule or a service of a project: something for whoever writes it, and no bug of ours. */
export class ExtensionError extends Error {
  constructor(message: string) {
    super(message);
    // Where in our code it was noticed helps nobody.
    this.stack = message;
  }
}
