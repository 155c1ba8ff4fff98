import { chromium, type Page } from "playwright";
import { findBrowser } from "../../command-line/find-browser.ts";
import { revisePage } from "../workload/revise-page.ts";

interface SavesTarget {
  /** The address of the page. */
  readonly address: string;
  /** Its file. */
  readonly file: string;
  /** The number of the next edit of that file. */
  readonly firstRevision: number;
  readonly saves: number;
}

/**
 * Milliseconds from the write of a page to the first moment after the paint of a frame with it, in a browser that shows
 * it, for each save.
 */
export async function measureSaves({ address, file, firstRevision, saves }: SavesTarget): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(record);
    await page.goto(address, { waitUntil: "networkidle" });
    // The first edit finds the code of the server and of the browser unused.
    await save(page, file, firstRevision);
    const times: number[] = [];
    for (let edit = 1; edit <= saves; edit++) times.push(await save(page, file, firstRevision + edit));
    return times;
  } finally {
    await browser.close();
  }
}

async function save(page: Page, file: string, revision: number): Promise<number> {
  // Nobody saves before the check of the last save is over.
  await page.waitForTimeout(1000);
  const written = performance.timeOrigin + performance.now();
  const text = revisePage(file, revision);
  const painted = await page.waitForFunction((wanted) => (window as unknown as Recording).painted.get(wanted), text, {
    timeout: 60_000,
  });
  return Number(await painted.jsonValue()) - written;
}

interface Recording {
  /** When the sentence of each edit was painted, in milliseconds since 1970. */
  readonly painted: Map<string, number>;
}

/** Runs in every document: notes when each new sentence has been painted. */
function record(): void {
  const painted = new Map<string, number>();
  Object.assign(window, { painted });
  const look = () => {
    const [sentence] =
      /This sentence has been changed \d+ times\./.exec(document.querySelector("main")?.textContent ?? "") ?? [];
    if (sentence === undefined || painted.has(sentence)) return;
    painted.set(sentence, 0);
    // The message is handled after the frame whose beginning it was sent in.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => painted.set(sentence, performance.timeOrigin + performance.now());
      port2.postMessage(undefined);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
