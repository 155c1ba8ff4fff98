import { resolve } from "node:path";
import { parsePort, parseServeFlags } from "./options.ts";
import { createSiteServer } from "./output/site-server.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const flags = parseServeFlags(process.argv.slice(2));
  const port = parsePort(process.env);
  const server = createSiteServer(resolve(flags.site));
  const address = await server.listen(port);
  process.stdout.write(`The site is on ${address}\n`);
  return 0;
});
