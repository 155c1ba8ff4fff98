import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus, once the next state stands, to the element below `container` with that `data-focus`, or to the first field in it. */
export function useFocusAfter(container: RefObject<HTMLElement | null>): (key: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const found = container.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(wanted.current)}"]`);
    if (!found) return;
    wanted.current = undefined;
    const field = found.matches("button") ? found : found.querySelector<HTMLElement>("input, textarea, select, button");
    field?.focus();
  });
  return (key) => {
    wanted.current = key;
  };
}
