/** A slip in the code of a project, such as a rule: something for whoever writes it, and no bug of ours. */
export class ExtensionError extends Error {
  constructor(message: string) {
    super(message);
    // Where in our code it was noticed helps nobody.
    this.stack = message;
  }
}

/** Throws an ExtensionError where two things of a kind have one name, with the places of both. */
export function refuseTwins(kind: string, found: Iterable<readonly [name: string, place: string]>): void {
  const places = new Map<string, string>();
  for (const [name, place] of found) {
    const other = places.get(name);
    if (other !== undefined)
      throw new ExtensionError(`There are two ${kind}s "${name}": in ${other} and in ${place}. Rename one.`);
    places.set(name, place);
  }
}
