import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createInterface } from "node:readline";
import { scriptCommand } from "../../program/script-command.ts";

/** The figures of a site's server under load. */
export interface LoadResult {
  readonly requests: number;
  readonly connections: number;
  readonly perSecond: number;
  /** Answers that were none, or not those that they should be. */
  readonly errors: number;
  /** Of its process after a tenth of the requests and after all; none where the system does not say. */
  readonly mebibytes: readonly number[];
  readonly files: readonly number[];
}

interface Load {
  readonly requests: number;
  readonly connections: number;
}

/** Asks the server for all pages of a built site in turn, over several connections at once, some of which break off. */
export async function loadServer(
  site: string,
  paths: readonly string[],
  { requests, connections }: Load,
): Promise<LoadResult> {
  const { program, args } = scriptCommand("serve", ["--site", site]);
  const server = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, PORT: "0" } });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const origin = await addressOf(server.stdout);
    let [asked, errors] = [0, 0];
    const work = async (until: number) => {
      while (asked < until) {
        const number = asked++;
        const path = paths[number % paths.length] ?? "/";
        if (!(await ask(new URL(path, origin), agent, number % 50 === 0))) errors += 1;
      }
    };
    const all = (until: number) => Promise.all(Array.from({ length: connections }, () => work(until)));
    await all(requests / 10);
    const before = usageOf(server.pid);
    const started = performance.now();
    await all(requests);
    const seconds = (performance.now() - started) / 1000;
    agent.destroy();
    const after = usageOf(server.pid);
    return {
      requests,
      connections,
      perSecond: (requests * 0.9) / seconds,
      errors,
      mebibytes: [before, after].flatMap((usage) => usage?.mebibytes ?? []),
      files: [before, after].flatMap((usage) => usage?.files ?? []),
    };
  } finally {
    agent.destroy();
    server.kill();
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^The site is on (\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("The server has ended without an address.");
}

/** Asks for an address. Returns whether the whole answer came with status 200; who breaks off is content with its beginning. */
function ask(url: URL, agent: Agent, breaksOff: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    request(url, { agent, headers: { "Accept-Encoding": "br, gzip" } }, (response) => {
      const isFound = response.statusCode === 200;
      if (breaksOff) {
        response.destroy();
        return resolve(isFound);
      }
      response.on("error", () => resolve(false)).on("end", () => resolve(isFound && response.complete));
      response.resume();
    })
      .on("error", () => resolve(false))
      .end();
  });
}

/** The memory that a process holds and the files that it has open, where the system says so. */
function usageOf(pid: number | undefined): { mebibytes: number; files: number } | undefined {
  try {
    const [, kibibytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return { mebibytes: Number(kibibytes) / 1024, files: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return undefined;
  }
}
