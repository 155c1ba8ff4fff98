import { createRequire } from "node:module";

type Libraries = Pick<typeof import("d3-scale"), "scaleLinear" | "scaleLog"> &
  Pick<typeof import("d3-shape"), "line"> &
  Pick<typeof import("csv-parse/sync"), "parse">;

let libraries: Libraries | undefined;

/** The libraries that read and draw charts. They are loaded on first use, because most sites have none. */
export function chartLibraries(): Libraries {
  const load = createRequire(import.meta.url);
  // The packages export exactly these functions.
  libraries ??= Object.assign(
    {},
    ...["d3-scale", "d3-shape", "csv-parse/sync"].map((name) => load(name) as unknown),
  ) as Libraries;
  return libraries;
}
