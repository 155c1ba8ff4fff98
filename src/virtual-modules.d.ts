/** The components of all blocks. `scripts/bundle/blocks-plugin.ts` composes it. */
declare module "virtual:blocks" {
  import type { ComponentType } from "react";
  import type { BlockProps } from "./block.ts";
  import type { Block } from "./content.gen.ts";

  interface BlockEntry {
    readonly component: ComponentType<BlockProps<Block>>;
    readonly interactive: boolean;
    readonly showsToday: boolean;
  }

  export const registry: Readonly<Record<string, BlockEntry>>;
}

/** The parts of the frame, the project's own if it has replaced them, and its additions. */
declare module "virtual:frame" {
  import type { ComponentType } from "react";
  import type { SlotProps } from "./block.ts";

  export { Footer } from "./layout/footer/footer.tsx";
  export { Header, SkipLink } from "./layout/header.tsx";
  export const HeaderAfter: ComponentType<SlotProps> | undefined;
  export const FooterBefore: ComponentType<SlotProps> | undefined;
}

/** A project's additions to the frame of every page. */
declare module "virtual:main-slots" {
  import type { ComponentType } from "react";
  import type { SlotProps } from "./block.ts";

  export const MainBefore: ComponentType<SlotProps> | undefined;
  export const MainAfter: ComponentType<SlotProps> | undefined;
}

/** Trusted types, which some browsers lack and which TypeScript does not declare. */
interface Window {
  readonly trustedTypes?: { createPolicy<Rules>(name: string, rules: Rules): Rules };
}

/** The names of the files that the app imports, in its own folder. None in development. */
declare const appImports: readonly string[];

/** The first letters of the class names of all stylesheets, in their order on a page. None in development. */
declare const styleOrder: string;

/** The stylesheets of all blocks, for the dev server. */
declare module "virtual:block-styles" {}
