/** The components of all blocks. `scripts/bundle/blocks-plugin.ts` composes it. */
declare module "virtual:blocks" {
  import type { ComponentType } from "react";
  import type { BlockProps } from "./blocks/block-props.ts";
  import type { Block } from "./content.gen.ts";

  interface BlockEntry {
    readonly component: ComponentType<BlockProps<Block>>;
    readonly interactive: boolean;
    readonly showsToday: boolean;
  }

  export const registry: Readonly<Record<string, BlockEntry>>;
}

/** The stylesheets of all blocks, for the dev server. */
declare module "virtual:block-styles" {}
