import { type Behaviour, partOf, register } from "./behaviour.ts";

/** The disclosure navigation of the ARIA Authoring Practices. Until it is attached, CSS opens the lists. */
export const disclosureMenu: Behaviour = (menu, { lifetime }) => {
  let current: HTMLElement | undefined;
  /** True if the open list stays open when the pointer leaves. */
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
      // If hovering has opened the list, a click pins it, but the keyboard (whose clicks have no `detail`) closes it.
      ({ detail }) => open(button === current && (pinned || !detail) ? undefined : button, true),
      lifetime,
    );
    on("pointerenter", ({ pointerType }) => pointerType !== "touch" && button !== current && open(button));
    on("pointerleave", () => button === current && !pinned && open());
    on("focusout", ({ relatedTarget }) => {
      // `relatedTarget` is null when the whole window loses the focus: the list stays open.
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
register("disclosure-menu", disclosureMenu);
