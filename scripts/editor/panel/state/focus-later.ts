/** Once the next state is rendered, moves the focus to the element with an id, or to its first field. */
export function focusLater(id: string): void {
  setTimeout(() => {
    const found = document.getElementById(id);
    const isField = found?.matches("input, textarea, select, button, [tabindex]");
    (isField ? found : found?.querySelector<HTMLElement>("input, textarea, select, button:not(.quiet)"))?.focus();
  });
}
