import type { Behaviour } from "./behaviour.ts";
import { partOf } from "./part-of.ts";

/**
 * The disclosure navigation of the ARIA Authoring Practices: buttons that open lists of links, by click, Enter and
 * Space, and by hovering with a mouse or a pen. Without it the lists open by CSS.
 */
export const disclosureMenu: Behaviour = (menu, { lifetime }) => {
  /** The button of the open list, and whether the list stays open when the pointer leaves. */
  let current: HTMLElement | undefined;
  let pinned = false;

  const open = (button?: HTMLElement, pin = false) => {
    if (current) current.ariaExpanded = "false";
    if (button) button.ariaExpanded = "true";
    current = button;
    pinned = pin;
  };

  for (const item of menu.querySelectorAll<HTMLElement>("[data-part=item]")) {
    const button = partOf(item, "button");
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => item.addEventListener(type, listener, lifetime);

    button.addEventListener(
      "click",
      // A click on what hovering has opened keeps it open. A click by keyboard, which has no `detail`, closes it.
      ({ detail }) => open(button === current && (pinned || !detail) ? undefined : button, true),
      lifetime,
    );
    on("pointerenter", ({ pointerType }) => pointerType !== "touch" && button !== current && open(button));
    on("pointerleave", () => button === current && !pinned && open());
    on("focusout", ({ relatedTarget }) => {
      // It is null where the window loses the focus.
      if (button === current && relatedTarget && !item.contains(relatedTarget as Node)) open();
    });
  }

  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      if (current?.closest("[data-part=item]:focus-within")) current.focus();
      open();
    },
    lifetime,
  );
  document.addEventListener("pointerdown", ({ target }) => menu.contains(target as Node) || open(), lifetime);
  menu.addEventListener("click", ({ target }) => (target as Element).closest("a") && open(), lifetime);
};
