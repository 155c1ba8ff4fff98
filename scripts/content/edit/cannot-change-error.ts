/** Thrown where a text cannot be parsed, or no way of writing a change gives exactly the data that are wanted. Its message is for authors. */
export class CannotChangeError extends Error {}
