import { createElement } from "./create-element.ts";
import { type GalleryData, type GalleryExample, type GalleryIcon, galleryAddress } from "./dev-data.ts";
import styles from "./gallery.css?inline";

/** The most icons that are drawn at once. */
const mostIcons = 120;

/** Makes the page of the gallery: every example of a block as a small picture beside its YAML, and every icon. */
export async function startGallery(main: Element): Promise<void> {
  const base = import.meta.env.BASE_URL.replace(/\/$/, "");
  const { examples, icons }: GalleryData = await (await fetch(base + galleryAddress)).json();
  document.head.append(createElement("style", {}, styles));
  const pictures = examples.map((example) => ({
    element: createPicture(example, base),
    words: `${example.title} ${example.type} ${example.description} ${example.yaml}`.toLowerCase(),
  }));
  const list = createElement("ul", { class: "dev-examples" }, ...pictures.map(({ element }) => element));
  const found = createElement("ul", { class: "dev-icons" });
  const showBlocks = (asked: readonly string[]) => {
    for (const { element, words } of pictures) element.hidden = !asked.every((word) => words.includes(word));
    return pictures.filter(({ element }) => !element.hidden).length;
  };
  const showIcons = (asked: readonly string[]) => {
    const fitting = icons.filter(({ name }) => asked.every((word) => name.includes(word)));
    found.replaceChildren(...fitting.slice(0, mostIcons).map(createIcon));
    return fitting.length;
  };
  const gallery = createElement(
    "section",
    { class: "dev-gallery", "aria-label": "Gallery" },
    createSearch("Search blocks", "block", showBlocks),
    list,
    createElement("h2", {}, "Icons"),
    createSearch("Search icons by name", "icon", showIcons),
    found,
  );
  main.append(gallery);
}

function createSearch(label: string, noun: string, show: (words: readonly string[]) => number): HTMLElement {
  const field = createElement("input", { type: "search", autocomplete: "off" });
  const status = createElement("p", { role: "status" });
  const search = () => {
    const count = show(field.value.toLowerCase().split(/\s+/).filter(Boolean));
    status.textContent = `${count} ${noun}${count === 1 ? "" : "s"}`;
  };
  field.addEventListener("input", search);
  search();
  return createElement(
    "div",
    { role: "search", "aria-label": label },
    createElement("label", {}, label, field),
    status,
  );
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
    createElement(
      "div",
      { class: "dev-yaml" },
      createCopy("Copy YAML", title, yaml),
      createElement("pre", { tabindex: "0" }, yaml),
    ),
  );
}

function createIcon({ name, path }: GalleryIcon): HTMLElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "path");
  drawing.setAttribute("d", path);
  svg.append(drawing);
  const button = createCopy(name, "", name);
  button.prepend(svg);
  return createElement("li", {}, button);
}

/** A button that copies a text, and says so for a moment. */
function createCopy(label: string, of: string, text: string): HTMLButtonElement {
  const words = createElement("span", {}, label);
  const button = createElement("button", { type: "button" }, words);
  if (of !== "") button.ariaLabel = `${label} of ${of}`;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text);
    words.textContent = "Copied";
    setTimeout(() => {
      words.textContent = label;
    }, 2000);
  });
  return button;
}
