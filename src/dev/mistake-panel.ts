import type { DevData, ShownMistake } from "./dev-data.ts";
import styles from "./mistake-panel.css?inline";

interface MistakePanel {
  /** Lists the mistakes of a page, or disappears if there are none. */
  show(data: DevData | undefined): void;
}

/** The panel has a shadow tree, so that neither the page nor an update of it changes the other. */
export function createMistakePanel(): MistakePanel {
  const host = createElement("div", { id: "dev-mistakes", popover: "manual", lang: "en", dir: "ltr" });
  const root = host.attachShadow({ mode: "open" });
  const title = createElement("h2", { id: "title" });
  const note = createElement("p", {});
  const list = createElement("ul", { id: "list" });
  const others = createElement("p", {});
  const status = createElement("p", { role: "status" });
  const said = createElement("span", { role: "alert" }, title);
  const summary = createElement("summary", {}, said);
  const panel = createElement("details", {}, summary, note, list, others, status);
  root.append(createElement("style", {}, styles), panel);
  root.addEventListener("keydown", (event) => {
    // A shadow root has no types for its events.
    if ((event as KeyboardEvent).key !== "Escape") return;
    // Escape also closes the menus of the page.
    event.stopPropagation();
    panel.open = false;
    // An entry that had the focus is hidden now.
    summary.focus();
  });
  let before = "";
  let left: Element | null = null;

  function entry(mistake: ShownMistake): HTMLElement {
    const { file, line, column, message, hint, isWarning } = mistake;
    const words = [
      ...(isWarning ? [createElement("b", {}, "Warning")] : []),
      createElement("strong", {}, message),
      ...(hint === undefined ? [] : [createElement("span", {}, hint)]),
      createElement("code", {}, `${file}:${line}:${column}`),
    ];
    const kind = isWarning ? { class: "warning" } : {};
    if (!isServersMachine) return createElement("li", kind, ...words);
    const button = createElement("button", { type: "button", title: "Open in the editor" }, ...words);
    button.addEventListener("click", async () => {
      status.textContent = await openInEditor(mistake);
    });
    return createElement("li", kind, button);
  }

  return {
    show(data) {
      const now = JSON.stringify(data);
      if (now === before) return;
      before = now;
      const { mistakes = [], errors = 0, warnings = 0, isOld = false } = data ?? {};
      if (mistakes.length === 0) {
        const hadFocus = host.contains(document.activeElement);
        host.remove();
        if (hadFocus && left instanceof HTMLElement) left.focus({ preventScroll: true });
        return;
      }
      const more = errors + warnings - mistakes.length;
      // Warnings are listed on request, and never cover the page.
      const isQuiet = errors === 0;
      const wasQuiet = host.hasAttribute("data-quiet");
      host.toggleAttribute("data-quiet", isQuiet);
      title.textContent = [...counted(errors, "mistake"), ...counted(warnings, "warning")].join(", ");
      note.textContent = isOld ? "Until it is fixed, the page is shown in its last correct version." : "";
      list.replaceChildren(...mistakes.map(entry));
      others.textContent = more > 0 ? `${more} more here: see the terminal.` : "";
      status.textContent = "";
      if (host.isConnected) {
        if (wasQuiet && !isQuiet) panel.open = true;
        return;
      }
      panel.open = !isQuiet;
      left = document.activeElement;
      document.documentElement.append(host);
      host.showPopover();
    },
  };
}

/** The server only opens files for these. */
const isServersMachine = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);

/** Has Vite open the place of a mistake in the editor. Returns what to tell the author. */
async function openInEditor({ file, line, column }: ShownMistake): Promise<string> {
  const place = encodeURIComponent(`${file}:${line}:${column}`);
  const answer = await fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${place}`).catch(() => undefined);
  if (!answer) return "The dev server is not answering.";
  if (!answer.ok) return await answer.text();
  return `Opening ${file}:${line}. If no editor opens, the terminal says why.`;
}

function counted(number: number, noun: string): string[] {
  return number === 0 ? [] : [`${number} ${noun}${number === 1 ? "" : "s"}`];
}

export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}
