import { parsePage } from "../navigation/parse-page.ts";
import { type DevData, devDataId, devEvents } from "./dev-data.ts";
import { followBehaviours } from "./followed-behaviours.ts";
import { createMistakePanel } from "./mistake-panel.ts";
import { followPage } from "./shown-page.ts";

// The first script of a page of the dev server: it sees the page as sent. Nothing in this folder is part of a build.
followBehaviours();
const first = readData(document);
const panel = createMistakePanel();
const show = followPage();

// Vite would start one from a string, which the policy forbids; without it, Vite polls for the server from the page.
Reflect.deleteProperty(window, "SharedWorker");

function readData(shown: Document): DevData | undefined {
  const text = shown.getElementById(devDataId)?.textContent;
  // The dev server writes it.
  return text ? (JSON.parse(text) as DevData) : undefined;
}

/** The page that was sent last, until it is shown. */
let waiting: string | undefined;
let isShowing = false;

/** Shows pages as they are sent, one after another: of several in the meantime, only the last. */
async function showSent(): Promise<void> {
  if (isShowing) return;
  isShowing = true;
  while (waiting !== undefined) {
    const html = waiting;
    waiting = undefined;
    await showPage(html).catch((error) => loadAnew(html, error));
  }
  isShowing = false;
}

const failedKey = "dev-failed";

/** Reloads a page that could not be shown, because the server assumes it was; not twice, in case that does not help. */
function loadAnew(html: string, error: unknown): void {
  reportError(error);
  if (sessionStorage.getItem(failedKey) === html) return;
  sessionStorage.setItem(failedKey, html);
  location.reload();
}

async function showPage(html: string): Promise<void> {
  const next = parsePage(html);
  const data = readData(next);
  if (data?.policy !== first?.policy) return location.reload();
  // Vite's own, for an error that has been fixed.
  for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
  await show(next);
  panel.show(data);
}

import.meta.hot?.on(devEvents.page, (html: string) => {
  waiting = html;
  void showSent();
});
import.meta.hot?.on(devEvents.move, (address: string) => location.assign(address));
import.meta.hot?.on(devEvents.style, (address: string) => import(/* @vite-ignore */ address));
const sayWhatIsShown = () => import.meta.hot?.send(devEvents.show, location.pathname + location.search);
// Vite has connected, for the first time or again.
import.meta.hot?.on("vite:ws:connect", sayWhatIsShown);
sayWhatIsShown();
panel.show(first);
