import type { Behaviour } from "./behaviour.ts";
import { register } from "./register.ts";

/** Turns the panels of an element, each named by its `data-tab`, into tabs with automatic activation. */
export const tabs: Behaviour = (element) => {
  // Attached again after a navigation that failed: the tabs and their listeners are still there.
  if ("attached" in element.dataset) return;
  const panels = [...element.querySelectorAll<HTMLElement>("[data-tab]")];
  const list = document.createElement("div");
  list.role = "tablist";
  element.prepend(list);
  const buttons = panels.map((panel) => {
    const tab = createTab(panel);
    list.append(tab);
    return tab;
  });

  const select = (chosen: HTMLElement) => {
    for (const [index, button] of buttons.entries()) {
      const isChosen = button === chosen;
      button.ariaSelected = String(isChosen);
      button.tabIndex = isChosen ? 0 : -1;
      // Every panel has a button.
      (panels[index] as HTMLElement).hidden = !isChosen;
    }
  };
  list.addEventListener("click", ({ target }) => target !== list && select(target as HTMLElement));
  list.addEventListener("keydown", (event) => {
    const current = buttons.indexOf(event.target as HTMLButtonElement);
    const next = { ArrowRight: (current + 1) % buttons.length, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    // `at` counts from the end if the index is negative.
    const button = buttons.at(next) as HTMLElement;
    select(button);
    button.focus();
  });

  select(buttons[0] as HTMLElement);
};
register("tabs", tabs);

function createTab(panel: HTMLElement): HTMLButtonElement {
  const tab = document.createElement("button");
  // The same ids as when the page is loaded anew: tabs of an earlier page are gone.
  const id = `tab-${document.querySelectorAll("[role=tab]").length}`;
  tab.id = `${id}-button`;
  tab.textContent = panel.dataset["tab"] as string;
  tab.role = "tab";
  tab.setAttribute("aria-controls", id);
  panel.id = id;
  panel.role = "tabpanel";
  panel.setAttribute("aria-labelledby", tab.id);
  return tab;
}
