import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { drawn } from "./layout-shift.ts";
import { openObservedPage } from "./observed-page.ts";
import type { ServedSite } from "./served-site.ts";

/**
 * Cuts HTML between elements of the header and of the first block, so that each piece is a state in which a slow connection may
 * leave a page. The rest, which is below what the visitor sees, is one piece.
 */
function cut(html: string): readonly string[] {
  const end = html.indexOf("</section>");
  // The side menu is not shown: it is in one piece.
  const menu = html.slice(html.indexOf("<dialog"), html.indexOf("</dialog>"));
  const start = html
    .slice(0, end)
    .replace(menu, "\0")
    .split(/(?<=<\/(?:h1|nav|header|figure)>|<main[^>]*>)|(?=<(?:li|p)\b)/);
  return [...start.map((piece) => piece.replace("\0", menu)), html.slice(end)];
}

/** Serves a page in pieces, each of them when it is asked for. */
async function servePieces(
  { out, origin }: ServedSite,
  path: string,
): Promise<{ address: string; pieces: number; sendNext(): Promise<void> }> {
  const pieces = cut(readFileSync(join(out, path === "/" ? "index.html" : `${path}.html`), "utf8"));
  let sent = 0;
  let accept: (write: (piece: string) => Promise<void>) => void;
  const asked = new Promise<(piece: string) => Promise<void>>((resolve) => {
    accept = resolve;
  });
  const server = createServer((request, response) => {
    if (request.url !== path) return void response.writeHead(302, { Location: origin + request.url }).end();
    response.writeHead(200, { "Content-Type": "text/html;charset=utf-8" });
    accept(
      (piece) =>
        new Promise((resolve) => {
          response.write(piece, () => resolve());
          sent += 1;
          if (sent === pieces.length) response.end();
        }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    pieces: pieces.length,
    sendNext: async () => (await asked)(pieces[sent] ?? ""),
  };
}

/** Tests that nothing of a page that the visitor sees first moves while its HTML comes in pieces. */
export function testPieces(site: ServedSite, path: string): void {
  test.each([360, 768, 1280])(`nothing of ${path} moves at %d px while its HTML comes in pieces`, async (width) => {
    const page = await openObservedPage({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
    const { address, pieces, sendNext } = await servePieces(site, path);
    expect(pieces).toBeGreaterThan(10);
    const arrived = page.goto(address, { waitUntil: "commit" });
    await sendNext();
    await arrived;
    for (let count = 1; count < pieces; count++) {
      await sendNext();
      await drawn(page);
    }
    await page.waitForLoadState();
    await drawn(page);
    const shifts = await page.evaluate(() => window.shifts());
    // The line of a document moves by 3 px within its row where a piece ends before its field, which is a little higher than the line.
    expect(shifts.filter(({ value }) => value >= 0.0001)).toEqual([]);
    expect(await page.locator("header nav").first().isVisible()).toBe(width === 1280);
  });
}
