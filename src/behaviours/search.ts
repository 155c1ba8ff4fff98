import { type Behaviour, partOf, register } from "./behaviour.ts";
import { type Found, type FoundPage, type FoundPart, openIndex, type SearchIndex } from "./search-index.ts";

/** Throttles the search, in milliseconds: of letters typed faster than this, the first and the last are searched for. */
const pause = 80;

/** After this pause in typing, in milliseconds, people are reading. */
const writing = 200;

const shownAtOnce = 8;

let opened: SearchIndex | undefined;

/** Shows results while someone types. Nothing is fetched before someone opens the search or focuses its field. */
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

  // It loads while they start typing.
  const fetchIndex = (moment = performance.timeOrigin) => (opened ??= openIndex(index, language, moment));
  const run = async (isRepeated = false) => {
    const text = query.value.trim();
    if (text === asked) return;
    asked = text;
    const turn = ++lastAsked;
    // Results asked for while typing stay until there are newer ones.
    const isNewest = () => turn >= lastShown && !lifetime.signal.aborted;
    if (isOwnPage) history.replaceState(history.state, "", text ? `?q=${encodeURIComponent(text)}` : location.pathname);
    const show = (message = "") => {
      lastShown = turn;
      status.textContent = message;
      list.replaceChildren();
      more.hidden = true;
    };
    /** In order, each as soon as it has loaded. */
    const append = async ({ count, read }: Found, from: number, to: number) => {
      for (const [index, page] of read(from, to).entries()) {
        const item = pageItem(await page);
        if (lastShown !== turn) return;
        list.append(item);
        // The visitor has asked for more.
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
      // While someone is still typing, further pages would delay the next first page.
      if (turn === lastAsked) await append(found, 1, shownAtOnce);
    } catch {
      // The site may have been published anew. After that, the next letter tries again.
      opened = undefined;
      if (turn < lastAsked || !isNewest()) return;
      asked = "";
      if (isRepeated) return show(failed);
      fetchIndex(Date.now());
      await run(true);
    }
  };
  query.addEventListener(
    "input",
    () => {
      clock.clearTimeout(first);
      if (query.value.trim().length === 1) {
        // It may be in another part of the index than the word, which would have to wait for it.
        first = clock.setTimeout(() => run(), writing);
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
  query.addEventListener("focus", () => fetchIndex(), lifetime);
  if (document.activeElement === query) fetchIndex();
  element.querySelector("form")?.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      if (isOwnPage) void run();
      // The policies of other pages block form submission.
      else location.assign(`${(event.target as HTMLFormElement).action}?q=${encodeURIComponent(query.value.trim())}`);
    },
    lifetime,
  );
  if (isOwnPage) query.value ||= new URLSearchParams(location.search).get("q") ?? "";
  // Someone may have typed before the script loaded.
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
  const link = Object.assign(document.createElement("a"), { href: url, textContent: curled(title) });
  item.append(link);
  if (excerpt) {
    const text = document.createElement("p");
    text.append(...marked(curled(excerpt)));
    item.append(text);
  }
  return item;
}

/** The index has straight apostrophes, which separate the words of "l'huile". */
const curled = (text: string) => text.replaceAll(/(?<=\p{L})'(?=\p{L})/gu, "’");

/** The parts of an excerpt, every second one marked. Anything else that looks like markup is text of the page. */
function marked(excerpt: string): (string | HTMLElement)[] {
  return excerpt.split(/<\/?mark>/).map((part, index) => {
    const text = part.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
    return index % 2 === 0 ? text : Object.assign(document.createElement("mark"), { textContent: text });
  });
}
register("search", search);
