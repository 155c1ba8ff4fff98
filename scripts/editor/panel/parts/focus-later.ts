import type { RefObject } from "react";

/** Moves the focus, once the next state stands, to the element below `container` with that `data-focus`, or to the first field in it. */
export function focusLater(container: RefObject<HTMLElement | null>, key: string): void {
  setTimeout(() => {
    const found = container.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(key)}"]`);
    const fields = "input, textarea, select, button";
    (found?.matches(fields) ? found : found?.querySelector<HTMLElement>(fields))?.focus();
  });
}
