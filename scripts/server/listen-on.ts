import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { UsageError } from "../program/usage-error.ts";

/** The host and the port of a server. */
export interface ListenPlace {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

/** The requested host and port of a server. */
export interface WantedPlace extends ListenPlace {
  /** Whether the user asked for this port, so that no other one will do. */
  readonly isAsked: boolean;
}

/** All addresses of the machine, so that other machines can reach the server. */
export const everyAddress = "0.0.0.0";

/** Resolves once a server listens. `localhost` is the address that every machine has. Clients that know another one try this too. */
export async function listenOn(server: Server, { host, port }: ListenPlace): Promise<void> {
  const problem = await tryToListen(server, { host: host === "localhost" ? "127.0.0.1" : host, port });
  if (problem) throw describe(problem, { host, port });
}

/** Finds a port for a server: the one that the user asked for, with a UsageError if that fails; otherwise the next free one. */
export async function findFreePlace({ host, port, isAsked }: WantedPlace): Promise<ListenPlace> {
  // A server on the other address of `localhost` could be mistaken for this one.
  for (const address of host === "localhost" ? ["127.0.0.1", "::1"] : [host]) {
    const probe = createServer();
    const problem = await tryToListen(probe, { host: address, port });
    if (!problem) await closeServer(probe);
    else if (problem.code === "EADDRINUSE" && !isAsked) return findFreePlace({ host, port: port + 1, isAsked });
    // Not every machine has IPv6.
    else if (address !== "::1" || problem.code === "EADDRINUSE") throw describe(problem, { host, port });
  }
  return { host, port };
}

/** Resolves once a server listens, or with the system's error. */
function tryToListen(server: Server, place: ListenPlace): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once("error", resolve);
    server.listen(place, () => resolve(undefined));
  });
}

/** Closes a server together with all its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The address to open in a browser: `localhost` if the server listens on all addresses. */
export function addressListenedOn(server: Server, host: string): string {
  // `address` returns a string only for a pipe or socket file.
  return `http://${host === everyAddress ? "localhost" : host}:${(server.address() as AddressInfo).port}`;
}

function describe({ code = "", message }: NodeJS.ErrnoException, { port }: ListenPlace): UsageError {
  const problems: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Choose another one with --port or PORT.`,
    EACCES: `You may not use port ${port}. Choose one above 1023 with --port or PORT.`,
  };
  return new UsageError(problems[code] ?? `Port ${port} cannot be used: ${message}.`);
}
