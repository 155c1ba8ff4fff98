import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { optimize } from "svgo";

type ShapeAttributes = Readonly<Record<string, string>>;
type Shape = readonly [element: string, attributes: ShapeAttributes];

/**
 * Generates the module with all icons of the Lucide set, a line each: its name, a space, and the instructions of the one path
 * that draws it. It looks like the shapes of the icon, and is shorter. Where the module as it is was made from the version that is
 * installed, that is the result: pictures of each icon are compared, which takes some seconds.
 */
export async function generateIconPaths(known: string): Promise<string> {
  const { version } = readJson("lucide-static/package.json") as { readonly version: string };
  const banner = `// Generated from lucide-static ${version} (Lucide, ISC licence) by \`npm run types\`. Do not edit.\n`;
  if (known.startsWith(banner)) return known;
  // The package publishes its icons in exactly this form.
  const icons = readJson("lucide-static/icon-nodes.json") as Readonly<Record<string, readonly Shape[]>>;
  const lines: string[] = [];
  for (const [name, shapes] of Object.entries(icons)) {
    const original = await picture(shapes.map(elementOf).join(""));
    lines.push(`${name} ${await shortenPath(shapes.map(pathOf).join(""), original)}\n`);
  }
  return `${banner}
/** The icons of the Lucide set, a line each: its name, a space, and the path that draws it. */
export const iconPaths = \`
${lines.join("")}\`;
`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), "utf8"));
}

/** The shortest path, of those in which places are rounded more or less, that looks like a picture. */
async function shortenPath(path: string, original: Uint8Array): Promise<string> {
  // Digits behind the point, of the 24 units of an icon.
  for (const digits of [1, 2, 3]) {
    const short = roundPath(path, digits);
    if (looksLike(await picture(`<path d="${short}"/>`), original)) return short;
  }
  return path;
}

/** A path in which every instruction is relative: those are what icons have in common, and compress best. */
function roundPath(path: string, digits: number): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [
      {
        name: "convertPathData",
        // A line of no length is a dot.
        params: {
          floatPrecision: digits,
          utilizeAbsolute: false,
          removeUseless: false,
          collapseRepeated: false,
          convertToZ: false,
        },
      },
    ],
  });
  const [, short = path] = / d="([^"]*)"/.exec(data) ?? [];
  // The set gives dots some length, without which not every browser draws them.
  return short.replaceAll(/h0(?=[a-z]|$)/gi, "h.01");
}

/** How much of each pixel an icon covers, of 255, as large as screens with two pixels a point draw it. */
async function picture(shapes: string): Promise<Uint8Array> {
  const look = `fill="none" stroke="#000" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="48" height="48" ${look}>${shapes}</svg>`;
  return await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
}

/** Whether no edge has moved by more than a third of a pixel. */
function looksLike(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((coverage, index) => Math.abs(coverage - (other[index] ?? 0)) <= 85);
}

/** The path that draws what a shape of an icon does. */
function pathOf([element, attributes]: Shape): string {
  const draw = drawings[element];
  if (!draw) throw new Error(`No path is known for <${element}>, which an icon has.`);
  return draw(attributes);
}

function elementOf([element, attributes]: Shape): string {
  const texts = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${element}${texts.join("")}/>`;
}

const drawings: Readonly<Record<string, (attributes: ShapeAttributes) => string>> = {
  // A first move is always meant absolutely, wherever the path stands; the lines after it are not.
  path: ({ d = "" }) =>
    d.replace(
      /^m(\s*-?[\d.]+[\s,]*-?(?:\d+\.?\d*|\.\d+))\s*([\d.-]?)/,
      (_, start: string, next: string) => `M${start}${next && "l"}${next}`,
    ),
  // Those that are filled are smaller than the line around them is wide, which fills them as well.
  circle: ({ cx, cy, r }) => ellipse(numbers(cx, cy, r, r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(numbers(cx, cy, rx, ry)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  rect({ x, y, width, height, rx, ry }) {
    const [left = 0, top = 0, wide = 0, high = 0, round = 0] = numbers(x, y, width, height, rx ?? ry ?? "0");
    const corner = (right: number, down: number) => `a${round} ${round} 0 0 1 ${right * round} ${down * round}`;
    const [across, down] = [wide - 2 * round, high - 2 * round];
    return `M${left + round} ${top}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
  },
};

function ellipse([cx = 0, cy = 0, rx = 0, ry = 0]: readonly number[]): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

function numbers(...texts: readonly (string | undefined)[]): number[] {
  return texts.map(Number);
}
