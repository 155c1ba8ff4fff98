import { resolve } from "node:path";
import { createDevServer } from "./create-dev-server.ts";
import { parseDevFlags, parsePort } from "./options.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const flags = parseDevFlags(process.argv.slice(2));
  const server = await createDevServer(resolve(flags.pages), parsePort(process.env));
  await server.listen();
  server.printUrls();
  return 0;
});
