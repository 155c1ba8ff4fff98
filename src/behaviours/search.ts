import { type Behaviour, partOf, register } from "./behaviour.ts";
import { type FoundPage, type FoundPart, openIndex, type SearchIndex } from "./search-index.ts";

/** So many pages are shown at once. */
const shownAtOnce = 8;

/** Whoever types faster than this, in milliseconds, gets results for all of it. */
const pause = 80;

let opened: SearchIndex | undefined;

/** Shows what a field finds while it is written in. Nothing is fetched before the first letter. */
export const search: Behaviour = (element, { clock, lifetime }) => {
  const [status, list, more] = [partOf(element, "status"), partOf(element, "results"), partOf(element, "more")];
  const query = partOf(element, "query") as HTMLInputElement;
  const { index = "", language = "", texts = "[]" } = element.dataset;
  const [counted, nothing, instead, failed] = JSON.parse(texts) as readonly string[];
  const isOwnPage = element.dataset["behaviour"] !== undefined;
  let asked = "";
  let timer: number | undefined;

  const run = async () => {
    const text = query.value.trim();
    if (text === asked) return;
    asked = text;
    const isCurrent = () => asked === text && !lifetime.signal.aborted;
    if (isOwnPage) history.replaceState(history.state, "", text ? `?q=${encodeURIComponent(text)}` : location.pathname);
    if (!text) return show([]);
    try {
      opened ??= openIndex(index, language);
      const found = await opened(text);
      const pages = await found.read(0, shownAtOnce);
      if (!isCurrent()) return;
      const lines = [
        ...(found.count && !found.instead ? [] : [nothing?.replace("{}", text)]),
        ...(found.count && found.instead ? [instead?.replace("{}", found.instead)] : []),
        ...(found.count ? [counted?.replace("{}", `${found.count}`)] : []),
      ];
      show(pages, lines.join(" "));
      more.hidden = found.count <= shownAtOnce;
      more.onclick = async () => {
        const shown = list.children.length;
        const next = (await found.read(shown, shown + shownAtOnce)).map(pageItem);
        if (!isCurrent()) return;
        list.append(...next);
        next[0]?.querySelector("a")?.focus();
        more.hidden = list.children.length >= found.count;
      };
    } catch {
      // The next letter tries again.
      opened = undefined;
      if (!isCurrent()) return;
      asked = "";
      show([], failed);
    }
  };
  const show = (pages: readonly FoundPage[], text = "") => {
    status.textContent = text;
    list.replaceChildren(...pages.map(pageItem));
    more.hidden = true;
  };

  query.addEventListener(
    "input",
    () => {
      // It comes while somebody goes on writing.
      if (query.value.trim()) opened ??= openIndex(index, language);
      clock.clearTimeout(timer);
      timer = clock.setTimeout(run, pause);
    },
    lifetime,
  );
  element.querySelector("form")?.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      if (isOwnPage) void run();
      // The policies of other pages let no form lead anywhere.
      else location.assign(`${(event.target as HTMLFormElement).action}?q=${encodeURIComponent(query.value.trim())}`);
    },
    lifetime,
  );
  if (isOwnPage) query.value ||= new URLSearchParams(location.search).get("q") ?? "";
  // Somebody may have typed before the script came.
  void run();
  return () => clock.clearTimeout(timer);
};

function pageItem({ parts, ...page }: FoundPage): HTMLElement {
  const item = partItem(page);
  if (parts.length > 0) {
    const list = document.createElement("ul");
    list.append(...parts.map(partItem));
    item.append(list);
  }
  return item;
}

function partItem({ title, url, excerpt }: FoundPart): HTMLElement {
  const item = document.createElement("li");
  const link = Object.assign(document.createElement("a"), { href: url, textContent: title });
  item.append(link);
  if (excerpt) {
    const text = document.createElement("p");
    text.append(...marked(excerpt));
    item.append(text);
  }
  return item;
}

/** The parts of an excerpt, every second of which is marked. What looks like markup in it is text of the page. */
function marked(excerpt: string): (string | HTMLElement)[] {
  return excerpt.split(/<\/?mark>/).map((part, index) => {
    const text = part.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
    return index % 2 === 0 ? text : Object.assign(document.createElement("mark"), { textContent: text });
  });
}
register("search", search);
