import { type Behaviour, partOf, register } from "./behaviour.ts";
import type { IndexEntry } from "./search-index.ts";

const storageKey = "search-key";

/** Whether the key opens the search. People whose voice input or hand types it by mistake can switch it off. */
function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    // Storage is blocked.
    return true;
  }
}

/** Fetches the largest files of an index into the browser's cache while the script loads. The worker would ask for them one by one. */
async function fetchAhead(folder = "", language = ""): Promise<void> {
  const read = (file: string) => fetch(folder + file);
  // Its name only depends on the language.
  const wasm = read(`wasm.${language}.pagefind`);
  // The same request as the worker's.
  const entry = `pagefind-entry.json?ts=${performance.timeOrigin}`;
  const { languages } = (await (await read(entry)).json()) as IndexEntry;
  const { hash, second } = languages[language] ?? {};
  const files = [`pagefind.${hash}.pf_meta`, ...(second ? [`2/${entry}`, `2/pagefind.${second}.pf_meta`] : [])];
  await Promise.all([wasm, ...files.map(read)]);
}

/** Opens the search over the page by the key `/`, or by a click on a link to the search page. */
export const searchDialog: Behaviour = (element, attachment) => {
  const { lifetime } = attachment;
  const dialog = element as HTMLDialogElement;
  const box = partOf(dialog, "box");
  const choice = partOf(dialog, "key") as HTMLInputElement;
  const page = box.querySelector("form")?.action ?? "";
  let isKeyOn = readChoice();
  let loaded: Promise<unknown> | undefined;
  const open = () => {
    const onPage = document.querySelector<HTMLElement>("main [data-part=query]");
    if (onPage) return onPage.focus();
    choice.checked = isKeyOn;
    dialog.showModal();
    partOf(box, "query").focus();
    // The search script reports any errors.
    if (!loaded) fetchAhead(box.dataset["index"], box.dataset["language"]).catch(() => {});
    loaded ??= import(/* @vite-ignore */ dialog.dataset["script"] as string).then(() =>
      window.behaviours?.["search"]?.(box, attachment),
    );
    loaded.catch(() => {
      // Without a network the page would be lost.
      if (navigator.onLine) location.assign(page);
      else partOf(box, "status").textContent = JSON.parse(box.dataset["texts"] ?? "[]").at(-1);
      loaded = undefined;
    });
  };
  addEventListener(
    "keydown",
    (event) => {
      const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
      if (key !== "/" || !isKeyOn || ctrlKey || metaKey || altKey || isComposing || event.defaultPrevented) return;
      // Someone is typing (a field keeps the focus for a moment after its dialog closes), or something else is open over the page.
      const field = (target as Element).closest?.("input,textarea,select,[contenteditable]");
      if (field?.getClientRects().length || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      open();
    },
    lifetime,
  );
  document.addEventListener(
    "click",
    (event) => {
      const link = (event.target as Element).closest("a");
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) return;
      if (dialog.contains(link)) return dialog.close();
      if (link.href !== page || dialog.open) return;
      event.preventDefault();
      // Anything open over the page, such as the side menu, has closed by then.
      setTimeout(open);
    },
    lifetime,
  );
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close(), lifetime);
  partOf(dialog, "close").addEventListener("click", () => dialog.close(), lifetime);
  addEventListener("popstate", () => dialog.close(), lifetime);
  choice.addEventListener(
    "change",
    () => {
      isKeyOn = choice.checked;
      try {
        localStorage.setItem(storageKey, isKeyOn ? "on" : "off");
      } catch {
        // Then the choice lasts for this page.
      }
    },
    lifetime,
  );
};
register("search-dialog", searchDialog);
