import { resolve } from "node:path";
import { everyAddress, type ListenPlace } from "../server/listen-on.ts";
import { createSiteServer } from "../server/site-server.ts";

/** Serves a built site and prints its address. */
export async function serveAndReport(site: string, { host, port }: ListenPlace): Promise<void> {
  const address = await createSiteServer(resolve(site)).listen(port, host);
  const reach = host === everyAddress ? `, and open to whoever reaches this machine (${host})` : "";
  process.stdout.write(`The site is on ${address}${reach}\n`);
}
