/** What the panel shows. A block is named by its pointer in the open file; `at` is a place among the blocks. */
export type View = {
  /** A selector of what gets the focus: the first that is there. */
  readonly focus?: string;
} & (
  | { readonly kind: "outline" | "page" | "look" | "new-page" | "publish" | "text" | "facts" }
  | { readonly kind: "block"; readonly pointer: string }
  | { readonly kind: "gallery"; readonly at: number }
);

/** The blocks of a page, where the one at a place gets the focus. */
export function outlineAt(place: number): View {
  return { kind: "outline", focus: `[data-focus=block-${place}], [data-focus=add]` };
}
