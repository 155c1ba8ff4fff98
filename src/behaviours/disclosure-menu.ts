import type { Behaviour } from "./behaviour.ts";

/**
 * The disclosure navigation of the ARIA Authoring Practices: buttons that open lists of links, by click, Enter and
 * Space, and by hovering with a mouse. Without it the lists open by CSS.
 */
export const disclosureMenu: Behaviour = (menu) => {
  const controller = new AbortController();
  const { signal } = controller;
  const buttons = [...menu.querySelectorAll<HTMLButtonElement>("button[aria-controls]")];
  /** The menu that a click keeps open when the pointer leaves. */
  let pinned: HTMLButtonElement | undefined;

  const isOpen = (button: HTMLButtonElement) => button.ariaExpanded === "true";
  const close = (button: HTMLButtonElement) => {
    button.ariaExpanded = "false";
    if (pinned === button) pinned = undefined;
  };
  const open = (button: HTMLButtonElement) => {
    for (const other of buttons) if (other !== button) close(other);
    button.ariaExpanded = "true";
  };
  const closeAll = () => buttons.forEach(close);

  for (const button of buttons) {
    const item = button.parentElement;
    if (!item) continue;
    button.addEventListener(
      "click",
      () => {
        if (isOpen(button) && (pinned === button || !item.matches(":hover"))) return close(button);
        open(button);
        pinned = button;
      },
      { signal },
    );
    item.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && open(button), { signal });
    item.addEventListener(
      "pointerleave",
      (event) => event.pointerType === "mouse" && pinned !== button && close(button),
      { signal },
    );
    item.addEventListener(
      "focusout",
      ({ relatedTarget }) => relatedTarget && !item.contains(relatedTarget as Node) && close(button),
      { signal },
    );
  }

  document.addEventListener(
    "keydown",
    (event) => {
      const button = event.key === "Escape" && buttons.find(isOpen);
      if (!button) return;
      if (button.parentElement?.contains(document.activeElement)) button.focus();
      close(button);
    },
    { signal },
  );
  document.addEventListener("click", ({ target }) => menu.contains(target as Node) || closeAll(), { signal });
  menu.addEventListener("click", ({ target }) => (target as Element).closest("a") && closeAll(), { signal });
  menu.dataset["attached"] = "";
  return () => {
    controller.abort();
    closeAll();
    delete menu.dataset["attached"];
  };
};
