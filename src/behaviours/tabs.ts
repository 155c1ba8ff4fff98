import { type Behaviour, isRightToLeft, register } from "./behaviour.ts";

/**
 * Turns the panels of an element, each named by its `data-tab`, into tabs with automatic activation. The browser's search finds the
 * text of hidden panels and shows them, and so does a link to a panel or into one. Choosing a label in an element with
 * `data-follow` chooses it in all such elements.
 */
export const tabs: Behaviour = (element, { lifetime }) => {
  const panels = [...element.querySelectorAll<HTMLElement>("[data-tab]")];
  // Attached again after a navigation that failed: the tabs are still there.
  const isNew = !("attached" in element.dataset);
  const list = isNew ? document.createElement("div") : (element.firstChild as HTMLElement);
  if (isNew) {
    list.role = "tablist";
    element.prepend(list);
    for (const panel of panels) list.append(createTab(panel));
  }
  const buttons = [...list.children] as HTMLElement[];

  const select = (chosen: unknown) => {
    for (const [index, panel] of panels.entries()) {
      // Every panel has a button.
      const button = buttons[index] as HTMLElement;
      const isChosen = panel === chosen || button === chosen;
      // Browsers turn it into a string.
      button.ariaSelected = isChosen as unknown as string;
      button.tabIndex = isChosen ? 0 : -1;
      // Browsers that cannot search in it treat the string as true.
      panel.hidden = isChosen ? false : ("until-found" as unknown as boolean);
      // Otherwise a panel hidden until found would be read out as an empty box.
      panel.ariaHidden = !isChosen as unknown as string;
    }
  };
  const showTarget = () => {
    const target = document.getElementById(decodeURI(location.hash.slice(1)));
    const panel = panels.find((one) => one.contains(target));
    if (!panel?.hidden) return;
    select(panel);
    target?.scrollIntoView();
  };

  list.addEventListener(
    "click",
    ({ target }) => {
      if (target === list) return;
      const { top } = list.getBoundingClientRect();
      select(target);
      if (!("follow" in element.dataset)) return;
      // Followers do not pass the choice on.
      for (const tab of document.querySelectorAll<HTMLElement>("[data-follow] [aria-selected=false]"))
        if (tab.textContent === (target as Element).textContent) tab.click();
      // Keeps the pressed tab in place when something above it changes height.
      scrollBy({ top: list.getBoundingClientRect().top - top, behavior: "instant" });
    },
    lifetime,
  );
  list.addEventListener(
    "keydown",
    (event) => {
      const current = buttons.indexOf(event.target as HTMLElement);
      const after = (current + 1) % buttons.length;
      const [right, left] = isRightToLeft(list) ? [current - 1, after] : [after, current - 1];
      const next = { ArrowRight: right, ArrowLeft: left, Home: 0, End: -1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      // `at` counts from the end if the index is negative.
      const button = buttons.at(next) as HTMLElement;
      button.click();
      button.focus();
    },
    lifetime,
  );
  element.addEventListener("beforematch", ({ target }) => select(target), lifetime);
  addEventListener("hashchange", showTarget, lifetime);
  if (isNew) select(panels[0]);
  showTarget();
};
register("tabs", tabs);

function createTab(panel: HTMLElement): HTMLButtonElement {
  const tab = document.createElement("button");
  // The same ids as after a reload: tabs of an earlier page are gone.
  const id = `tab-${document.querySelectorAll("[role=tab]").length}`;
  tab.id = `${id}-button`;
  tab.textContent = panel.dataset["tab"] as string;
  tab.role = "tab";
  panel.id ||= id;
  tab.setAttribute("aria-controls", panel.id);
  panel.role = "tabpanel";
  panel.setAttribute("aria-labelledby", tab.id);
  return tab;
}
