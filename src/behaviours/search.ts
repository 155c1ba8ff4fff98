import { type Behaviour, partOf, register } from "./behaviour.ts";
import { type Found, type FoundPage, type FoundPart, openIndex, type SearchIndex } from "./search-index.ts";

/** Of letters that come faster than this, in milliseconds, the first and the last are searched for. */
const pause = 80;

/** Somebody who has not gone on writing for so long, in milliseconds, reads. */
const writing = 200;

const shownAtOnce = 8;

let opened: SearchIndex | undefined;

/** Shows what a field finds while it is written in. Nothing is fetched before somebody opens the search, or moves into its field. */
export const search: Behaviour = (element, { clock, lifetime }) => {
  const [status, list, more] = [partOf(element, "status"), partOf(element, "results"), partOf(element, "more")];
  const query = partOf(element, "query") as HTMLInputElement;
  const { index = "", language = "", texts = "[]" } = element.dataset;
  const [counted, nothing, instead, failed] = JSON.parse(texts) as readonly string[];
  const isOwnPage = element.dataset["behaviour"] !== undefined;
  let asked = "";
  let lastAsked = 0;
  let lastShown = 0;
  let timer: number | undefined;
  let first: number | undefined;

  // It comes while they begin to write.
  const fetchIndex = () => {
    opened ??= openIndex(index, language);
    return opened;
  };
  const run = async () => {
    const text = query.value.trim();
    if (text === asked) return;
    asked = text;
    const turn = ++lastAsked;
    // What was asked for while somebody writes is shown until there is something newer.
    const isNewest = () => turn >= lastShown && !lifetime.signal.aborted;
    if (isOwnPage) history.replaceState(history.state, "", text ? `?q=${encodeURIComponent(text)}` : location.pathname);
    const show = (message = "") => {
      lastShown = turn;
      status.textContent = message;
      list.replaceChildren();
      more.hidden = true;
    };
    /** In their order, each as soon as it has come. */
    const append = async ({ count, read }: Found, from: number, to: number) => {
      for (const [index, page] of read(from, to).entries()) {
        const item = pageItem(await page);
        if (lastShown !== turn) return;
        list.append(item);
        // Somebody has asked for more.
        if (from >= shownAtOnce && index === 0) item.querySelector("a")?.focus();
      }
      more.hidden = to < shownAtOnce || to >= count;
      more.onclick = () => append({ count, read }, to, to + shownAtOnce);
    };
    if (!text) return show();
    try {
      const found = await fetchIndex()(text);
      if (!found || !isNewest()) return;
      const lines = [
        ...(found.count && !found.instead ? [] : [nothing?.replace("{}", text)]),
        ...(found.count && found.instead ? [instead?.replace("{}", found.instead)] : []),
        ...(found.count ? [counted?.replace("{}", `${found.count}`)] : []),
      ];
      show(lines.join(" "));
      await append(found, 0, 1);
      await new Promise((resolve) => clock.setTimeout(() => resolve(undefined), writing));
      // Whoever goes on writing waits for another first page, which the others would delay.
      if (turn === lastAsked) await append(found, 1, shownAtOnce);
    } catch {
      // The next letter tries again.
      opened = undefined;
      if (turn < lastAsked || !isNewest()) return;
      asked = "";
      show(failed);
    }
  };
  query.addEventListener(
    "input",
    () => {
      clock.clearTimeout(first);
      if (query.value.trim().length === 1) {
        // It may have another part of the index than the word, which would have to wait for that.
        first = clock.setTimeout(run, writing);
        return;
      }
      if (timer === undefined) void run();
      clock.clearTimeout(timer);
      timer = clock.setTimeout(() => {
        timer = undefined;
        void run();
      }, pause);
    },
    lifetime,
  );
  query.addEventListener("focus", fetchIndex, lifetime);
  if (document.activeElement === query) fetchIndex();
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
  return () => {
    clock.clearTimeout(timer);
    clock.clearTimeout(first);
  };
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
