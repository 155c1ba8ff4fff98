import { findFreePlace, type ListenPlace, type WantedPlace } from "../server/listen-on.ts";

/** Where a command serves, before it does anything else. It says so where that is not the port which people know. */
export async function choosePlace(wanted: WantedPlace): Promise<ListenPlace> {
  const place = await findFreePlace(wanted);
  if (place.port !== wanted.port)
    process.stderr.write(
      `Port ${wanted.port} is in use: ${place.port} takes its place. --port asks for a certain one.\n`,
    );
  return place;
}
