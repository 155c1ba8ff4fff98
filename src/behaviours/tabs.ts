import type { Behaviour } from "./behaviour.ts";

/** Turns the panels below an element (`data-tab` is the name of each) into tabs with automatic activation. */
export const tabs: Behaviour = (element) => {
  const panels = [...element.querySelectorAll<HTMLElement>(":scope > [data-tab]")];
  const list = document.createElement("div");
  list.setAttribute("role", "tablist");
  const prefix = `tabs-${[...document.querySelectorAll("[data-behaviour=tabs]")].indexOf(element)}`;
  const buttons = panels.map((panel, index) => createTab(panel, `${prefix}-${index}`));
  list.append(...buttons);

  const select = (chosen: number) => {
    for (const [index, button] of buttons.entries()) {
      button.setAttribute("aria-selected", String(index === chosen));
      button.tabIndex = index === chosen ? 0 : -1;
      panels[index]?.toggleAttribute("hidden", index !== chosen);
    }
  };
  list.addEventListener("click", ({ target }) => {
    const index = buttons.indexOf(target as HTMLButtonElement);
    if (index >= 0) select(index);
  });
  list.addEventListener("keydown", (event) => {
    const next = neighbour(event.key, buttons.indexOf(event.target as HTMLButtonElement), buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    buttons[next]?.focus();
  });

  element.prepend(list);
  element.dataset["tabbed"] = "";
  select(0);
  return () => {
    list.remove();
    delete element.dataset["tabbed"];
    for (const panel of panels) {
      for (const name of ["role", "id", "aria-labelledby", "hidden"]) panel.removeAttribute(name);
    }
  };
};

function createTab(panel: HTMLElement, id: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.id = `${id}-tab`;
  button.textContent = panel.dataset["tab"] ?? "";
  button.setAttribute("role", "tab");
  button.setAttribute("aria-controls", id);
  panel.id = id;
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", button.id);
  return button;
}

function neighbour(key: string, current: number, count: number): number | undefined {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
