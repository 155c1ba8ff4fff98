import type { Contact } from "../content.gen.ts";
import type { PageFacts, Thing } from "./thing.ts";

/** The place of the first block that has an address: without one there is nowhere to go. */
export function localBusiness(blocks: readonly Contact[], { provider }: PageFacts): Thing | undefined {
  const block = blocks.find(({ address }) => address !== undefined);
  if (!block?.address) return undefined;
  const { name = provider["name"], address, ways, map } = block;
  const after = (scheme: string) => ways.find(({ href }) => href?.startsWith(scheme))?.href?.slice(scheme.length);
  const telephone = after("tel:");
  const email = after("mailto:");
  return {
    "@type": "LocalBusiness",
    name,
    address: address.join(", "),
    ...(telephone === undefined ? {} : { telephone }),
    ...(email === undefined ? {} : { email }),
    ...(map?.href.startsWith("https:") ? { hasMap: map.href } : {}),
  };
}
