import { createElement } from "./create-element.ts";
import type { DevRequests } from "./dev-requests.ts";
import styles from "./inspector.css?inline";
import { findPagePlaces, type PagePlace, type PagePlaces } from "./page-places.ts";

/** Shows where in the content what is on the page comes from. */
interface Inspector {
  /** Must be called when the page has changed. */
  leave(): void;
}

const chord = "Alt+Shift+E";

/**
 * Creates the inspector: a button at the edge of the page, and a chord of keys, which outline what is under the pointer
 * with its file and line. A click there opens the editor; the arrow keys go from one text to the next, Enter opens.
 */
export function createInspector(requests: DevRequests): Inspector {
  const host = createElement("div", { id: "dev-inspector" });
  const root = host.attachShadow({ mode: "open" });
  const button = createElement(
    "button",
    { type: "button", "aria-pressed": "false", title: `Outlines what the pointer is on (${chord})` },
    "Find in files",
  );
  const label = createElement("code", {});
  const box = createElement("div", { class: "box" });
  const cover = createElement("div", { class: "cover", hidden: "" }, box, label);
  root.append(createElement("style", {}, styles), button, createElement("p", { role: "status" }), cover);
  const status = root.querySelector("p");
  document.documentElement.append(host);
  let places: PagePlaces | undefined;
  /** The request for the places, until they are there or no longer wanted. */
  let located: Promise<PagePlaces> | undefined;
  let current: PagePlace | undefined;

  function say(text: string): void {
    if (status) status.textContent = text;
  }

  async function enter(): Promise<void> {
    const request = requests.locate().then(findPagePlaces);
    located = request;
    try {
      const found = await request;
      if (located !== request) return;
      places = found;
    } catch (error) {
      if (located === request) located = undefined;
      throw error;
    }
    cover.hidden = false;
    button.ariaPressed = "true";
    say("Point at a text, or use the arrow keys. Enter or a click opens it, Escape ends this.");
    button.focus({ preventScroll: true });
  }

  function leave(): void {
    located = undefined;
    if (!places) return;
    places = undefined;
    current = undefined;
    cover.hidden = true;
    button.ariaPressed = "false";
    say("");
  }

  function outline(place: PagePlace | undefined): void {
    current = place;
    box.hidden = label.hidden = !place;
    if (!place) return;
    const { top, left, width, height } = place.element.getBoundingClientRect();
    Object.assign(box.style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` });
    label.textContent = `${place.file}:${place.line}`;
    Object.assign(label.style, { top: `${Math.max(top - 28, 0)}px`, left: `${Math.max(left, 0)}px` });
  }

  async function open(): Promise<void> {
    const place = current;
    leave();
    if (place) say(await requests.open(place));
  }

  /** Goes to the next or the last text, or to what is around the current one. */
  function step(key: string): void {
    const elements = places?.elements ?? [];
    const at = current ? elements.indexOf(current.element) : -1;
    const around = key === "ArrowLeft" ? current?.element.parentElement : undefined;
    const next = around ?? elements[key === "ArrowUp" ? Math.max(at - 1, 0) : Math.min(at + 1, elements.length - 1)];
    const place = next && places?.at(next);
    if (!place) return;
    place.element.scrollIntoView({ block: "nearest", behavior: "instant" });
    outline(place);
    say(`${place.file}, line ${place.line}: ${place.element.textContent.trim().slice(0, 80)}`);
  }

  button.addEventListener("click", () => (located ? leave() : void enter()));
  cover.addEventListener("pointermove", ({ clientX, clientY }) => {
    const under = document.elementsFromPoint(clientX, clientY).find((element) => document.body.contains(element));
    outline(under && places?.at(under));
  });
  cover.addEventListener("click", () => void open());
  addEventListener("scroll", () => current && outline(current), { passive: true });
  // Before the page gets them: its menus close by Escape too.
  addEventListener(
    "keydown",
    (event) => {
      if (event.altKey && event.shiftKey && event.code === "KeyE") void (located ? leave() : enter());
      else if (!located) return;
      else if (event.key === "Escape") leave();
      else if (event.key === "Enter" && current) void open();
      else if (/^Arrow/.test(event.key)) step(event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  return { leave };
}
