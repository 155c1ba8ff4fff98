/** Remembers what a visitor has opened and chosen in an element, and returns a function that does the same in what replaces it. */
export function keepState(old: Element): (fresh: Element) => void {
  const tabs = names(old, "[role=tab][aria-selected=true]");
  const buttons = names(old, "button[aria-expanded=true]");
  const details = [...old.querySelectorAll("details")].map(({ open }) => open);
  const isModal = old.matches("dialog:modal");
  const focused = document.activeElement;
  const focus = focused && old.contains(focused) ? nameOf(focused) : undefined;
  return (fresh) => {
    const elements = [...fresh.querySelectorAll<HTMLElement>("*")];
    const find = (selector: string, name: string) =>
      elements
        .concat([...fresh.querySelectorAll<HTMLElement>(selector)])
        .find((one) => one.matches(selector) && nameOf(one) === name);
    for (const name of tabs) find("[role=tab][aria-selected=false]", name)?.click();
    for (const name of buttons) find("button[aria-expanded=false]", name)?.click();
    for (const [index, element] of [...fresh.querySelectorAll("details")].entries())
      element.open = details[index] ?? false;
    // The button that opens a dialog is next to it.
    if (isModal) document.querySelector<HTMLElement>(`[popovertarget="${fresh.id}"]`)?.click();
    if (focus !== undefined) find("*", focus)?.focus({ preventScroll: true });
  };
}

function names(root: Element, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(nameOf);
}

/** A key that tells an element from others of its kind, if anything does. */
function nameOf(element: Element): string {
  const words = element.getAttribute("aria-label") ?? element.getAttribute("href") ?? element.textContent;
  return `${element.tagName} ${words}`;
}
