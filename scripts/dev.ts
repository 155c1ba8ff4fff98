import { join, resolve } from "node:path";
import { createServer } from "vite";
import { parseDevFlags, parsePort } from "./options.ts";
import { projectRoot } from "./project.ts";
import { runCommand } from "./run-command.ts";
import { sitePlugin } from "./vite-plugin-site.ts";

await runCommand(async () => {
  const flags = parseDevFlags(process.argv.slice(2));
  const server = await createServer({
    root: projectRoot,
    configFile: join(projectRoot, "vite.config.ts"),
    plugins: [sitePlugin(resolve(flags.pages))],
    server: { port: parsePort(process.env) },
  });
  await server.listen();
  server.printUrls();
  return 0;
});
