/** A message for each name that is used twice for the same kind of thing, with both places. */
export function nameTwins(kind: string, found: Iterable<readonly [name: string, place: string]>): string[] {
  const places = new Map<string, string>();
  const twins: string[] = [];
  for (const [name, place] of found) {
    const other = places.get(name);
    if (other === undefined) places.set(name, place);
    else twins.push(`There are two ${kind}s "${name}": in ${other} and in ${place}. Rename one.`);
  }
  return twins;
}
