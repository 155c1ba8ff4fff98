type ShapeAttributes = Readonly<Record<string, string>>;

/** Joins the shapes of an SVG into one path, which is shorter and draws the same lines. */
export function shapesToPath(svg: string): string {
  const shapes = svg.matchAll(/<(\w+)([^>]*)\/>/g);
  return Array.from(shapes, ([, element = "", attributes = ""]) => {
    const draw = drawings[element];
    if (!draw) throw new Error(`No path is known for <${element}>, which an icon has.`);
    return draw(
      Object.fromEntries(Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key, value]) => [key, value])),
    );
  }).join("");
}

const drawings: Readonly<Record<string, (attributes: ShapeAttributes) => string>> = {
  // A first move that is relative is meant from the corner, not from the end of the shape before.
  path: ({ d = "" }) => (d.startsWith("m") ? `M0 0${d}` : d),
  // Circles that are filled are smaller than the line around them is wide, which fills them as well.
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

/** A sum of decimal fractions without what binary ones add to it. */
function short(value: number): number {
  return Number(value.toFixed(3));
}
