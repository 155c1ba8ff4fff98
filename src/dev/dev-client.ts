import { type DevData, devDataId, devEvents } from "./dev-data.ts";
import { createDevRequests } from "./dev-requests.ts";
import { followBehaviours } from "./followed-behaviours.ts";
import { startGallery } from "./gallery.ts";
import { createInspector } from "./inspector.ts";
import { createMistakePanel } from "./mistake-panel.ts";
import { reactState } from "./react-state.ts";
import { createShownPage } from "./shown-page.ts";

// The first script of a page of the dev server: it sees the page as it came. Nothing of this room is in a build.
followBehaviours();
const first = readData(document);
const requests = createDevRequests(first?.token);
const panel = createMistakePanel(requests);
const inspector = requests && createInspector(requests);
const page = createShownPage();

/** What the server says of a document beside what it shows. */
function readData(shown: Document): DevData | undefined {
  const text = shown.getElementById(devDataId)?.textContent;
  // The dev server writes it.
  return text ? (JSON.parse(text) as DevData) : undefined;
}

function sayWhatIsShown(): void {
  import.meta.hot?.send(devEvents.show, location.pathname + location.search);
}

let shownPath = location.pathname;
reactState.onArrival = () => {
  if (location.pathname === shownPath) return;
  shownPath = location.pathname;
  page.leave();
  sayWhatIsShown();
};
import.meta.hot?.on(devEvents.page, async (html: string) => {
  const next = new DOMParser().parseFromString(html, "text/html");
  // Vite's, of an error that has been mended.
  for (const overlay of document.querySelectorAll("vite-error-overlay")) overlay.remove();
  inspector?.leave();
  await page.show(next);
  panel.show(readData(next));
});
import.meta.hot?.on(devEvents.change, () => {
  reactState.isStale = true;
});
import.meta.hot?.on(devEvents.move, (address: string) => location.assign(address));
import.meta.hot?.on(devEvents.style, (address: string) => import(/* @vite-ignore */ address));
// Vite's connection has been lost and is there again, or it stands for the first time.
import.meta.hot?.on("vite:ws:connect", sayWhatIsShown);
sayWhatIsShown();
panel.show(first);
const main = document.querySelector("main");
if (main && location.pathname === `${import.meta.env.BASE_URL}__blocks`) void startGallery(main);
