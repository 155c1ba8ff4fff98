/** The formats that a schema can give to a number, each read by the check over the list in which such numbers stand. */
export const numberFormats = {
  /** The entries of a list count 1, 2, 3 and so on. */
  sequence: "sequence",
  /** The entries of a list add up to 100. */
  share: "share",
} as const;
