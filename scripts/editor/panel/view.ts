/** What the panel shows. A block is named by its pointer in the open file; `at` is a place among the blocks. */
export type View =
  | { readonly kind: "outline" | "page" | "look" | "new-page" | "publish" | "text" }
  | { readonly kind: "block"; readonly pointer: string }
  | { readonly kind: "gallery"; readonly at: number };
