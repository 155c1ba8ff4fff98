import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Block } from "../content.gen.ts";
import { describeDay } from "../describe-day.ts";
import type { BlockProps } from "../block.ts";

/** Returns a function that hydrates a block that `InteractiveBlock` has rendered, and returns one to unmount it. */
export function hydratorOf(Component: ComponentType<BlockProps<Block>>) {
  return (element: HTMLElement) => {
    // They are as `InteractiveBlock` wrote them.
    const { props = "", prefix = "" } = element.dataset;
    const { today, ...others }: BlockProps<Block> = JSON.parse(props);
    const day = today && describeDay(new Date(), others.labels.language);
    const root = hydrateRoot(element, <Component {...others} today={day} />, { identifierPrefix: prefix });
    return () => root.unmount();
  };
}
