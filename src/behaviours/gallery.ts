import { type Behaviour, isRightToLeft, partOf, register } from "./behaviour.ts";

/** Opens linked pictures in a modal dialog: a strip to swipe, which arrow keys and buttons move too, and wrap around at the ends. */
export const gallery: Behaviour = (element, { lifetime }) => {
  const dialog = partOf(element, "dialog") as HTMLDialogElement;
  const strip = partOf(element, "strip");
  const status = partOf(element, "status");
  const links = [...element.querySelectorAll<HTMLAnchorElement>("[data-part=picture]")];
  const way = isRightToLeft(strip) ? -1 : 1;
  const at = () => Math.round((way * strip.scrollLeft) / strip.clientWidth);
  let said = -1;
  const say = () => {
    const index = at();
    if (index === said || !dialog.open) return;
    said = index;
    status.textContent = `${index + 1} / ${links.length}`;
    const words = document.createElement("span");
    words.className = "visually-hidden";
    words.textContent = `: ${links[index]?.querySelector("img")?.alt}`;
    status.append(words);
  };
  const show = (index: number, behavior: ScrollBehavior = "auto") =>
    // Wraps around from the first to the last.
    strip.scrollTo({ left: way * ((index + links.length) % links.length) * strip.clientWidth, behavior });
  // A single picture needs no buttons.
  const on = (name: string, action: () => void) => partOf(element, name)?.addEventListener("click", action, lifetime);

  for (const [index, link] of links.entries()) {
    link.addEventListener(
      "click",
      (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (!strip.firstChild) strip.append(...links.map(largePicture));
        // A closing dialog returns the focus to the element that had it, and Safari does not focus a clicked link.
        link.focus();
        dialog.showModal();
        said = -1;
        show(index, "instant");
        say();
      },
      lifetime,
    );
  }
  on("previous", () => show(at() - 1));
  on("next", () => show(at() + 1));
  on("close", () => dialog.close());
  strip.addEventListener("scroll", say, lifetime);
  // When a phone is turned, Firefox would scroll smoothly towards the current picture and end at another one.
  new ResizeObserver(() => show(said, "instant")).observe(strip);
  dialog.addEventListener(
    "keydown",
    (event) => {
      const next = { ArrowRight: at() + way, ArrowLeft: at() - way, Home: 0, End: -1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      show(next);
    },
    lifetime,
  );
};
register("gallery", gallery);

function largePicture(link: HTMLAnchorElement): HTMLElement {
  const figure = document.createElement("figure");
  const caption = link.parentElement?.querySelector("figcaption")?.cloneNode(true);
  const { alt = "" } = link.querySelector("img") ?? {};
  figure.append(Object.assign(new Image(), { loading: "lazy", alt, src: link.href }), caption ?? "");
  return figure;
}
