/** A content coding in which a file can be sent. */
export type Encoding = "br" | "gzip";

/**
 * The coding to send a file in, of those that it has in the order of preference, or undefined for the file as it is (RFC
 * 9110, section 12.5.3). A client that refuses everything gets the file as it is too, as the standard allows.
 */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding | undefined {
  if (header === undefined) return undefined;
  const weights = parseWeights(header);
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get("*");
  // A client that does not name the file as it is takes it where there is nothing better.
  let best: { coding: Encoding | undefined; weight: number } = {
    coding: undefined,
    weight: weights.get("identity") ?? 0,
  };
  for (const coding of [...offered].reverse()) {
    const weight = weightOf(coding) ?? 0;
    if (weight > 0 && weight >= best.weight) best = { coding, weight };
  }
  return best.coding;
}

/** The weights of the codings in a header, in lower case. What is malformed is ignored. */
function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [, coding, weight] = /^\s*([\w*-]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/.exec(part) ?? [];
    if (coding !== undefined)
      weights.set(coding === "x-gzip" ? "gzip" : coding, weight === undefined ? 1 : Number(weight));
  }
  return weights;
}
