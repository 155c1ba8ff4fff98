import { lookup } from "node:dns/promises";
import type { Server } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import { UsageError } from "../program/usage-error.ts";

/** The host and the port of a server. */
export interface ListenPlace {
  /** A name or an address of this machine. */
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
}

/** True if a host means all addresses of the machine, so that other machines can reach the server. */
export function isEveryAddress(host: string): boolean {
  return ["0", "0.0.0.0", "::"].includes(host);
}

/**
 * Listens on the same port of every address of a host: `localhost` has two on most machines, and some clients try only
 * one. An address that the machine does not have, such as that of IPv6 where it is off, is skipped if there is another one.
 */
export async function listenOn(place: ListenPlace, create: () => Server): Promise<Server[]> {
  const servers: Server[] = [];
  try {
    const found = await lookup(place.host, { all: true });
    for (const address of new Set(found.map((one) => one.address))) {
      const server = create();
      const port = servers[0] ? portOf(servers[0]) : place.port;
      if (await listen(server, address, port)) servers.push(server);
    }
  } catch (error) {
    await closeServers(servers);
    // The port that the system chose for the first address is in use on the second: let it choose another one.
    if (place.port === 0 && servers.length > 0) return listenOn(place, create);
    throw describe(error, place);
  }
  if (servers.length > 0) return servers;
  throw new UsageError(
    `HOST: ${place.host} is not an address of this machine. Set HOST to one that is, or to localhost.`,
  );
}

/** Closes servers together with all their connections. */
export async function closeServers(servers: readonly Server[]): Promise<void> {
  const closed = servers.map((server) => {
    const done = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return done;
  });
  await Promise.all(closed);
}

/** The address to open in a browser: `localhost` if the server listens on all addresses. */
export function addressListenedOn([server]: readonly Server[], host: string): string {
  const name = isEveryAddress(host) ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${server ? portOf(server) : ""}`;
}

function portOf(server: Server): number {
  // `address` returns a string only for a pipe or socket file.
  return (server.address() as AddressInfo).port;
}

const notHere = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/** Resolves to true once the server listens, or to false if the machine has no such address. */
function listen(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => (notHere.has(error.code ?? "") ? resolve(false) : reject(error));
    server.once("error", fail).listen({ host, port }, () => {
      server.off("error", fail);
      resolve(true);
    });
  });
}

/** Describes an error of listening or of looking up a name. Both fail with system errors only. */
function describe(error: unknown, { host, port }: ListenPlace): UsageError {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const problems: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use. Set PORT to another one.`,
    EACCES: `Port ${port} is not yours to use. Set PORT to one above 1023.`,
    ENOTFOUND: `HOST: no address is known for ${host}. Set HOST to an address of this machine, or to localhost.`,
  };
  return new UsageError(problems[code] ?? `Port ${port} cannot be used: ${message}.`);
}
