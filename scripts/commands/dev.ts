import { requireComponents } from "../bundle/require-components.ts";
import { devAddresses } from "../command-line/dev-addresses.ts";
import { listenPlaceOf } from "../command-line/environment.ts";
import type { Flags } from "../command-line/options.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { choosePlace } from "../command-line/serve-and-report.ts";
import { createDevServer } from "../dev-server/create-dev-server.ts";
import { createEditingServer } from "../editor/editing-server.ts";

export async function run({ project, pages: folder, host, port }: Flags<"dev">): Promise<number> {
  const pages = requirePages(folder);
  requireComponents(project);
  const place = { project, pages, port: (await choosePlace(listenPlaceOf({ host, port }, process.env))).port };
  // Nobody else may write here.
  const { server } = host
    ? { server: await createDevServer({ ...place, isOpenToNetwork: true }) }
    : await createEditingServer(place);
  await server.listen();
  if (server.resolvedUrls) process.stdout.write(devAddresses(server.resolvedUrls, process.stdout.isTTY));
  return 0;
}
