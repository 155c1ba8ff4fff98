import { resolve } from "node:path";
import { everyAddress, findFreePlace, type ListenPlace, type WantedPlace } from "../server/listen-on.ts";
import { createSiteServer } from "../server/site-server.ts";

/** Serves a built site and prints its address. */
export async function serveAndReport(site: string, { host, port }: ListenPlace): Promise<void> {
  const address = await createSiteServer(resolve(site)).listen(port, host);
  const reach = host === everyAddress ? `, and open to anyone who can reach this machine (${host})` : "";
  process.stdout.write(`The site is on ${address}${reach}\n`);
}

/** Chooses the port before anything else is done, and says so if it is not the usual one. */
export async function choosePlace(wanted: WantedPlace): Promise<ListenPlace> {
  const place = await findFreePlace(wanted);
  if (place.port !== wanted.port)
    process.stderr.write(`Port ${wanted.port} is in use, using ${place.port} instead. Choose one with --port.\n`);
  return place;
}
