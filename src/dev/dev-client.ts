import { parsePage } from "../navigation/parse-page.ts";
import { type DevData, devDataId, devEvents } from "./dev-data.ts";
import { followBehaviours } from "./followed-behaviours.ts";
import { createMistakePanel } from "./mistake-panel.ts";
import { followPage } from "./shown-page.ts";

// The first script of a page of the dev server: it sees the page as it came. Nothing of this room is in a build.
followBehaviours();
const first = readData(document);
const panel = createMistakePanel();
const show = followPage();

// Vite would start one from a text, which the policy forbids; without it Vite asks from the page whether the server is there again.
Reflect.deleteProperty(window, "SharedWorker");

function readData(shown: Document): DevData | undefined {
  const text = shown.getElementById(devDataId)?.textContent;
  // The dev server writes it.
  return text ? (JSON.parse(text) as DevData) : undefined;
}

/** The page that was sent last, until it is shown. */
let waiting: string | undefined;
let isShowing = false;

/** Shows what was sent, one after another: of several that came meanwhile only the last. */
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

/** Has the browser load a page that could not be shown, as the server takes it for shown; not twice, where that does not help. */
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
  // Vite's, of an error that has been mended.
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
// Vite's connection has been lost and is there again, or it stands for the first time.
import.meta.hot?.on("vite:ws:connect", sayWhatIsShown);
sayWhatIsShown();
panel.show(first);
