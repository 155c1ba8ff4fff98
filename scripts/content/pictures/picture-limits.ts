/** The most pixels of a picture: what telephones take has fewer. A small file can claim any number, and decoding takes memory for all of them. */
export const mostPixels = 64_000_000;
