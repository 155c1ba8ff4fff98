/** What the panel shows. A block is named by its pointer in the open file; `at` is a place among the blocks: in the outline, the one that gets the focus. */
export type View =
  | { readonly kind: "page" | "look" | "new-page" | "publish" | "text" }
  | { readonly kind: "outline"; readonly at?: number }
  | { readonly kind: "facts"; readonly name?: string }
  | { readonly kind: "block"; readonly pointer: string }
  | { readonly kind: "gallery"; readonly at: number };
