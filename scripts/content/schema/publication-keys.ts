/** The keys with which a page and every block say when they are published. The reference of blocks names them once. */
export const publicationKeys: readonly string[] = ["draft", "publishAt", "expireAt"];
