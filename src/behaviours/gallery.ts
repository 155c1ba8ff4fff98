import { type Behaviour, isRightToLeft, partOf, register } from "./behaviour.ts";

/**
 * Opens the pictures that links lead to in a modal dialog. They stand in a strip that snaps to each, so that fingers move it by
 * themselves; what else moves it are arrow keys and buttons, from the last picture to the first one too.
 */
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
    // The last one comes before the first one.
    strip.scrollTo({ left: way * ((index + links.length) % links.length) * strip.clientWidth, behavior });
  // One picture alone has neither a previous nor a next one.
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
  // When a phone is turned, Firefox would move smoothly towards the picture that it was at, and end at another one.
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
