import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect } from "vitest";

/** A server that somebody may have installed, which serves a built site with what its build wrote for it. */
export interface RealServer {
  readonly name: string;
  /** Writes its configuration into a folder of its own, and returns the words of the command that starts it. */
  command(site: SiteOfServer): readonly string[];
}

interface SiteOfServer {
  /** A folder for what the server needs itself. */
  readonly folder: string;
  readonly root: string;
  /** The folder of the site, which lies below the root as its addresses below the host. */
  readonly out: string;
  readonly port: number;
}

const nginx: RealServer = {
  name: "nginx",
  command({ folder, root, out, port }) {
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const config = `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1; user root;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server { listen 127.0.0.1:${port}; root ${root}; include ${out}/.hosts/nginx.conf; }
}`;
    writeFileSync(join(folder, "nginx.conf"), process.getuid?.() === 0 ? config : config.replace("user root;", ""));
    return ["nginx", "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  },
};

const caddy: RealServer = {
  name: "caddy",
  command({ folder, root, out, port }) {
    const config = `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${root}
	import ${out}/.hosts/Caddyfile
}
`;
    writeFileSync(join(folder, "Caddyfile"), config);
    return ["caddy", "run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  },
};

const apache: RealServer = {
  name: "apache2",
  command({ folder, root, port }) {
    const modules = ["mpm_event", "authz_core", "dir", "mime", "headers", "rewrite", "negotiation", "alias"];
    const config = `
ServerRoot ${folder}
ServerName 127.0.0.1
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
Listen 127.0.0.1:${port}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
TypesConfig /dev/null
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`;
    writeFileSync(join(folder, "apache.conf"), config);
    return ["apache2", "-f", join(folder, "apache.conf"), "-D", "FOREGROUND"];
  },
};

/** The servers that a test can start here. */
export const realServers = [nginx, caddy, apache];

/** Whether a command is installed. */
export function isInstalled(name: string): boolean {
  return spawnSync("sh", ["-c", `PATH="$PATH:/usr/sbin" command -v ${name}`]).status === 0;
}

/** Starts a server for a site, and waits until it answers. */
export async function startServer(server: RealServer, { folder, root, out }: Omit<SiteOfServer, "port">) {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const [command = "", ...words] = server.command({ folder, root, out, port });
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(command, words, { env, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  child.stderr.on("data", (data) => {
    said += data;
  });
  const answer = async () => {
    if (child.exitCode !== null) throw new Error(`${server.name} has ended:\n${said}`);
    return (await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" })).status;
  };
  await expect.poll(answer).toBeGreaterThan(0);
  return { port, stop: () => end(child) };
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === "object" ? address.port : 0));
    });
  });
}
