import { requireComponents } from "../bundle/require-components.ts";
import { listenPlaceOf } from "../command-line/environment.ts";
import type { Flags } from "../command-line/options.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { choosePlace } from "../command-line/serve-and-report.ts";
import { createEditingServer } from "../editor/editing-server.ts";

export async function run({ project, pages: folder, port }: Flags<"edit">): Promise<number> {
  const pages = requirePages(folder);
  requireComponents(project);
  const place = await choosePlace(listenPlaceOf({ port }, process.env));
  const { server, address } = await createEditingServer({ project, pages, port: place.port });
  await server.listen();
  const [site = ""] = server.resolvedUrls?.local ?? [];
  process.stdout.write(`Open this address to edit the site: ${new URL(address, site)}\n`);
  process.stdout.write("Only this machine can open it, and anyone with the address can edit.\n");
  return 0;
}
