import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React runs in the browser: false in the prerendered HTML and while it hydrates, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
