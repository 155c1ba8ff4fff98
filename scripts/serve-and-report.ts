import { resolve } from "node:path";
import { createSiteServer } from "./output/site-server.ts";

/** Serves a built site, and prints where. Port 0 lets the system choose. */
export async function serveAndReport(site: string, port: number): Promise<void> {
  const address = await createSiteServer(resolve(site)).listen(port);
  process.stdout.write(`The site is on ${address}\n`);
}
