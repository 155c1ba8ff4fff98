import type { LocatedFile, LocatedValue } from "./dev-data.ts";

/** An element of the page with the place that it comes from. */
export interface PagePlace {
  readonly element: Element;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The places of a page: of its texts, and of what holds several of them, such as cards and blocks. */
export interface PagePlaces {
  /** The place of the nearest element around this one that has one. */
  at(element: Element): PagePlace | undefined;
  /** The elements that are seen and have a text of their own, and the blocks, in the order of the page. */
  readonly elements: readonly Element[];
}

/** Keys whose values no reader sees. */
const unseen = new Set<unknown>(["type", "icon", "href", "id", "src", "folder"]);

/**
 * Finds out from their words which element shows which value: of equal ones the first shows the first. Nothing of it
 * stands in the page, so that a page of the dev server is the one that a build makes.
 */
export function findPagePlaces(files: readonly LocatedFile[]): PagePlaces {
  const [site, page] = ["_site.yaml", ""].map((end) =>
    files.find(({ file }) => file.endsWith("_site.yaml") === (end !== "")),
  );
  const regions = [
    ...(page ? [createRegion("main", page, (value) => value.path[0] === "blocks")] : []),
    ...(site ? ["header", "footer"].map((part) => createRegion(part, site, () => true)) : []),
  ].filter(({ root }) => root !== null);
  const elements = regions.flatMap(({ root, shown }) => [
    ...shown.keys(),
    ...(root?.localName === "main" ? root.children : []),
  ]);
  const inOrder = (a: Element, b: Element) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  const at = (element: Element) => regions.find(({ root }) => root?.contains(element))?.at(element);
  const isSeen = (element: Element) => element.checkVisibility() && at(element)?.element === element;
  return { at, elements: [...new Set(elements)].filter(isSeen).sort(inOrder) };
}

interface Region {
  readonly root: Element | null;
  /** The elements that show a value. */
  readonly shown: ReadonlyMap<Element, LocatedValue>;
  at(element: Element): PagePlace | undefined;
}

function createRegion(
  selector: string,
  { file, values }: LocatedFile,
  isPart: (value: LocatedValue) => boolean,
): Region {
  const root = document.querySelector(`body > ${selector}`);
  const own = values.filter(isPart);
  const shown = root ? matchTexts(root, own) : new Map<Element, LocatedValue>();
  return {
    root,
    shown,
    at(element) {
      for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
        const value =
          shown.get(around) ??
          holderOf(
            [...shown].filter(([one]) => around?.contains(one)).map(([, one]) => one),
            own,
          );
        if (value) return { element: around, file, line: value.line, column: value.column };
      }
      return undefined;
    },
  };
}

function matchTexts(root: Element, values: readonly LocatedValue[]): Map<Element, LocatedValue> {
  const left = new Map<string, LocatedValue[]>();
  for (const value of values) {
    if (!value.text || unseen.has(value.path.at(-1))) continue;
    const words = straighten(value.text);
    left.set(words, [...(left.get(words) ?? []), value]);
  }
  const shown = new Map<Element, LocatedValue>();
  const isInside = new WeakSet<Element>();
  for (const element of root.querySelectorAll("*")) {
    if (element.parentElement && isInside.has(element.parentElement)) {
      isInside.add(element);
      continue;
    }
    const value = left.get(straighten(element.textContent.replaceAll(/\s+/g, " ").trim()))?.shift();
    if (!value) continue;
    shown.set(element, value);
    isInside.add(element);
  }
  return shown;
}

/** A text with the quotes that people type: the page shows those of its language. */
function straighten(text: string): string {
  return text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
}

/** The smallest mapping or list that holds all of these values, but not the list of all blocks. */
function holderOf(values: readonly LocatedValue[], all: readonly LocatedValue[]): LocatedValue | undefined {
  const [first] = values;
  if (!first) return undefined;
  let length = first.path.length - 1;
  for (const { path } of values) {
    const same = path.findIndex((key, index) => key !== first.path[index]);
    length = Math.min(length, same === -1 ? path.length - 1 : same);
  }
  const holder = first.path.slice(0, length);
  if (length < 1 || (length === 1 && holder[0] === "blocks")) return undefined;
  return all.find(
    ({ path, text }) => text === undefined && path.length === length && path.every((key, i) => key === holder[i]),
  );
}
