/** A slip in a rule of a project: something for whoever writes rules, and no bug. */
export class RuleError extends Error {}
