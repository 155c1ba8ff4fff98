/** As a `ref`: gives the focus to an element when it appears, because somebody has just asked for it. */
export function focusIt(element: HTMLElement | null): void {
  element?.focus();
}
