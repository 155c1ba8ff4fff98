import type { Behaviour } from "./behaviour.ts";

/** Turns the panels in an element (`data-tab` is the name of each) into tabs with automatic activation. */
export const tabs: Behaviour = (element) => {
  // They stay tabs when they are detached, because the page is left. Should it stay after all, nothing is missing.
  if ("attached" in element.dataset) return;
  const panels = [...element.children] as HTMLElement[];
  const list = document.createElement("div");
  list.role = "tablist";
  element.prepend(list);
  const buttons = panels.map((panel) => {
    const tab = createTab(panel);
    list.append(tab);
    return tab;
  });

  const select = (chosen: number) => {
    for (const [index, button] of buttons.entries()) {
      const isChosen = index === chosen;
      button.setAttribute("aria-selected", String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
      panels[index]?.toggleAttribute("hidden", !isChosen);
    }
  };
  list.addEventListener("click", ({ target }) => {
    const index = buttons.indexOf(target as HTMLButtonElement);
    if (index >= 0) select(index);
  });
  list.addEventListener("keydown", (event) => {
    const current = buttons.indexOf(event.target as HTMLButtonElement);
    const last = buttons.length - 1;
    const next = {
      ArrowRight: current < last ? current + 1 : 0,
      ArrowLeft: current > 0 ? current - 1 : last,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    buttons[next]?.focus();
  });

  element.dataset["attached"] = "";
  select(0);
};

function createTab(panel: HTMLElement): HTMLButtonElement {
  const tab = document.createElement("button");
  const id = `tab-${document.querySelectorAll("[role=tab]").length}`;
  tab.id = `${id}-button`;
  tab.textContent = panel.dataset["tab"] ?? "";
  tab.role = "tab";
  tab.setAttribute("aria-controls", id);
  panel.id = id;
  panel.role = "tabpanel";
  panel.setAttribute("aria-labelledby", tab.id);
  return tab;
}
