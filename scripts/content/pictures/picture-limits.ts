/** The most pixels of a picture: what telephones take has fewer. A small file can claim any number, and decoding takes memory for all of them. */
export const mostPixels = 64_000_000;

/** The most bytes of an SVG: it is parsed whole, which takes a hundred times its size in memory, by browsers too. */
export const mostSvgBytes = 524_288;
