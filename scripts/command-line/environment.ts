import { z } from "zod";
import { UsageError } from "../program/usage-error.ts";
import { everyAddress, type WantedPlace } from "../server/listen-on.ts";

/** True if a text is the number of a port. */
export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535;
}

/**
 * Where a command serves a site: on every address where a flag says so; on the port that a flag names, or else the environment variable
 * `PORT`, by default 4173.
 */
export function listenPlaceOf(
  { host = false, port }: { readonly host?: boolean; readonly port?: number | undefined },
  { PORT }: NodeJS.ProcessEnv,
): WantedPlace {
  if (port === undefined && PORT && !isPort(PORT)) throw new UsageError("PORT: expected a port number.");
  return {
    host: host ? everyAddress : "localhost",
    port: port ?? Number(PORT || 4173),
    isAsked: port !== undefined || Boolean(PORT),
  };
}

const reproducible = z.object({ SOURCE_DATE_EPOCH: z.coerce.number().int().min(0).max(8.64e12).optional() });

/** The moment as of which content is checked and built: that of `SOURCE_DATE_EPOCH` (seconds since 1970) if it is set, else `now`. */
export function parseClock(env: NodeJS.ProcessEnv, now: Date): Date {
  const result = reproducible.safeParse(env["SOURCE_DATE_EPOCH"] ? env : {});
  if (!result.success) throw new UsageError("SOURCE_DATE_EPOCH: expected a whole number of seconds.");
  const seconds = result.data.SOURCE_DATE_EPOCH;
  return seconds === undefined ? now : new Date(seconds * 1000);
}
