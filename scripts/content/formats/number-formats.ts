/** The formats that a schema can give to a number. A check compares all such numbers of one list. */
export const numberFormats = {
  /** The entries of a list count 1, 2, 3 and so on. */
  sequence: "sequence",
  /** The entries of a list add up to 100. */
  share: "share",
} as const;
