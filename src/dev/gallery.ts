import { createElement } from "./create-element.ts";
import { type GalleryExample, galleryAddress } from "./dev-data.ts";
import styles from "./gallery.css?inline";

/** Makes the page of the gallery: every example of a block as a small picture beside its YAML. */
export async function startGallery(main: Element): Promise<void> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");
  const examples: readonly GalleryExample[] = await (await fetch(base + galleryAddress)).json();
  document.head.append(createElement("style", {}, styles));
  const pictures = examples.map((example) => ({
    element: createPicture(example, base),
    words: `${example.title} ${example.type} ${example.description} ${example.yaml}`.toLowerCase(),
  }));
  const field = createElement("input", { type: "search", autocomplete: "off" });
  const status = createElement("p", { role: "status" });
  const search = () => {
    const asked = field.value.toLowerCase().split(/\s+/);
    for (const { element, words } of pictures) element.hidden = !asked.every((word) => words.includes(word));
    const count = pictures.filter(({ element }) => !element.hidden).length;
    status.textContent = `${count} block${count === 1 ? "" : "s"}`;
  };
  field.addEventListener("input", search);
  search();
  const form = createElement("div", { role: "search" }, createElement("label", {}, "Search blocks ", field), status);
  const list = createElement("ul", { class: "dev-examples" }, ...pictures.map(({ element }) => element));
  main.append(createElement("section", { class: "dev-gallery", "aria-label": "Gallery" }, form, list));
}

function createPicture({ title, description, route, yaml }: GalleryExample, base: string): HTMLElement {
  const picture = createElement("iframe", {
    ...{ src: `${base}${route}/alone`, title, loading: "lazy", tabindex: "-1", inert: "", "aria-hidden": "true" },
  });
  picture.addEventListener("load", () => {
    const hide = createElement("style", {}, "body > :not(main), html > :not(head, body) { display: none !important }");
    picture.contentDocument?.head.append(hide);
  });
  return createElement(
    "li",
    {},
    createElement("h2", {}, createElement("a", { href: base + route }, title)),
    createElement("p", {}, description),
    createElement("div", { class: "dev-picture" }, picture),
    createElement("div", { class: "dev-yaml" }, createCopy(title, yaml), createElement("pre", { tabindex: "0" }, yaml)),
  );
}

/** A button that copies a text, and says so for a moment. */
function createCopy(of: string, text: string): HTMLButtonElement {
  const label = "Copy YAML";
  const button = createElement("button", { type: "button", "aria-label": `${label} of ${of}` }, label);
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
  return button;
}
