import { UsageError } from "../../program/usage-error.ts";

/** Thrown where a text cannot be parsed, or no way of writing a change gives exactly the data that are wanted. */
export class CannotChangeError extends UsageError {}
