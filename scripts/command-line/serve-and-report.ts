import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentHash } from "../cache/content-hash.ts";
import { cacheFolder } from "../program/project.ts";
import { compressSite } from "../server/compress-site.ts";
import { isEveryAddress, type ListenPlace } from "../server/listen-on.ts";
import { createSiteServer } from "../server/site-server.ts";

/** Serves a built site, compressed, and prints its address. */
export async function serveAndReport(site: string, { host, port }: ListenPlace): Promise<void> {
  const out = resolve(site);
  const folder = join(cacheFolder, "compressed", contentHash(out));
  const compressed = existsSync(out) ? await compressSite(out, folder) : undefined;
  const address = await createSiteServer(out, undefined, compressed).listen(port, host);
  const reach = isEveryAddress(host) ? `, and open to whoever reaches this machine (HOST is ${host})` : "";
  process.stdout.write(`The site is on ${address}${reach}\n`);
}
