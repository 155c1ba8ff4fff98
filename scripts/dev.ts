import { resolve } from "node:path";
import { requireComponents } from "./bundle/require-components.ts";
import { parseDevFlags, parsePort } from "./command-line/options.ts";
import { runCommand } from "./command-line/run-command.ts";
import { createDevServer } from "./dev-server/create-dev-server.ts";

await runCommand(async () => {
  const flags = parseDevFlags(process.argv.slice(2));
  requireComponents();
  const server = await createDevServer(resolve(flags.pages), parsePort(process.env));
  await server.listen();
  server.printUrls();
  return 0;
});
