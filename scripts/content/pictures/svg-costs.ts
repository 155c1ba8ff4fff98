import type { XmlElement } from "@rgrove/parse-xml";

const layers = new Set(["mask", "clipPath", "filter"]);

/** So many copies stand inside each other in no drawing. */
const mostLevels = 100;

/** A name without the prefix of its namespace, which may be any. */
export function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

const noElements: readonly XmlElement[] = [];

/** The elements directly inside another. */
export function childElements({ children }: XmlElement): readonly XmlElement[] {
  // Most elements of a large drawing are leaves.
  if (children.length === 0) return noElements;
  // The cast is safe: the type says so.
  return children.filter(({ type }) => type === "element") as XmlElement[];
}

/** What a drawing costs: each element of it, and each layer that a mask, a clipping path or a filter makes; without `layer` what these hold is not counted. */
interface Costs {
  element(element: XmlElement): number;
  readonly layer?: number;
}

/** The costs of a drawing, each copy counted; infinite where copies stand too deep inside each other. */
export function costsOf(root: XmlElement, costs: Costs): number {
  const byId = new Map<string, XmlElement>();
  const collect = (element: XmlElement) => {
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    for (const child of childElements(element)) collect(child);
  };
  collect(root);
  const known = new Map<XmlElement, number>();
  const count = (element: XmlElement, level: number): number => {
    // Only what has an id can be met twice.
    const { id } = element.attributes;
    const before = id === undefined ? undefined : known.get(element);
    if (before !== undefined) return before;
    if (level > mostLevels) return Number.POSITIVE_INFINITY;
    // A copy inside itself is drawn nowhere.
    if (id !== undefined) known.set(element, 0);
    let all = costs.element(element);
    for (const child of childElements(element)) all += count(child, level);
    for (const name of referencesOf(element, costs)) {
      const target = byId.get(name);
      if (target) all += (layers.has(localName(target.name)) ? (costs.layer ?? 0) : 0) + count(target, level + 1);
    }
    if (id !== undefined) known.set(element, all);
    return all;
  };
  return count(root, 0);
}

/** The ids of what is drawn with an element beside what is inside it. */
function referencesOf(element: XmlElement, { layer }: Costs): readonly string[] {
  const copied = copiedBy(element);
  const used = layer === undefined ? [] : layersOf(element);
  return copied === undefined ? used : [copied, ...used];
}

/** The id of the element that an element copies. */
function copiedBy({ name, attributes }: XmlElement): string | undefined {
  if (localName(name) !== "use") return undefined;
  const [, address] = Object.entries(attributes).find(([attribute]) => localName(attribute) === "href") ?? [];
  return address?.trim().slice(1);
}

/** The ids that the attributes of an element refer to. */
function layersOf({ attributes }: XmlElement): string[] {
  return Object.values(attributes).flatMap((value) =>
    value.includes("url(") ? [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id = ""]) => id) : [],
  );
}
