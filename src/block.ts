// What components of blocks outside this folder can use: `yaml-pages/block`. Everything else of the renderer is private.
export type { BlockProps, Today } from "./blocks/block-props.ts";
export { ActionList } from "./components/action-list.tsx";
export { InlineMarkup } from "./components/markup/inline-markup.tsx";
export { ProseMarkup } from "./components/markup/prose-markup.tsx";
export { Picture } from "./components/pictures/picture.tsx";
export { Section } from "./components/section/section.tsx";
export { useHydrated } from "./components/use-hydrated.ts";
export type { SectionHead } from "./content.gen.ts";
export type { SlotProps } from "./slot-props.ts";
