/** Moves the focus, once the next state stands, to the element with an id, or to the first field in it. */
export function focusLater(id: string): void {
  setTimeout(() => {
    const found = document.getElementById(id);
    const isField = found?.matches("input, textarea, select, button, [tabindex]");
    (isField ? found : found?.querySelector<HTMLElement>("input, textarea, select, button:not(.quiet)"))?.focus();
  });
}
