import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Icon } from "../../../src/content-values.ts";

interface PublishedSet {
  /** Hidden icons are no longer in the set. */
  readonly icons: Readonly<Record<string, { readonly body: string; readonly hidden?: true }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const sets = new Map<string, ReturnType<typeof readSet>>();

/** An icon set from its package, read on first use. */
function iconSet(name: "lucide" | "simple-icons") {
  const set = sets.get(name) ?? readSet(name);
  sets.set(name, set);
  return set;
}

function readSet(name: string) {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${name}/icons.json`);
  // The packages publish their icons in exactly this form.
  const { icons, aliases = {} } = JSON.parse(readFileSync(file, "utf8")) as PublishedSet;
  const shown = Object.entries(icons).filter(([, { hidden }]) => !hidden);
  return { bodies: new Map(shown.map(([icon, { body }]) => [icon, body])), aliases };
}

export function findIcon(name: string): Icon | undefined {
  const body = iconSet("lucide").bodies.get(name);
  return body === undefined ? undefined : { path: shapesToPath(body) };
}

export function iconNames(): string[] {
  return [...iconSet("lucide").bodies.keys()];
}

export function renamedIcon(name: string): string | undefined {
  const { aliases } = iconSet("lucide");
  return Object.hasOwn(aliases, name) ? aliases[name]?.parent : undefined;
}

/** The logo of a brand by its name in Simple Icons, such as `instagram`. A logo is one filled path. */
export function findMark(name: string): Icon | undefined {
  const body = iconSet("simple-icons").bodies.get(name);
  if (body === undefined) return undefined;
  const [, path = ""] = / d="([^"]*)"/.exec(body) ?? [];
  return { path };
}

export function markNames(): Iterable<string> {
  return iconSet("simple-icons").bodies.keys();
}

let words: ReadonlySet<string> | undefined;

/** Whether a word is an everyday English word used in icon names: then it is more likely intended than mistyped. */
export function isEveryday(word: string): boolean {
  words ??= new Set(iconNames().flatMap((name) => name.split(/[^a-z]+/)));
  return words.has(word.toLowerCase());
}

/** Joins the shapes of an SVG into one path, which is shorter and draws the same lines. */
function shapesToPath(svg: string): string {
  const shapes = svg.matchAll(/<(\w+)([^>]*)\/>/g);
  return Array.from(shapes, ([, element = "", attributes = ""]) => {
    const draw = drawings[element];
    if (!draw) throw new Error(`No path is known for <${element}>, which an icon has.`);
    return draw(
      Object.fromEntries(Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key, value]) => [key, value])),
    );
  }).join("");
}

const drawings: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => string>> = {
  // A relative first move starts from the corner, not from the end of the previous shape.
  path: ({ d = "" }) => (d.startsWith("m") ? `M0 0${d}` : d),
  // Filled circles are smaller than the width of their outline, so that the outline fills them.
  circle: ({ cx, cy, r }) => ellipse(numbers(cx, cy, r, r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(numbers(cx, cy, rx, ry)),
  rect({ x, y, width, height, rx, ry }) {
    const [left = 0, top = 0, wide = 0, high = 0, round = 0] = numbers(x, y, width, height, rx ?? ry ?? "0");
    const corner = (right: number, down: number) => `a${round} ${round} 0 0 1 ${right * round} ${down * round}`;
    const [across, down] = [short(wide - 2 * round), short(high - 2 * round)];
    return `M${short(left + round)} ${top}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
  },
};

function ellipse([cx = 0, cy = 0, rx = 0, ry = 0]: readonly number[]): string {
  return `M${short(cx - rx)} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

function numbers(...texts: readonly (string | undefined)[]): number[] {
  return texts.map(Number);
}

/** Rounds away floating-point errors. */
function short(value: number): number {
  return Number(value.toFixed(3));
}
