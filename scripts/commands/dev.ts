import { resolve } from "node:path";
import { requireComponents } from "../bundle/require-components.ts";
import { devAddresses } from "../command-line/dev-addresses.ts";
import { parsePort } from "../command-line/environment.ts";
import type { Flags } from "../command-line/options.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { createDevServer } from "../dev-server/create-dev-server.ts";

export async function run(flags: Flags<"dev">): Promise<number> {
  const pages = resolve(flags.pages);
  requirePages(pages);
  requireComponents(flags.project);
  const server = await createDevServer({
    project: flags.project,
    pages,
    port: parsePort(process.env),
    isOpenToNetwork: flags.host,
  });
  await server.listen();
  if (server.resolvedUrls) process.stdout.write(devAddresses(server.resolvedUrls, process.stdout.isTTY));
  return 0;
}
