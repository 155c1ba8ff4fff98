import { type Behaviour, register } from "./behaviour.ts";

/** A block with state, which React hydrates once the browser is idle, or after half a second. Until then it stays as prerendered. */
export const interactive: Behaviour = (element, { lifetime }) => {
  let unmount: (() => void) | undefined;
  const takeOver = async () => {
    const { hydrate } = await import(/* @vite-ignore */ element.dataset["module"] ?? "");
    if (!lifetime.signal.aborted) unmount = hydrate(element);
  };
  const run = () => takeOver().catch(() => {});
  // Safari has no `requestIdleCallback`.
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run);
  return () => unmount?.();
};
register("interactive", interactive);
