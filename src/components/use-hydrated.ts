import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns false in the prerendered HTML and while React hydrates it, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
