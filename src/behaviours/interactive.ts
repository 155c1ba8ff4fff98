import { type Behaviour, register } from "./behaviour.ts";

/** A block with state of its own, which React takes over once the browser is idle. Until then, and without it, the block is as it was prerendered. */
export const interactive: Behaviour = (element, { lifetime }) => {
  let unmount: (() => void) | undefined;
  const takeOver = async () => {
    const { hydrate } = await import(/* @vite-ignore */ element.dataset["module"] ?? "");
    if (!lifetime.signal.aborted) unmount = hydrate(element);
  };
  // Safari has no `requestIdleCallback`.
  (window.requestIdleCallback ?? setTimeout)(() => takeOver().catch(() => {}));
  return () => unmount?.();
};
register("interactive", interactive);
